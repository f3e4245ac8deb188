/** A page of `docs/comerciantes`: its file's name, its heading, and the addresses that it is about, by their beginning. */
export type HelpPage = {
  readonly id: string;
  readonly title: string;
  readonly about: readonly string[];
};

const guides = '/mis-pedidos/crear-guia';
const catalogue = '/mis-productos/catalogo-de-productos';

/** The pages follow the order of a merchant's work; a test compares them with the files. */
export const helpPages: readonly HelpPage[] = [
  { id: 'inicio', title: 'Inicio', about: ['/'] },
  { id: 'dar-de-alta-tu-tienda', title: 'Registrar tu tienda', about: ['/onboarding'] },
  { id: 'pedidos', title: 'Mis pedidos', about: ['/mis-pedidos'] },
  { id: 'una-guia', title: 'Una guía', about: [guides, '/recargar-saldo'] },
  { id: 'lote', title: 'Guías en lote', about: [`${guides}?vista=lotes`] },
  {
    id: 'rastreo',
    title: 'Rastrear una guía',
    about: [`${guides}?vista=rastreo`, `${guides}?vista=historial`],
  },
  { id: 'separar', title: 'Separar un pedido', about: ['/mis-pedidos/separar-pedido'] },
  { id: 'cancelar', title: 'Cancelar y deshacer', about: ['/mis-pedidos/cancelar-pedido'] },
  {
    id: 'evidencia',
    title: 'Subir la evidencia',
    about: ['/mis-pedidos/subir-evidencia', '/mis-pedidos/entregar-pedido'],
  },
  {
    id: 'evidencias-rechazadas',
    title: 'Evidencias rechazadas',
    about: ['/mis-pagos/evidencias-rechazadas'],
  },
  { id: 'catalogo', title: 'Tu catálogo', about: ['/mis-productos', `${catalogue}/editar-producto`] },
  { id: 'crear-un-producto', title: 'Crear un producto', about: [`${catalogue}/crear-producto`] },
  {
    id: 'variaciones',
    title: 'Tallas, colores y otras variaciones',
    about: [`${catalogue}/crear-producto?paso=2`],
  },
  { id: 'fotos', title: 'Las fotos de tu producto', about: [] },
  {
    id: 'carga-masiva',
    title: 'Subir muchos productos con un archivo',
    about: [`${catalogue}/carga-masiva`, `${catalogue}/seleccionar-plantilla`],
  },
  { id: 'traer-de-otra-tienda', title: 'Traer tus productos de otra tienda', about: [] },
  { id: 'tabla', title: 'Cambiar muchos productos en una tabla', about: [`${catalogue}/edicion-masiva`] },
  { id: 'precios-y-lo-que-queda', title: 'Precios y lo que te queda', about: ['/precios'] },
  { id: 'deshacer', title: 'Deshacer un cambio de muchos productos', about: [] },
  {
    id: 'activar-y-pausar',
    title: 'Activar o pausar muchos productos',
    about: [`${catalogue}/activacion-masiva`],
  },
  {
    id: 'conectar-un-canal',
    title: 'Conectar un canal',
    about: ['/canales-de-venta'],
  },
  { id: 'desconectar', title: 'Desconectar un canal', about: [] },
  {
    id: 'almacen',
    title: 'Tu inventario en el almacén',
    about: ['/fulfillment', '/historial-de-envios'],
  },
  { id: 'inventario-reporte', title: 'Tu inventario', about: ['/reportes/inventario'] },
  { id: 'ventas', title: 'Tus ventas', about: ['/reportes/ventas'] },
  { id: 'reportes', title: 'Bajar un reporte', about: ['/reporte'] },
  { id: 'mis-pagos', title: 'Mis pagos', about: ['/mis-pagos'] },
  { id: 'cuanto-me-queda', title: '¿Cuánto me queda?', about: [] },
  {
    id: 'facturas',
    title: 'Subir una factura',
    about: ['/subir-facturas'],
  },
  { id: 'facturas-masivas', title: 'Subir varias facturas', about: ['/subir-facturas/masivas'] },
  { id: 'contador', title: 'Lo que pide tu contador', about: [] },
  {
    id: 'almacen-y-datos',
    title: 'Tu almacén y tus datos',
    about: ['/datos-almacen', '/informacion-fiscal', `${guides}/editar-direccion`],
  },
  { id: 'cuenta-de-depositos', title: 'Tu cuenta de depósitos', about: ['/informacion-bancaria'] },
  { id: 'tu-equipo', title: 'Tu equipo', about: ['/usuarios'] },
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
