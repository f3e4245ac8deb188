import {
  createCourierGuide,
  createOrderShipment,
  getStorehouse,
  listParcelCarriers,
  listStoreGuides,
  quoteCourier,
  updateShippingData,
} from '@trastienda/api-client';
import { createOperation } from '../../shared/store/create-operation.ts';

/** The key of what is done to some guides that its body names. */
export const bodyGuides = ({ body }: { readonly body: { readonly guides: readonly string[] } }): string =>
  body.guides.join();

export const storehouse = createOperation(getStorehouse);
export const parcelCarriers = createOperation(listParcelCarriers);

/** The options of the parcel at hand. */
export const quotes = createOperation(quoteCourier, { keep: 1 });

export const guidePurchase = createOperation(createCourierGuide, { keep: 1 });

/** The second half of a purchase (D140). */
export const guideShipment = createOperation(createOrderShipment, { keep: 1 });

/** Guides of the store, to look for one whose purchase was cut off. */
export const madeGuides = createOperation(listStoreGuides, { name: 'madeGuides', keep: 1 });

export const addressUpdate = createOperation(updateShippingData, { keyOf: ({ params }) => params.orderId });
