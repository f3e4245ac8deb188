import {
  type Client,
  GUIDE_ORIGIN,
  type GuideRequest,
  type Order,
  type QuoteRequest,
} from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';

const parcel = { height: 10, width: 20, depth: 15, weight: 0.8 };
/** Line statuses of calls.md 25.2. */
const GUIDE_MADE = 3;
const CLOSED = 9;
const ORIGIN_ZIP = '44160';

/** All orders of a store whose lines still wait for a guide. */
export async function waitingOrders(client: Client, storeId: string): Promise<Order[]> {
  const found: Order[] = [];
  for (let page = 1; ; page += 1) {
    const read = await client(calls.listOrders, {
      params: { storeId },
      query: { 'filter-status-family': 'pendiente', pageSize: 100, page },
    });
    if (!read.ok) throw new Error(read.error.message);
    if (read.value.rows.length === 0) return found;
    const waiting = read.value.rows.filter((order) =>
      order.orderedProductsList.every(
        (line) =>
          (line.colocationStatus?.id ?? CLOSED) < GUIDE_MADE &&
          line.deliveryTrackId === null &&
          line.deliveryType === 'dropshipping',
      ),
    );
    found.push(...waiting);
  }
}

export const quoteRequestFor = (order: Order, storeId: string): QuoteRequest => ({
  shippingDays: 1,
  packageType: 1,
  generatePickup: false,
  storeId,
  originZipCode: ORIGIN_ZIP,
  destinationZipCode: order.shippingAddress.zipCode,
  ...parcel,
  packageValue: 100,
  insurance: false,
});

const party = {
  name: 'Mariana',
  lastName: 'Robles Ibarra',
  email: null,
  phone: '3312345678',
  street: 'Calle Pedro Moreno',
  outdoorNumber: '1250',
  interiorNumber: null,
  neighborhood: 'Americana',
  zipCode: ORIGIN_ZIP,
  city: 'Guadalajara',
  borough: 'Guadalajara',
  stateCode: 'MX-JAL',
  reference: null,
};

export const guideRequestFor = (order: Order, storeId: string): GuideRequest => ({
  guideOrigin: GUIDE_ORIGIN,
  generatePickup: true,
  notification: true,
  content: 'Vasos de vidrio',
  origin: party,
  destination: {
    ...party,
    name: order.clientData.fullname,
    zipCode: order.shippingAddress.zipCode,
    city: order.shippingAddress.city ?? party.city,
    borough: order.shippingAddress.borough ?? party.borough,
    stateCode: order.shippingAddress.stateCode ?? party.stateCode,
  },
  storeId,
  marketplace: order.marketplace,
  orderNumber: order.orderNumber,
  colocationIds: order.orderedProductsList.map((line) => line.colocationId),
  packages: [{ ...parcel, quantity: 1 }],
  packageValue: 100,
  cartaPorte: null,
});
