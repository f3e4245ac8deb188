import * as z from 'zod/mini';
import { id, list, storeId } from '../core/fields.ts';
import { maxChannels } from '../core/limits.ts';
import { channelCode } from './addresses.ts';

/** The path of a store's products. */
export const products = 'product/commerce/{storeId}/product';
export const productStore = { storeId: storeId() };
export const oneProduct = { ...productStore, id: id() };

/** Products, and the channels that something is done with them on. */
export const productSelection = z.object({
  ids: list(id(), 1000, 1, 'Elige 1,000 productos como máximo'),
  salesChannels: list(channelCode, maxChannels, 1),
});
export const batchDone = () => ({
  success: true,
  message: 'OK',
  data: { ok: ['p-1001', 'p-1002'], failed: [] },
});
