import type * as shippings from '@trastienda/api-client/shippings';
import type { Handlers } from '../core/handler.ts';
import { handleCancelCourierGuide } from './cancel-courier-guide.ts';
import { handleCreateAutomaticGuide } from './create-automatic-guide.ts';
import { handleCreateCourierGuide } from './create-courier-guide.ts';
import {
  handleDownloadGuideLotLabels,
  handleGetGuideLot,
  handleGetNewGuideLot,
  handleListGuideLots,
  handleSaveGuideLot,
} from './guide-lots.ts';
import {
  handleDownloadGuideLabel,
  handleGetAutomaticGuide,
  handleGetGuideDetail,
  handleGetGuideStatus,
  handleListStoreGuides,
} from './guide-queries.ts';
import { handleGetGuidesReport, handleListTrackingStates } from './guides-between.ts';
import { handleQuoteCourier } from './quote-courier.ts';
import { handleRequestPickup } from './request-pickup.ts';
import {
  handleCancelFulfillmentShipment,
  handleGetFulfillmentShipment,
  handleListFulfillmentShipments,
} from './stock-shipments.ts';
import { handleGetInventoryItem, handleListInventory } from './fulfillment/inventory.ts';
import {
  handleCreateFulfillmentShipment,
  handleUpdateFulfillmentShipment,
} from './fulfillment/save-shipment.ts';
import { handleListFulfillmentWarehouses } from './fulfillment/warehouses.ts';
import {
  handleCreateInventoryWithdrawal,
  handleListInventoryWithdrawals,
} from './fulfillment/withdrawals.ts';
import { handleGetBalance, handleTopUpBalance } from './wallet.ts';
import { handleGetZipCode } from './zip-code.ts';

export const handlers = {
  createAutomaticGuide: handleCreateAutomaticGuide,
  getGuidesReport: handleGetGuidesReport,
  getAutomaticGuide: handleGetAutomaticGuide,
  listTrackingStates: handleListTrackingStates,
  listGuideLots: handleListGuideLots,
  getGuideLot: handleGetGuideLot,
  getNewGuideLot: handleGetNewGuideLot,
  saveGuideLot: handleSaveGuideLot,
  requestPickup: handleRequestPickup,
  downloadGuideLotLabels: handleDownloadGuideLotLabels,
  listFulfillmentShipments: handleListFulfillmentShipments,
  getFulfillmentShipment: handleGetFulfillmentShipment,
  cancelFulfillmentShipment: handleCancelFulfillmentShipment,
  listInventory: handleListInventory,
  getInventoryItem: handleGetInventoryItem,
  listFulfillmentWarehouses: handleListFulfillmentWarehouses,
  createFulfillmentShipment: handleCreateFulfillmentShipment,
  updateFulfillmentShipment: handleUpdateFulfillmentShipment,
  createInventoryWithdrawal: handleCreateInventoryWithdrawal,
  listInventoryWithdrawals: handleListInventoryWithdrawals,
  getBalance: handleGetBalance,
  topUpBalance: handleTopUpBalance,
  quoteCourier: handleQuoteCourier,
  createCourierGuide: handleCreateCourierGuide,
  cancelCourierGuide: handleCancelCourierGuide,
  listStoreGuides: handleListStoreGuides,
  getZipCode: handleGetZipCode,
  getGuideDetail: handleGetGuideDetail,
  getGuideStatus: handleGetGuideStatus,
  downloadGuideLabel: handleDownloadGuideLabel,
} satisfies Handlers<typeof shippings>;
