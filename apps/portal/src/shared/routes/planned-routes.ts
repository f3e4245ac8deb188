import { matchPath } from 'react-router';

/** What a page will be called, and what a merchant will do there. */
export type PlannedPage = { readonly name: string; readonly does: string };

/**
 * Routes of the specification whose screens are still to be built: one page answers all of them by these words. The menus
 * mark what leads here, and no page links to it.
 */
export const plannedRoutes: Readonly<Record<string, PlannedPage>> = {
  '/mis-productos/catalogo-de-productos/edicion-masiva': {
    name: 'Edición masiva',
    does: 'Aquí cambiarás muchos productos de una sola vez.',
  },
  '/precios': { name: 'Precios', does: 'Aquí verás y cambiarás los precios de tus productos.' },
};

/** The page that is still to be built behind an address (path, query or not); `undefined` for one that is built. */
export function plannedPageOf(address: string): PlannedPage | undefined {
  const [pathname = ''] = address.split(/[?#]/u, 1);
  return Object.entries(plannedRoutes).find(([path]) => matchPath(path, pathname) !== null)?.[1];
}

export const isPlanned = (address: string): boolean => plannedPageOf(address) !== undefined;

/** Short forms of the specification that lead to the full address, query kept (D27, D34). */
export const redirects: Readonly<Record<string, string>> = {
  '/subir-facturas': '/subir-facturas/automaticas',
  '/entregar-pedido': '/mis-pedidos/entregar-pedido',
  '/separar-pedido': '/mis-pedidos/separar-pedido',
  '/subir-evidencia': '/mis-pedidos/subir-evidencia',
  '/retirar-inventario': '/fulfillment/retirar-inventario',
  '/consultar-inventario': '/fulfillment/consultar-inventario',
  '/manuales': '/subir-facturas/manuales',
  '/masivas': '/subir-facturas/masivas',
};
