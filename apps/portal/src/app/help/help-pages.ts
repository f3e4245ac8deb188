import { patterns } from '../../shared/routes/patterns.ts';

/** A page of `docs/comerciantes`: its file's name, its heading, and the addresses that it is about, by their beginning. */
export type HelpPage = {
  readonly id: string;
  readonly title: string;
  readonly about: readonly string[];
};

/** The pages follow the order of a merchant's work; a test compares them with the files. */
export const helpPages: readonly HelpPage[] = [
  { id: 'inicio', title: 'Inicio', about: [patterns.home] },
  { id: 'dar-de-alta-tu-tienda', title: 'Registrar tu tienda', about: [patterns.onboarding] },
  { id: 'pedidos', title: 'Mis pedidos', about: [patterns.orders] },
  { id: 'una-guia', title: 'Una guía', about: [patterns.createGuide, patterns.topUp] },
  { id: 'lote', title: 'Guías en lote', about: [`${patterns.createGuide}?vista=lotes`] },
  {
    id: 'rastreo',
    title: 'Rastrear una guía',
    about: [`${patterns.createGuide}?vista=rastreo`, `${patterns.createGuide}?vista=historial`],
  },
  { id: 'separar', title: 'Separar un pedido', about: [patterns.splitOrder] },
  { id: 'cancelar', title: 'Cancelar y deshacer', about: [patterns.cancelOrder] },
  {
    id: 'evidencia',
    title: 'Subir la evidencia',
    about: [patterns.uploadEvidence, patterns.deliverOrder],
  },
  {
    id: 'evidencias-rechazadas',
    title: 'Evidencias rechazadas',
    about: [patterns.rejectedEvidences],
  },
  { id: 'catalogo', title: 'Tu catálogo', about: ['/mis-productos', `${patterns.products}/editar-producto`] },
  { id: 'crear-un-producto', title: 'Crear un producto', about: [patterns.createProduct] },
  {
    id: 'variaciones',
    title: 'Tallas, colores y otras variaciones',
    about: [`${patterns.createProduct}?paso=2`],
  },
  { id: 'fotos', title: 'Las fotos de tu producto', about: [] },
  {
    id: 'carga-masiva',
    title: 'Subir muchos productos con un archivo',
    about: [patterns.bulkLoad, patterns.bulkTemplate],
  },
  { id: 'traer-de-otra-tienda', title: 'Traer tus productos de otra tienda', about: [] },
  { id: 'tabla', title: 'Cambiar muchos productos en una tabla', about: [patterns.massEdit] },
  { id: 'precios-y-lo-que-queda', title: 'Precios y lo que te queda', about: [patterns.prices] },
  { id: 'deshacer', title: 'Deshacer un cambio de muchos productos', about: [] },
  {
    id: 'activar-y-pausar',
    title: 'Activar o pausar muchos productos',
    about: [patterns.massActivation],
  },
  {
    id: 'conectar-un-canal',
    title: 'Conectar un canal',
    about: ['/canales-de-venta'],
  },
  {
    id: 'conectar-woocommerce',
    title: 'Conectar tu tienda de WooCommerce',
    about: [`${patterns.marketplaces}/setup?canal=WC`, `${patterns.marketplaces}/aviso?canal=WC`],
  },
  { id: 'cuando-un-canal-falla', title: 'Cuando un canal falla', about: [] },
  { id: 'casos', title: 'Casos por decidir', about: [`${patterns.marketplaces}?vista=casos`] },
  { id: 'conectar-tu-sistema', title: 'Conectar tu propio sistema', about: [] },
  { id: 'pedidos-por-api', title: 'Pedidos por API', about: [] },
  { id: 'desconectar', title: 'Desconectar un canal', about: [] },
  {
    id: 'almacen',
    title: 'Tu inventario en el almacén',
    about: [patterns.fulfillment, patterns.shipmentHistory],
  },
  { id: 'inventario-reporte', title: 'Tu inventario', about: [patterns.inventoryReport] },
  { id: 'ventas', title: 'Tus ventas', about: [patterns.salesReport] },
  { id: 'reportes', title: 'Bajar un reporte', about: [patterns.reports] },
  { id: 'mis-pagos', title: 'Mis pagos', about: [patterns.payments] },
  { id: 'cuanto-me-queda', title: '¿Cuánto me queda?', about: [] },
  {
    id: 'facturas',
    title: 'Subir una factura',
    about: ['/subir-facturas'],
  },
  { id: 'facturas-masivas', title: 'Subir varias facturas', about: [patterns.massInvoices] },
  { id: 'contador', title: 'Lo que pide tu contador', about: [] },
  {
    id: 'almacen-y-datos',
    title: 'Tu almacén y tus datos',
    about: [patterns.storehouse, patterns.taxInformation, patterns.editGuideAddress],
  },
  { id: 'cuenta-de-depositos', title: 'Tu cuenta de depósitos', about: [patterns.bankInformation] },
  { id: 'tu-equipo', title: 'Tu equipo', about: [patterns.users] },
];

const isAbout = (about: string, address: string): boolean =>
  address === about || ['/', '?', '&'].some((end) => address.startsWith(`${about}${end}`));

/** The page with the most on an address; that of 'Inicio' where none matches. */
export function helpFor(address: string): HelpPage {
  let best: { readonly page: HelpPage; readonly length: number } | null = null;
  for (const page of helpPages) {
    for (const about of page.about) {
      if (isAbout(about, address) && about.length > (best?.length ?? 0))
        best = { page, length: about.length };
    }
  }
  return best?.page ?? (helpPages[0] as HelpPage);
}
