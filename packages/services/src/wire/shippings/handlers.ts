import type * as shippings from '@trastienda/api-client/shippings';
import type { Handlers } from '../../core/handler.ts';
import { handleCancelCourierGuide } from '../../use-cases/cancel-courier-guide.ts';
import { handleCreateAutomaticGuide } from '../../use-cases/create-automatic-guide.ts';
import { handleCreateCourierGuide } from '../../subjects/guides/create-courier-guide.ts';
import {
  handleDownloadGuideLotLabels,
  handleGetGuideLot,
  handleGetNewGuideLot,
  handleListGuideLots,
  handleSaveGuideLot,
} from '../../use-cases/guide-lots.ts';
import {
  handleDownloadGuideLabel,
  handleGetAutomaticGuide,
  handleGetGuideDetail,
  handleGetGuideStatus,
  handleListStoreGuides,
} from '../../subjects/guides/guide-queries.ts';
import { handleGetGuidesReport, handleListTrackingStates } from '../../subjects/guides/guides-between.ts';
import { handleQuoteCourier } from '../../subjects/guides/quote-courier.ts';
import { handleRequestPickup } from '../../use-cases/request-pickup.ts';
import {
  handleCancelFulfillmentShipment,
  handleGetFulfillmentShipment,
  handleListFulfillmentShipments,
} from '../../subjects/stock/stock-shipments.ts';
import { handleGetInventoryItem, handleListInventory } from '../../subjects/stock/inventory.ts';
import {
  handleCreateFulfillmentShipment,
  handleUpdateFulfillmentShipment,
} from '../../subjects/stock/save-shipment.ts';
import { handleListFulfillmentWarehouses } from '../../subjects/stock/warehouses.ts';
import {
  handleCreateInventoryWithdrawal,
  handleListInventoryWithdrawals,
} from '../../subjects/stock/withdrawals.ts';
import { handleGetBalance, handleTopUpBalance } from '../../subjects/guides/wallet.ts';
import { handleGetZipCode } from '../../subjects/guides/zip-code.ts';

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
