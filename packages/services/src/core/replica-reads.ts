import type { AnyCall } from '@trastienda/api-client';
import type { CallId } from '@trastienda/api-client/calls';

/**
 * Reads that may be some seconds old: lists, counts and sums, of which a page shows what there was a moment ago anyway. No read of
 * one thing that a person opens, acts on or waits for, and none that is sent while it is made: what breaks half way cannot be asked
 * again (D507).
 */
const mayBeOld: ReadonlySet<CallId> = new Set<CallId>([
  'listOrders',
  'getOrderStatistics',
  'getPendingOrderStatistics',
  'getPendingEvidenceTotal',
  'getRejectedEvidencesTotal',
  'listRejectedEvidences',
  'getOrderIndicators',
  'getSalesStatistics',
  'getSalesTotals',
  'getUnitsTotals',
  'getAverageTicketTotals',
  'getMarketplaceOrderTotals',
  'getGeographicDensity',
  'getDailyPerformance',
  'listProductPerformance',
  'listTopProducts',
  'listTopCategories',
  'listStoreTopCategories',
  'getActiveProductTotals',
  'listProducts',
  'listInventory',
  'listInventoryWithdrawals',
  'listFulfillmentShipments',
  'listPayments',
  'getPaymentSummary',
  'listPaymentLines',
  'listOrderNets',
  'listManualBillings',
  'listAutomaticBillings',
  'listStoreGuides',
  'getGuidesReport',
  'listStoreActivity',
]);

/** Reads that tell a person how far her work is: once it is done, she expects its effect in every list. */
const showsWork: ReadonlySet<CallId> = new Set<CallId>([
  'listBulkLoads',
  'getBulkLoadLog',
  'listGuideLots',
  'getGuideLot',
]);

export const readsReplica = (call: AnyCall): boolean => mayBeOld.has(call.id as CallId);

/** Whether the person who sent a call must see nothing older than its answer from then on. */
export const makesNew = (call: AnyCall): boolean =>
  call.idempotency !== 'safe' || showsWork.has(call.id as CallId);
