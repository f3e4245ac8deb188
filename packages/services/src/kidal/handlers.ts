import type * as kidal from '@trastienda/api-client/kidal';
import type { Handlers } from '../core/handler.ts';
import { handleGetGeneralReport } from './analytics/general-report.ts';
import {
  handleGetGeographicDensity,
  handleGetMarketplaceOrderTotals,
  handleGetOrderIndicators,
  handleGetSalesStatistics,
  handleListTopCategories,
} from './analytics/parts.ts';
import { handleListProductPerformance, handleListTopProducts } from './analytics/products.ts';
import {
  handleGetAverageTicketTotals,
  handleGetDailyPerformance,
  handleGetSalesTotals,
  handleGetUnitsTotals,
} from './analytics/totals.ts';
import { handleCancelOrder } from './cancel-order.ts';
import { handleCreateOrderShipment } from './create-order-shipment.ts';
import { handleCreateOrder } from './create-order.ts';
import { handleDeliverOrder } from './deliver-order.ts';
import { handleListOrders } from './list-orders.ts';
import { handleListParcelCarriers } from './list-parcel-carriers.ts';
import { handleDownloadPurchaseOrder } from './purchase-order.ts';
import { handleSaveOrderItems } from './save-order-items.ts';
import {
  handleGetOrderStatistics,
  handleGetPendingEvidenceTotal,
  handleGetPendingOrderStatistics,
} from './statistics.ts';
import { handleUpdateShippingData } from './update-shipping-data.ts';

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
