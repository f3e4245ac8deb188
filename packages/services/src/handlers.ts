import type { CallId, Calls } from '@trastienda/api-client/calls';
import {
  handleCreateAliExpressDbsShipment,
  handleQueryAliExpressShippingServices,
} from './aliexpress/handlers.ts';
import { handleGetShippingService, handleGetStorehouse, handleGetStoreService } from './bamako/handlers.ts';
import type { Handler } from './core/handler.ts';
import { handleListStoreActivity } from './identity/activity.ts';
import { handleGetStore, handleListUserStores, handleVerifyStoreOwnership } from './identity/handlers.ts';
import { handleAnswerStoreInvitation, handleListStoreInvitations } from './identity/invitations.ts';
import {
  handleCreateStoreUser,
  handleDeleteStoreUser,
  handleListStoreUsers,
  handleUpdateStoreUser,
} from './identity/store-users.ts';
import { handleListSalesChannels } from './integrations/handlers.ts';
import {
  handleChangeEvidenceGuide,
  handleGetRejectedEvidencesTotal,
  handleListRejectedEvidences,
  handleUploadEvidence,
} from './invoice/evidence-handlers.ts';
import { handleCancelOrder } from './kidal/cancel-order.ts';
import { handleCreateOrder } from './kidal/create-order.ts';
import { handleCreateOrderShipment } from './kidal/create-order-shipment.ts';
import { handleDeliverOrder } from './kidal/deliver-order.ts';
import { handleListOrders } from './kidal/list-orders.ts';
import { handleListParcelCarriers } from './kidal/list-parcel-carriers.ts';
import { handleDownloadPurchaseOrder } from './kidal/purchase-order.ts';
import { handleSaveOrderItems } from './kidal/save-order-items.ts';
import {
  handleGetOrderStatistics,
  handleGetPendingEvidenceTotal,
  handleGetPendingOrderStatistics,
} from './kidal/statistics.ts';
import { handleUpdateShippingData } from './kidal/update-shipping-data.ts';
import { handleDownloadMercadoLibreLabels, handleMarkMercadoLibreShipped } from './mercadolibre/handlers.ts';
import {
  handleDownloadSheinShippingLabel,
  handleExportSheinAddress,
  handleListSheinLogisticsChannels,
  handleSaveSheinWaybillNumber,
} from './shein/handlers.ts';
import { handleCancelCourierGuide } from './shippings/cancel-courier-guide.ts';
import { handleCreateAutomaticGuide } from './shippings/create-automatic-guide.ts';
import { handleCreateCourierGuide } from './shippings/create-courier-guide.ts';
import {
  handleDownloadGuideLotLabels,
  handleGetGuideLot,
  handleGetNewGuideLot,
  handleListGuideLots,
  handleSaveGuideLot,
} from './shippings/guide-lots.ts';
import {
  handleDownloadGuideLabel,
  handleGetAutomaticGuide,
  handleGetGuideDetail,
  handleGetGuideStatus,
  handleListStoreGuides,
} from './shippings/guide-queries.ts';
import { handleGetGuidesReport, handleListTrackingStates } from './shippings/guides-between.ts';
import { handleQuoteCourier } from './shippings/quote-courier.ts';
import { handleRequestPickup } from './shippings/request-pickup.ts';
import {
  handleCancelFulfillmentShipment,
  handleGetFulfillmentShipment,
  handleListFulfillmentShipments,
} from './shippings/stock-shipments.ts';
import { handleGetBalance } from './shippings/wallet.ts';
import { handleGetZipCode } from './shippings/zip-code.ts';
import { handleGetShopifyUser, handleTrackShopifyOrder } from './shopify/handlers.ts';
import { handleRunTotalPlayOrderAction } from './totalplay/handlers.ts';
import { handleRunWooCommerceOrderAction } from './woocommerce/handlers.ts';

/** One handler for each call: a call without one does not compile. */
export const handlers = {
  getStorehouse: handleGetStorehouse,
  getStoreService: handleGetStoreService,
  getShippingService: handleGetShippingService,
  verifyStoreOwnership: handleVerifyStoreOwnership,
  listUserStores: handleListUserStores,
  getStore: handleGetStore,
  listStoreUsers: handleListStoreUsers,
  createStoreUser: handleCreateStoreUser,
  updateStoreUser: handleUpdateStoreUser,
  deleteStoreUser: handleDeleteStoreUser,
  listStoreInvitations: handleListStoreInvitations,
  answerStoreInvitation: handleAnswerStoreInvitation,
  listStoreActivity: handleListStoreActivity,
  listSalesChannels: handleListSalesChannels,
  listOrders: handleListOrders,
  getOrderStatistics: handleGetOrderStatistics,
  getPendingOrderStatistics: handleGetPendingOrderStatistics,
  getPendingEvidenceTotal: handleGetPendingEvidenceTotal,
  listParcelCarriers: handleListParcelCarriers,
  createOrderShipment: handleCreateOrderShipment,
  cancelOrder: handleCancelOrder,
  updateShippingData: handleUpdateShippingData,
  deliverOrder: handleDeliverOrder,
  downloadPurchaseOrder: handleDownloadPurchaseOrder,
  saveOrderItems: handleSaveOrderItems,
  createOrder: handleCreateOrder,
  downloadSheinShippingLabel: handleDownloadSheinShippingLabel,
  saveSheinWaybillNumber: handleSaveSheinWaybillNumber,
  exportSheinAddress: handleExportSheinAddress,
  listSheinLogisticsChannels: handleListSheinLogisticsChannels,
  runTotalPlayOrderAction: handleRunTotalPlayOrderAction,
  downloadMercadoLibreLabels: handleDownloadMercadoLibreLabels,
  markMercadoLibreShipped: handleMarkMercadoLibreShipped,
  trackShopifyOrder: handleTrackShopifyOrder,
  getShopifyUser: handleGetShopifyUser,
  runWooCommerceOrderAction: handleRunWooCommerceOrderAction,
  queryAliExpressShippingServices: handleQueryAliExpressShippingServices,
  createAliExpressDbsShipment: handleCreateAliExpressDbsShipment,
  uploadEvidence: handleUploadEvidence,
  changeEvidenceGuide: handleChangeEvidenceGuide,
  listRejectedEvidences: handleListRejectedEvidences,
  getRejectedEvidencesTotal: handleGetRejectedEvidencesTotal,
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
  getBalance: handleGetBalance,
  quoteCourier: handleQuoteCourier,
  createCourierGuide: handleCreateCourierGuide,
  cancelCourierGuide: handleCancelCourierGuide,
  listStoreGuides: handleListStoreGuides,
  getZipCode: handleGetZipCode,
  getGuideDetail: handleGetGuideDetail,
  getGuideStatus: handleGetGuideStatus,
  downloadGuideLabel: handleDownloadGuideLabel,
} satisfies { [Id in CallId]: Handler<Calls[Id]> };
