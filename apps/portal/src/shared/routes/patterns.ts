import { linkReturnPath } from '@trastienda/domain/channel-setup';
import type { SearchSchema } from './search-schema.ts';

/** The addresses of the portal's pages, each typed here and nowhere else (routes table of the specification, D27). */
export const patterns = {
  home: '/',
  orders: '/mis-pedidos',
  createGuide: '/mis-pedidos/crear-guia',
  editGuideAddress: '/mis-pedidos/crear-guia/editar-direccion',
  cancelOrder: '/mis-pedidos/cancelar-pedido',
  deliverOrder: '/mis-pedidos/entregar-pedido',
  splitOrder: '/mis-pedidos/separar-pedido',
  uploadEvidence: '/mis-pedidos/subir-evidencia',
  fulfillment: '/fulfillment',
  sendInventory: '/fulfillment/enviar-inventario',
  withdrawInventory: '/fulfillment/retirar-inventario',
  viewInventory: '/fulfillment/consultar-inventario',
  shipmentHistory: '/historial-de-envios',
  marketplaces: '/canales-de-venta/marketplaces',
  channelNotice: '/canales-de-venta/marketplaces/aviso',
  channelSetup: linkReturnPath,
  products: '/mis-productos/catalogo-de-productos',
  payments: '/mis-pagos',
  rejectedEvidences: '/mis-pagos/evidencias-rechazadas',
  changeGuide: '/mis-pagos/evidencias-rechazadas/cambio-de-guia',
  inventoryReport: '/reportes/inventario',
  salesReport: '/reportes/ventas',
  reports: '/reporte',
  automaticInvoices: '/subir-facturas/automaticas',
  manualInvoices: '/subir-facturas/manuales',
  massInvoices: '/subir-facturas/masivas',
  createProduct: '/mis-productos/catalogo-de-productos/crear-producto',
  editProduct: '/mis-productos/catalogo-de-productos/editar-producto/:productId',
  massEdit: '/mis-productos/catalogo-de-productos/edicion-masiva',
  prices: '/precios',
  bulkTemplate: '/mis-productos/catalogo-de-productos/seleccionar-plantilla',
  bulkLoad: '/mis-productos/catalogo-de-productos/carga-masiva',
  massActivation: '/mis-productos/catalogo-de-productos/activacion-masiva',
  storehouse: '/datos-almacen',
  taxInformation: '/informacion-fiscal',
  bankInformation: '/informacion-bancaria',
  topUp: '/recargar-saldo',
  users: '/usuarios',
  createUser: '/usuarios/crear-usuario',
  editUser: '/usuarios/modificar-usuario',
  menu: '/menu',
  profileMenu: '/menu/perfil',
  onboarding: '/onboarding',
  onboardingIdentity: '/onboarding/validacion-identidad',
  onboardingAgreement: '/onboarding/contrato',
} as const;

/** A page whose address names nothing but the page. */
type PlainPattern = Exclude<(typeof patterns)[keyof typeof patterns], `${string}:${string}`>;

/** Gives what writes a page's address in a state of its own search schema. */
export const addressOf =
  <Search extends object>(pattern: PlainPattern, schema: SearchSchema<Search>) =>
  (search: Partial<Search> = {}): string =>
    `${pattern}${schema.format(search)}`;
