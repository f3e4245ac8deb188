import {
  getBalance,
  getOrderStatistics,
  getPendingEvidenceTotal,
  getShippingService,
  getStoreService,
  listSalesChannels,
  listUserStores,
} from '@trastienda/api-client';
import { getRejectedEvidencesTotal } from '@trastienda/api-client/invoice';
import { createOperation, onlyOne } from '../../shared/store/create-operation.ts';

/** Counts by channel and by status family. */
export const orderStatistics = createOperation(getOrderStatistics);
/** The wallet; ask again after anything that charges it. */
export const walletBalance = createOperation(getBalance);
export const pendingEvidenceTotal = createOperation(getPendingEvidenceTotal);
/** Proofs of delivery that a channel did not accept. */
export const rejectedEvidencesTotal = createOperation(getRejectedEvidencesTotal);
export const userStores = createOperation(listUserStores, { keyOf: onlyOne });
export const salesChannels = createOperation(listSalesChannels, { keyOf: onlyOne });
/** Status of the website service "Paginas". */
export const websiteService = createOperation(getStoreService, { keyOf: onlyOne });
/** Addresses of the shipping product "Envíos". */
export const shippingService = createOperation(getShippingService);
