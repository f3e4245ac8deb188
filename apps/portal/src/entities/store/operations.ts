// Remote operations that more than one feature reads; the shell answers their requests.
import {
  getBalance,
  getOrderStatistics,
  getPendingEvidenceTotal,
  getShippingService,
  getStoreService,
  listSalesChannels,
  listUserStores,
} from '@trastienda/api-client';
import { createOperation } from '../../shared/store/create-operation.ts';

/** Counts by channel and by status family. */
export const orderStatistics = createOperation(getOrderStatistics);
/** The wallet; ask again after anything that charges it. */
export const walletBalance = createOperation(getBalance);
export const pendingEvidenceTotal = createOperation(getPendingEvidenceTotal);
export const userStores = createOperation(listUserStores);
export const salesChannels = createOperation(listSalesChannels);
/** Status of the website service "Paginas". */
export const websiteService = createOperation(getStoreService);
/** Addresses of the shipping product "Envíos". */
export const shippingService = createOperation(getShippingService);

export const sharedOperations = [
  orderStatistics,
  walletBalance,
  pendingEvidenceTotal,
  userStores,
  salesChannels,
  websiteService,
  shippingService,
] as const;
