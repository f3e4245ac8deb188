import * as z from 'zod/mini';
import { id, list, text } from '../core/fields.ts';
import { maxChannels } from '../core/limits.ts';
import { channelCode } from './addresses.ts';

const yesOrNo = z.enum(['true', 'false']);
const order = z.optional(z.enum(['asc', 'desc']));
/** The filters of the catalogue; at most one `order_` at a time. */
export const productFilters = {
  filter_categoria: z.optional(text(60)),
  filter_dropshipping: z.optional(yesOrNo),
  filter_fulfillment: z.optional(yesOrNo),
  filter_marketplace: z.optional(list(channelCode, maxChannels)),
  filter_status: z.optional(z.enum(['active', 'paused', 'out_of_stock', 'draft'])),
  name: z.optional(text(120)),
  ids: z.optional(z.array(id()).check(z.maxLength(200))),
  filter_brand: z.optional(text(120)),
  filter_missing: z.optional(
    z.enum(['photo', 'category', 'attributes', 'price', 'stock', 'universalId', 'sat', 'brand']),
  ),
  order_fecha_creacion: order,
  order_name: order,
  order_precio: order,
  order_existencias: order,
  order_fecha_modificacion: order,
};
