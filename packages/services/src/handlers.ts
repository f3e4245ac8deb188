import type { CallId, Calls } from '@trastienda/api-client/calls';
import { handleGetShippingService, handleGetStorehouse, handleGetStoreService } from './bamako/handlers.ts';
import type { Handler } from './core/handler.ts';
import { Refusal } from './core/refusal.ts';
import { handleGetStore, handleListUserStores, handleVerifyStoreOwnership } from './identity/handlers.ts';
import { handleListSalesChannels } from './integrations/handlers.ts';

const notYet = async (): Promise<never> => {
  throw new Refusal(501, 'Pendiente');
};

/** One handler for each call: a call without one does not compile. */
export const handlers = {
  getStorehouse: handleGetStorehouse,
  getStoreService: handleGetStoreService,
  getShippingService: handleGetShippingService,
  verifyStoreOwnership: handleVerifyStoreOwnership,
  listUserStores: handleListUserStores,
  getStore: handleGetStore,
  listSalesChannels: handleListSalesChannels,
  listOrders: notYet,
  getOrderStatistics: notYet,
  getPendingOrderStatistics: notYet,
  getPendingEvidenceTotal: notYet,
  listParcelCarriers: notYet,
  createOrderShipment: notYet,
  cancelOrder: notYet,
  updateShippingData: notYet,
  getBalance: notYet,
  quoteCourier: notYet,
  createCourierGuide: notYet,
  cancelCourierGuide: notYet,
  listStoreGuides: notYet,
  getZipCode: notYet,
  getGuideDetail: notYet,
  getGuideStatus: notYet,
  downloadGuideLabel: notYet,
} satisfies { [Id in CallId]: Handler<Calls[Id]> };
