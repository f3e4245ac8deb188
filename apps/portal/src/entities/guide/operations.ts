import {
  createCourierGuide,
  createOrderShipment,
  getStorehouse,
  getZipCode,
  listOrders,
  listParcelCarriers,
  listStoreGuides,
  quoteCourier,
  updateShippingData,
} from '@trastienda/api-client';
import { createOperation } from '../../shared/store/create-operation.ts';

/** The order that the guide is for, by its whole number (D37). */
export const guideOrder = createOperation(listOrders, {
  name: 'guideOrder',
  keyOf: ({ query }) => query?.['filter-orderId'] ?? '',
});

export const storehouse = createOperation(getStorehouse);
export const parcelCarriers = createOperation(listParcelCarriers);

/** The options of the parcel at hand. */
export const quotes = createOperation(quoteCourier);

export const guidePurchase = createOperation(createCourierGuide, {
  keyOf: ({ body }) => body.orderNumber ?? '',
});

/** The second half of a purchase (D140). */
export const guideShipment = createOperation(createOrderShipment, { keyOf: ({ params }) => params.orderId });

/** Guides of the store, to look for one whose purchase was cut off. */
export const madeGuides = createOperation(listStoreGuides, { name: 'madeGuides' });

export const postalCode = createOperation(getZipCode, { keyOf: ({ params }) => params.code });
export const addressUpdate = createOperation(updateShippingData, { keyOf: ({ params }) => params.orderId });
