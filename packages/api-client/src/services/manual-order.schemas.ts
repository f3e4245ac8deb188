import * as z from 'zod/mini';
import { email, integer, list, price, storeId, text } from '../core/fields.ts';
import { maxParcels, maxPieces } from '../core/limits.ts';
import { parcelSize, requestedAddress } from './addresses.ts';

/** The fields of a sale outside the channels. */
export const manualOrder = {
  clientData: z.object({ fullname: text(200, 1), email: z.nullable(email()) }),
  shippingAddress: requestedAddress(),
  orderedProductsList: list(
    z.object({
      sku: z.nullable(text(50)),
      name: text(120, 1),
      quantity: integer(1),
      salePrice: price(),
      dimensions: list(parcelSize, maxParcels),
    }),
    maxPieces,
    1,
  ),
};

/** A sale outside the channels. */
export const manualOrderRequest = z.object({ storeId: storeId(), ...manualOrder });
