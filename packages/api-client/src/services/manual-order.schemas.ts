import * as z from 'zod/mini';
import { email, integer, price, some, storeId, text } from '../core/fields.ts';
import { parcelSize, shippingAddress, zipCode } from './addresses.ts';

/** A sale outside the channels (D139). */
export const manualOrderRequest = z.object({
  storeId: storeId(),
  clientData: z.object({ fullname: text(200, 1), email: z.nullable(email()) }),
  shippingAddress: z.extend(shippingAddress, { zipCode: zipCode() }),
  orderedProductsList: some(
    z.object({
      sku: z.nullable(text(50)),
      name: text(120, 1),
      quantity: integer(1),
      salePrice: price(),
      dimensions: z.array(parcelSize),
    }),
  ),
});
