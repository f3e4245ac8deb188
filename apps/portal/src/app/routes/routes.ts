import { matchPath } from 'react-router';
import { lazyPage, type LazyPage } from '../../shared/routes/lazy-page.tsx';
import { patterns } from '../../shared/routes/patterns.ts';

export type AppRoute = {
  readonly path: string;
  readonly page: LazyPage;
  /** Shown without the shell, the session and the store (D86). */
  readonly outside?: boolean;
};

export const notFound = lazyPage(() => import('../../pages/not-found/page.tsx'));

/** Every route, each page in a chunk of its own. */
export const routes: readonly AppRoute[] = [
  { path: patterns.home, page: lazyPage(() => import('../../pages/home/page.tsx')) },
  { path: patterns.orders, page: lazyPage(() => import('../../pages/orders/page.tsx')) },
  { path: patterns.createGuide, page: lazyPage(() => import('./guides-page.tsx')) },
  {
    path: patterns.editGuideAddress,
    page: lazyPage(() => import('../../pages/guide-wizard/edit-address-page.tsx')),
  },
  {
    path: patterns.cancelOrder,
    page: lazyPage(() => import('../../pages/order-actions/cancel-page.tsx')),
  },
  {
    path: patterns.deliverOrder,
    page: lazyPage(() => import('../../pages/order-actions/deliver-page.tsx')),
  },
  {
    path: patterns.splitOrder,
    page: lazyPage(() => import('../../pages/order-actions/split-page.tsx')),
  },
  {
    path: patterns.uploadEvidence,
    page: lazyPage(() => import('../../pages/order-actions/evidence-page.tsx')),
  },
  { path: patterns.fulfillment, page: lazyPage(() => import('../../pages/fulfillment/home-page.tsx')) },
  {
    path: patterns.sendInventory,
    page: lazyPage(() => import('../../pages/fulfillment/send-page.tsx')),
  },
  {
    path: patterns.withdrawInventory,
    page: lazyPage(() => import('../../pages/fulfillment/withdraw-page.tsx')),
  },
  {
    path: patterns.viewInventory,
    page: lazyPage(() => import('../../pages/fulfillment/stock-page.tsx')),
  },
  {
    path: patterns.shipmentHistory,
    page: lazyPage(() => import('../../pages/shipment-history/page.tsx')),
  },
  { path: patterns.marketplaces, page: lazyPage(() => import('../../pages/channels/page.tsx')) },
  {
    path: patterns.channelNotice,
    page: lazyPage(() => import('../../pages/channels/notice-page.tsx')),
  },
  {
    path: patterns.channelSetup,
    page: lazyPage(() => import('../../pages/channels/setup-page.tsx')),
  },
  {
    path: patterns.products,
    page: lazyPage(() => import('../../pages/catalogue/page.tsx')),
  },
  { path: patterns.payments, page: lazyPage(() => import('../../pages/payments/page.tsx')) },
  {
    path: patterns.rejectedEvidences,
    page: lazyPage(() => import('../../pages/rejected-evidences/page.tsx')),
  },
  {
    path: patterns.changeGuide,
    page: lazyPage(() => import('../../pages/rejected-evidences/guide-page.tsx')),
  },
  { path: patterns.inventoryReport, page: lazyPage(() => import('../../pages/inventory-report/page.tsx')) },
  { path: patterns.salesReport, page: lazyPage(() => import('../../pages/sales-report/page.tsx')) },
  { path: patterns.reports, page: lazyPage(() => import('../../pages/general-report/page.tsx')) },
  {
    path: patterns.automaticInvoices,
    page: lazyPage(() => import('../../pages/invoices/automatic-page.tsx')),
  },
  {
    path: patterns.manualInvoices,
    page: lazyPage(() => import('../../pages/invoices/manual-page.tsx')),
  },
  {
    path: patterns.massInvoices,
    page: lazyPage(() => import('../../pages/mass-invoices/page.tsx')),
  },
  {
    path: patterns.createProduct,
    page: lazyPage(() => import('../../pages/product-form/create-page.tsx')),
  },
  {
    path: patterns.editProduct,
    page: lazyPage(() => import('../../pages/product-form/edit-page.tsx')),
  },
  {
    path: patterns.massEdit,
    page: lazyPage(() => import('../../pages/mass-edit/page.tsx')),
  },
  { path: patterns.prices, page: lazyPage(() => import('../../pages/mass-edit/prices-page.tsx')) },
  {
    path: patterns.bulkTemplate,
    page: lazyPage(() => import('../../pages/bulk-template/page.tsx')),
  },
  {
    path: patterns.bulkLoad,
    page: lazyPage(() => import('../../pages/bulk-load/page.tsx')),
  },
  {
    path: patterns.massActivation,
    page: lazyPage(() => import('../../pages/mass-activation/page.tsx')),
  },
  { path: patterns.storehouse, page: lazyPage(() => import('../../pages/store-data/storehouse-page.tsx')) },
  { path: patterns.taxInformation, page: lazyPage(() => import('../../pages/store-data/tax-page.tsx')) },
  { path: patterns.bankInformation, page: lazyPage(() => import('../../pages/store-data/bank-page.tsx')) },
  { path: patterns.topUp, page: lazyPage(() => import('../../pages/top-up/page.tsx')) },
  { path: patterns.users, page: lazyPage(() => import('../../pages/team/page.tsx')) },
  { path: patterns.createUser, page: lazyPage(() => import('../../pages/team/invite-page.tsx')) },
  { path: patterns.editUser, page: lazyPage(() => import('../../pages/team/person-page.tsx')) },
  { path: patterns.menu, page: lazyPage(() => import('../shell/menu-page.tsx')) },
  { path: patterns.profileMenu, page: lazyPage(() => import('../shell/profile-page.tsx')) },
  {
    path: patterns.onboarding,
    page: lazyPage(() => import('../../pages/onboarding/page.tsx')),
    outside: true,
  },
  {
    path: patterns.onboardingIdentity,
    page: lazyPage(() => import('../../pages/onboarding/identity-page.tsx')),
    outside: true,
  },
  {
    path: patterns.onboardingAgreement,
    page: lazyPage(() => import('../../pages/onboarding/agreement-page.tsx')),
    outside: true,
  },
];

/** The page behind an address of ours; `undefined` for an unknown one. */
export const routeOf = (pathname: string): AppRoute | undefined =>
  routes.find(({ path }) => matchPath(path, pathname) !== null);
