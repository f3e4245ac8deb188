import { marketplaceQueryOf } from '@trastienda/domain';
import { ordersSearch } from './orders-search.ts';
import { addressOf, patterns } from './patterns.ts';

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
  home: () => patterns.home,
  /** Another store: a full load of the root (D23). */
  homeOfStore: (storeId: string) => withQuery(patterns.home, { store: storeId }),
  onboarding: () => patterns.onboarding,
  /** The gate sends a person without a store here, and the page says so. */
  withoutStore: () => withQuery(patterns.onboarding, { motivo: 'sin-tienda' }),
  /** The page for a store without a website (D32). */
  noWebsite: () => withQuery(patterns.onboarding, { servicio: 'paginas' }),
  onboardingIdentity: () => patterns.onboardingIdentity,
  onboardingAgreement: () => patterns.onboardingAgreement,
  menu: () => patterns.menu,
  profileMenu: () => patterns.profileMenu,
  /** The list; also `pedido` for the detail in its place. */
  orders: addressOf(patterns.orders, ordersSearch),
  createGuide: (orderNumber?: string) => withQuery(patterns.createGuide, { pedido: orderNumber }),
  /** A lot of guides of these orders; without any, the lots (D38). */
  guideLots: (orderNumbers: readonly string[] = []) =>
    withQuery(patterns.createGuide, {
      vista: 'lotes',
      pedidos: orderNumbers.length === 0 ? undefined : orderNumbers.join(','),
    }),
  guideHistory: (buscar?: string) => withQuery(patterns.createGuide, { vista: 'historial', buscar }),
  /** One guide's way; without one, the board of all. */
  guideTracking: (guide?: string) => withQuery(patterns.createGuide, { vista: 'rastreo', guia: guide }),
  editGuideAddress: (orderNumber: string) => withQuery(patterns.editGuideAddress, { pedido: orderNumber }),
  /** The page for one order; without one, it offers those that can be cancelled (D39). */
  cancelOrder: (orderNumber?: string) => withQuery(patterns.cancelOrder, { pedido: orderNumber }),
  deliverOrder: (orderNumber?: string) => withQuery(patterns.deliverOrder, { pedido: orderNumber }),
  splitOrder: (orderNumber?: string) => withQuery(patterns.splitOrder, { pedido: orderNumber }),
  uploadEvidence: (orderNumber?: string) => withQuery(patterns.uploadEvidence, { pedido: orderNumber }),
  products: (channelName?: string) =>
    withQuery(patterns.products, {
      marketplace: channelName === undefined ? undefined : marketplaceQueryOf(channelName),
    }),
  findProducts: (text: string) => withQuery(patterns.products, { q: text }),
  /** The mass activation; with a load, its status. */
  massActivation: (load?: string) => withQuery(patterns.massActivation, { carga: load }),
  massEdit: () => patterns.massEdit,
  prices: () => patterns.prices,
  bulkTemplate: () => patterns.bulkTemplate,
  bulkLoad: (load?: string) => withQuery(patterns.bulkLoad, { carga: load }),
  createProduct: () => patterns.createProduct,
  /** Another one of the same kind. */
  copyProduct: (id?: string) => withQuery(patterns.createProduct, { copia: id }),
  editProduct: (id = '') =>
    id === ''
      ? patterns.editProduct
      : patterns.editProduct.replace(':productId', () => encodeURIComponent(id)),
  marketplaces: () => patterns.marketplaces,
  /** Orders of linked shops that wait for a decision: all of them, of one shop or of one cause. */
  channelCases: (only: { readonly tienda?: string; readonly causa?: string | undefined } = {}) =>
    withQuery(patterns.marketplaces, { vista: 'casos', ...only }),
  /** The notice of what is shared with a channel, before it is linked. */
  channelNotice: (code?: string) => withQuery(patterns.channelNotice, { canal: code }),
  channelSetup: (code?: string) => withQuery(patterns.channelSetup, { canal: code }),
  fulfillment: () => patterns.fulfillment,
  /** A shipment that waits to be sent; without one, a new one. */
  sendInventory: (envio?: string) => withQuery(patterns.sendInventory, { envio }),
  /** The contents of a shipment's boxes, to be printed. */
  shipmentContents: (envio: string) => withQuery(patterns.sendInventory, { envio, lista: 'true' }),
  /** More of one SKU. */
  sendSku: (sku: string) => withQuery(patterns.sendInventory, { sku }),
  withdrawInventory: (sku?: string) => withQuery(patterns.withdrawInventory, { sku }),
  /** The list, with one SKU open over it. */
  viewInventory: (sku?: string) => withQuery(patterns.viewInventory, { sku }),
  /** The list, with one shipment open over it. */
  shipmentHistory: (envio?: string) => withQuery(patterns.shipmentHistory, { envio }),
  payments: (marketplace: 'claroshop' | 'sears' | 'sanborns' = 'claroshop') =>
    withQuery(patterns.payments, { marketplace }),
  rejectedEvidences: () => patterns.rejectedEvidences,
  /** The list, with the form open that sends an order's proof again. */
  rejectedEvidence: (orderNumber: string) =>
    withQuery(patterns.rejectedEvidences, { pedido: orderNumber, subir: orderNumber }),
  /** `channel` as the addresses name it. */
  changeGuide: (orderNumber?: string, channel?: string) =>
    withQuery(patterns.changeGuide, { pedido: orderNumber, canal: channel }),
  salesReport: () => patterns.salesReport,
  inventoryReport: (onlyUnavailable = false) =>
    withQuery(patterns.inventoryReport, { solo: onlyUnavailable ? 'no-disponibles' : undefined }),
  reports: () => patterns.reports,
  /** The list, or one order in its tab, with the form open that sends its invoice. */
  automaticInvoices: (tab?: string, orderNumber?: string, isUpload = false) =>
    withQuery(patterns.automaticInvoices, invoiceQuery(tab, orderNumber, isUpload)),
  manualInvoices: (tab?: string, orderNumber?: string, isUpload = false) =>
    withQuery(patterns.manualInvoices, invoiceQuery(tab, orderNumber, isUpload)),
  massInvoices: () => patterns.massInvoices,
  /** The demo's own top-up page (D400). */
  topUp: () => patterns.topUp,
  taxInformation: () => patterns.taxInformation,
  /** Opened from an order's guide, it leads back there. */
  storehouse: (orderNumber?: string) => withQuery(patterns.storehouse, { pedido: orderNumber }),
  bankInformation: (isChanging = false) =>
    withQuery(patterns.bankInformation, { cambiar: isChanging ? 'true' : undefined }),
  users: () => patterns.users,
  teamActivity: () => withQuery(patterns.users, { vista: 'actividad' }),
  createUser: () => patterns.createUser,
  editUser: (usuario: string) => withQuery(patterns.editUser, { usuario }),
} as const;
