import * as z from 'zod/mini';
import { id, some, storeId } from '../core/fields.ts';
import { channelCode } from './addresses.ts';

/** Where the products of a store are. */
export const products = 'product/commerce/{storeId}/product';
export const productStore = { storeId: storeId() };
export const oneProduct = { ...productStore, id: id() };

/** Products, and the channels that something is done with them on. */
export const productSelection = z.object({
  ids: some(id()).check(z.maxLength(1000, { error: 'Elige 1,000 productos como máximo' })),
  salesChannels: some(channelCode),
});
export const batchDone = () => ({
  success: true,
  message: 'OK',
  data: { ok: ['p-1001', 'p-1002'], failed: [] },
});
