import { marketplaceQueryOf } from '@trastienda/domain';
import { ordersSearch, type OrdersSearch } from './orders-search.ts';

const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
};

const invoiceQuery = (estado?: string, pedido?: string, isUpload = false) => ({
  estado,
  pedido,
  subir: isUpload ? pedido : undefined,
});

/**
 * The paths of the portal, with the queries that other screens link to (routes table of the specification, D28, D29, D34,
 * D37 to D39). A screen writes the rest of its query by its own search schema.
 */
export const paths = {
  home: () => '/',
  /** Another store: a full load of the root (D23). */
  homeOfStore: (storeId: string) => withQuery('/', { store: storeId }),
  onboarding: () => '/onboarding',
  /** Where the gate sends who has no store: it says so there. */
  withoutStore: () => '/onboarding?motivo=sin-tienda',
  /** Of a store that has no page on the web (D32). */
  noWebsite: () => '/onboarding?servicio=paginas',
  onboardingIdentity: () => '/onboarding/validacion-identidad',
  onboardingAgreement: () => '/onboarding/contrato',
  menu: () => '/menu',
  profileMenu: () => '/menu/perfil',
  /** The list; also `pedido` for the detail in its place. */
  orders: (search: Partial<OrdersSearch> = {}) => `/mis-pedidos${ordersSearch.format(search)}`,
  createGuide: (orderNumber?: string) => withQuery('/mis-pedidos/crear-guia', { pedido: orderNumber }),
  /** A lot of guides of these orders; without any, the lots (D38). */
  guideLots: (orderNumbers: readonly string[] = []) =>
    withQuery('/mis-pedidos/crear-guia', {
      vista: 'lotes',
      pedidos: orderNumbers.length === 0 ? undefined : orderNumbers.join(','),
    }),
  guideHistory: (buscar?: string) => withQuery('/mis-pedidos/crear-guia', { vista: 'historial', buscar }),
  /** One guide's way; without one, the board of all. */
  guideTracking: (guide?: string) => withQuery('/mis-pedidos/crear-guia', { vista: 'rastreo', guia: guide }),
  editGuideAddress: (orderNumber: string) =>
    withQuery('/mis-pedidos/crear-guia/editar-direccion', { pedido: orderNumber }),
  /** Of one order; without one, the page offers those that can (D39). */
  cancelOrder: (orderNumber?: string) => withQuery('/mis-pedidos/cancelar-pedido', { pedido: orderNumber }),
  deliverOrder: (orderNumber?: string) => withQuery('/mis-pedidos/entregar-pedido', { pedido: orderNumber }),
  splitOrder: (orderNumber?: string) => withQuery('/mis-pedidos/separar-pedido', { pedido: orderNumber }),
  uploadEvidence: (orderNumber?: string) =>
    withQuery('/mis-pedidos/subir-evidencia', { pedido: orderNumber }),
  products: (channelName?: string) =>
    withQuery('/mis-productos/catalogo-de-productos', {
      marketplace: channelName === undefined ? undefined : marketplaceQueryOf(channelName),
    }),
  findProducts: (text: string) => withQuery('/mis-productos/catalogo-de-productos', { q: text }),
  /** What many products are changed with; with a load, how it stands. */
  massActivation: (load?: string) =>
    withQuery('/mis-productos/catalogo-de-productos/activacion-masiva', { carga: load }),
  massEdit: () => '/mis-productos/catalogo-de-productos/edicion-masiva',
  prices: () => '/precios',
  bulkTemplate: () => '/mis-productos/catalogo-de-productos/seleccionar-plantilla',
  bulkLoad: (load?: string) =>
    withQuery('/mis-productos/catalogo-de-productos/carga-masiva', { carga: load }),
  createProduct: () => '/mis-productos/catalogo-de-productos/crear-producto',
  /** Another one of the same kind. */
  copyProduct: (id?: string) =>
    withQuery('/mis-productos/catalogo-de-productos/crear-producto', { copia: id }),
  editProduct: (id = '') =>
    `/mis-productos/catalogo-de-productos/editar-producto/${encodeURIComponent(id) || ':productId'}`,
  marketplaces: () => '/canales-de-venta/marketplaces',
  /** What is shared with a channel, before it is linked. */
  channelNotice: (code?: string) => withQuery('/canales-de-venta/marketplaces/aviso', { canal: code }),
  channelSetup: (code?: string) => withQuery('/canales-de-venta/marketplaces/setup', { canal: code }),
  fulfillment: () => '/fulfillment',
  /** A shipment that waits to be sent; without one, a new one. */
  sendInventory: (envio?: string) => withQuery('/fulfillment/enviar-inventario', { envio }),
  /** What is in the boxes of a shipment, to be printed. */
  shipmentContents: (envio: string) => withQuery('/fulfillment/enviar-inventario', { envio, lista: 'true' }),
  /** More of one SKU. */
  sendSku: (sku: string) => withQuery('/fulfillment/enviar-inventario', { sku }),
  withdrawInventory: (sku?: string) => withQuery('/fulfillment/retirar-inventario', { sku }),
  /** With one SKU open over the list. */
  viewInventory: (sku?: string) => withQuery('/fulfillment/consultar-inventario', { sku }),
  /** With one shipment open over the list. */
  shipmentHistory: (envio?: string) => withQuery('/historial-de-envios', { envio }),
  payments: (marketplace: 'claroshop' | 'sears' | 'sanborns' = 'claroshop') =>
    withQuery('/mis-pagos', { marketplace }),
  rejectedEvidences: () => '/mis-pagos/evidencias-rechazadas',
  /** With the form open that sends an order's proof again. */
  rejectedEvidence: (orderNumber: string) =>
    withQuery('/mis-pagos/evidencias-rechazadas', { pedido: orderNumber, subir: orderNumber }),
  /** `channel` as the addresses name it. */
  changeGuide: (orderNumber?: string, channel?: string) =>
    withQuery('/mis-pagos/evidencias-rechazadas/cambio-de-guia', { pedido: orderNumber, canal: channel }),
  salesReport: () => '/reportes/ventas',
  inventoryReport: (onlyUnavailable = false) =>
    withQuery('/reportes/inventario', { solo: onlyUnavailable ? 'no-disponibles' : undefined }),
  reports: () => '/reporte',
  /** Of one order, where it is named: in a tab, with the form open that sends its invoice. */
  automaticInvoices: (tab?: string, orderNumber?: string, isUpload = false) =>
    withQuery('/subir-facturas/automaticas', invoiceQuery(tab, orderNumber, isUpload)),
  manualInvoices: (tab?: string, orderNumber?: string, isUpload = false) =>
    withQuery('/subir-facturas/manuales', invoiceQuery(tab, orderNumber, isUpload)),
  massInvoices: () => '/subir-facturas/masivas',
  /** The demo's own top-up page (D400). */
  topUp: () => '/recargar-saldo',
  taxInformation: () => '/informacion-fiscal',
  /** Opened from an order's guide, it leads back there. */
  storehouse: (orderNumber?: string) => withQuery('/datos-almacen', { pedido: orderNumber }),
  bankInformation: (isChanging = false) =>
    withQuery('/informacion-bancaria', { cambiar: isChanging ? 'true' : undefined }),
  users: () => '/usuarios',
  teamActivity: () => withQuery('/usuarios', { vista: 'actividad' }),
  createUser: () => '/usuarios/crear-usuario',
  editUser: (usuario: string) => withQuery('/usuarios/modificar-usuario', { usuario }),
} as const;
