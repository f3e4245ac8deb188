import { matchPath } from 'react-router';
import { lazyPage, type LazyPage } from '../../shared/routes/lazy-page.tsx';

export type AppRoute = {
  readonly path: string;
  readonly page: LazyPage;
  /** Shown without the shell, the session and the store (D86). */
  readonly outside?: boolean;
};

export const notFound = lazyPage(() => import('../../pages/not-found/page.tsx'));

/** Every route, each page in a chunk of its own. */
export const routes: readonly AppRoute[] = [
  { path: '/', page: lazyPage(() => import('../../pages/home/page.tsx')) },
  { path: '/mis-pedidos', page: lazyPage(() => import('../../pages/orders/page.tsx')) },
  { path: '/mis-pedidos/crear-guia', page: lazyPage(() => import('./guides-page.tsx')) },
  {
    path: '/mis-pedidos/crear-guia/editar-direccion',
    page: lazyPage(() => import('../../pages/guide-wizard/edit-address-page.tsx')),
  },
  {
    path: '/mis-pedidos/cancelar-pedido',
    page: lazyPage(() => import('../../pages/order-actions/cancel-page.tsx')),
  },
  {
    path: '/mis-pedidos/entregar-pedido',
    page: lazyPage(() => import('../../pages/order-actions/deliver-page.tsx')),
  },
  {
    path: '/mis-pedidos/separar-pedido',
    page: lazyPage(() => import('../../pages/order-actions/split-page.tsx')),
  },
  {
    path: '/mis-pedidos/subir-evidencia',
    page: lazyPage(() => import('../../pages/order-actions/evidence-page.tsx')),
  },
  { path: '/fulfillment', page: lazyPage(() => import('../../pages/fulfillment/home-page.tsx')) },
  {
    path: '/fulfillment/enviar-inventario',
    page: lazyPage(() => import('../../pages/fulfillment/send-page.tsx')),
  },
  {
    path: '/fulfillment/retirar-inventario',
    page: lazyPage(() => import('../../pages/fulfillment/withdraw-page.tsx')),
  },
  {
    path: '/fulfillment/consultar-inventario',
    page: lazyPage(() => import('../../pages/fulfillment/stock-page.tsx')),
  },
  {
    path: '/historial-de-envios',
    page: lazyPage(() => import('../../pages/shipment-history/page.tsx')),
  },
  { path: '/canales-de-venta/marketplaces', page: lazyPage(() => import('../../pages/channels/page.tsx')) },
  {
    path: '/canales-de-venta/marketplaces/aviso',
    page: lazyPage(() => import('../../pages/channels/notice-page.tsx')),
  },
  {
    path: '/canales-de-venta/marketplaces/setup',
    page: lazyPage(() => import('../../pages/channels/setup-page.tsx')),
  },
  {
    path: '/mis-productos/catalogo-de-productos',
    page: lazyPage(() => import('../../pages/catalogue/page.tsx')),
  },
  { path: '/mis-pagos', page: lazyPage(() => import('../../pages/payments/page.tsx')) },
  {
    path: '/mis-pagos/evidencias-rechazadas',
    page: lazyPage(() => import('../../pages/rejected-evidences/page.tsx')),
  },
  {
    path: '/mis-pagos/evidencias-rechazadas/cambio-de-guia',
    page: lazyPage(() => import('../../pages/rejected-evidences/guide-page.tsx')),
  },
  { path: '/reportes/inventario', page: lazyPage(() => import('../../pages/inventory-report/page.tsx')) },
  { path: '/reportes/ventas', page: lazyPage(() => import('../../pages/sales-report/page.tsx')) },
  { path: '/reporte', page: lazyPage(() => import('../../pages/general-report/page.tsx')) },
  {
    path: '/subir-facturas/automaticas',
    page: lazyPage(() => import('../../pages/invoices/automatic-page.tsx')),
  },
  {
    path: '/subir-facturas/manuales',
    page: lazyPage(() => import('../../pages/invoices/manual-page.tsx')),
  },
  {
    path: '/subir-facturas/masivas',
    page: lazyPage(() => import('../../pages/mass-invoices/page.tsx')),
  },
  {
    path: '/mis-productos/catalogo-de-productos/crear-producto',
    page: lazyPage(() => import('../../pages/product-form/create-page.tsx')),
  },
  {
    path: '/mis-productos/catalogo-de-productos/editar-producto/:productId',
    page: lazyPage(() => import('../../pages/product-form/edit-page.tsx')),
  },
  {
    path: '/mis-productos/catalogo-de-productos/edicion-masiva',
    page: lazyPage(() => import('../../pages/mass-edit/page.tsx')),
  },
  { path: '/precios', page: lazyPage(() => import('../../pages/mass-edit/prices-page.tsx')) },
  {
    path: '/mis-productos/catalogo-de-productos/seleccionar-plantilla',
    page: lazyPage(() => import('../../pages/bulk-template/page.tsx')),
  },
  {
    path: '/mis-productos/catalogo-de-productos/carga-masiva',
    page: lazyPage(() => import('../../pages/bulk-load/page.tsx')),
  },
  {
    path: '/mis-productos/catalogo-de-productos/activacion-masiva',
    page: lazyPage(() => import('../../pages/mass-activation/page.tsx')),
  },
  { path: '/datos-almacen', page: lazyPage(() => import('../../pages/store-data/storehouse-page.tsx')) },
  { path: '/informacion-fiscal', page: lazyPage(() => import('../../pages/store-data/tax-page.tsx')) },
  { path: '/informacion-bancaria', page: lazyPage(() => import('../../pages/store-data/bank-page.tsx')) },
  { path: '/recargar-saldo', page: lazyPage(() => import('../../pages/top-up/page.tsx')) },
  { path: '/usuarios', page: lazyPage(() => import('../../pages/team/page.tsx')) },
  { path: '/usuarios/crear-usuario', page: lazyPage(() => import('../../pages/team/invite-page.tsx')) },
  { path: '/usuarios/modificar-usuario', page: lazyPage(() => import('../../pages/team/person-page.tsx')) },
  { path: '/menu', page: lazyPage(() => import('../shell/menu-page.tsx')) },
  { path: '/menu/perfil', page: lazyPage(() => import('../shell/profile-page.tsx')) },
  { path: '/onboarding', page: lazyPage(() => import('../../pages/onboarding/page.tsx')), outside: true },
  {
    path: '/onboarding/validacion-identidad',
    page: lazyPage(() => import('../../pages/onboarding/identity-page.tsx')),
    outside: true,
  },
  {
    path: '/onboarding/contrato',
    page: lazyPage(() => import('../../pages/onboarding/agreement-page.tsx')),
    outside: true,
  },
];

/** The page behind an address of ours; `undefined` for an unknown one. */
export const routeOf = (pathname: string): AppRoute | undefined =>
  routes.find(({ path }) => matchPath(path, pathname) !== null);
