import type * as kidal from '@trastienda/api-client/kidal';
import type { Handlers } from '../../core/handler.ts';
import { handleGetGeneralReport } from '../../subjects/sales/general-report.ts';
import {
  handleGetGeographicDensity,
  handleGetMarketplaceOrderTotals,
  handleGetOrderIndicators,
  handleGetSalesStatistics,
  handleListTopCategories,
} from '../../subjects/sales/parts.ts';
import { handleListProductPerformance, handleListTopProducts } from '../../subjects/sales/products.ts';
import {
  handleGetAverageTicketTotals,
  handleGetDailyPerformance,
  handleGetSalesTotals,
  handleGetUnitsTotals,
} from '../../subjects/sales/totals.ts';
import { handleCancelOrder } from '../../use-cases/cancel-order.ts';
import { handleCreateOrderShipment } from '../../subjects/orders/create-order-shipment.ts';
import { handleCreateOrder } from '../../subjects/orders/create-order.ts';
import { handleRetryOrderPush } from '../../subjects/channels/retry-order-push.ts';
import { handleDeliverOrder } from '../../subjects/orders/deliver-order.ts';
import { handleListOrders } from '../../subjects/orders/list-orders.ts';
import { handleListParcelCarriers } from '../../subjects/orders/list-parcel-carriers.ts';
import { handleDownloadPurchaseOrder } from '../../subjects/orders/purchase-order.ts';
import { handleSaveOrderItems } from '../../subjects/orders/save-order-items.ts';
import {
  handleGetOrderStatistics,
  handleGetPendingEvidenceTotal,
  handleGetPendingOrderStatistics,
} from '../../subjects/orders/statistics.ts';
import { handleUpdateShippingData } from '../../subjects/orders/update-shipping-data.ts';

export const handlers = {
  listOrders: handleListOrders,
  getOrderStatistics: handleGetOrderStatistics,
  getPendingOrderStatistics: handleGetPendingOrderStatistics,
  getPendingEvidenceTotal: handleGetPendingEvidenceTotal,
  listParcelCarriers: handleListParcelCarriers,
  createOrderShipment: handleCreateOrderShipment,
  cancelOrder: handleCancelOrder,
  updateShippingData: handleUpdateShippingData,
  deliverOrder: handleDeliverOrder,
  retryOrderPush: handleRetryOrderPush,
  downloadPurchaseOrder: handleDownloadPurchaseOrder,
  saveOrderItems: handleSaveOrderItems,
  createOrder: handleCreateOrder,
  getOrderIndicators: handleGetOrderIndicators,
  getSalesStatistics: handleGetSalesStatistics,
  getSalesTotals: handleGetSalesTotals,
  getUnitsTotals: handleGetUnitsTotals,
  getAverageTicketTotals: handleGetAverageTicketTotals,
  getMarketplaceOrderTotals: handleGetMarketplaceOrderTotals,
  getGeographicDensity: handleGetGeographicDensity,
  getDailyPerformance: handleGetDailyPerformance,
  getGeneralReport: handleGetGeneralReport,
  listProductPerformance: handleListProductPerformance,
  listTopProducts: handleListTopProducts,
  listTopCategories: handleListTopCategories,
} satisfies Handlers<typeof kidal>;
