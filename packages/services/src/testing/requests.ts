import type {
  AnyCall,
  CallInput,
  CallOutput,
  GuideRequest,
  Order,
  QuoteRequest,
} from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { CASA_LUMBRE } from './ask.ts';

type Ask = <C extends AnyCall>(
  call: C,
  input: CallInput<C>,
  asker?: { readonly storeId?: string; readonly email?: string },
) => Promise<CallOutput<C>>;

/** The oldest order of a store whose lines all wait for a guide. */
export async function pendingOrder(ask: Ask, storeId = CASA_LUMBRE, email?: string): Promise<Order> {
  const page = await ask(
    calls.listOrders,
    { params: { storeId }, query: { 'filter-status-family': 'pendiente', pageSize: 100 } },
    { storeId, ...(email === undefined ? {} : { email }) },
  );
  const waiting = page.data.filter((order) =>
    order.orderedProductsList.every(
      (line) =>
        (line.colocationStatus?.id ?? 9) < 3 &&
        line.deliveryTrackId === null &&
        line.deliveryType === 'dropshipping',
    ),
  );
  const [oldest] = waiting.toSorted((a, b) => (a.purchase_date < b.purchase_date ? -1 : 1));
  if (!oldest) throw new Error('The demo has no order that waits');
  return oldest;
}

const parcelOf = { height: 10, width: 30, depth: 25, weight: 1.2 };

/** A quote for an order's parcel, from the storehouse of Casa Lumbre. */
export const quoteFor = (order: Order, change: Partial<QuoteRequest> = {}): QuoteRequest => ({
  shippingDays: 1,
  packageType: 1,
  generatePickup: false,
  storeId: CASA_LUMBRE,
  originZipCode: '44160',
  destinationZipCode: order.shippingAddress.zipCode,
  ...parcelOf,
  packageValue: 449,
  insurance: true,
  ...change,
});

const party = {
  name: 'Jorge',
  lastName: 'Ramírez Salinas',
  email: null,
  phone: '8112344417',
  street: 'Av. de los Encinos',
  outdoorNumber: '2305',
  interiorNumber: null,
  neighborhood: 'Americana',
  city: 'Guadalajara',
  borough: 'Guadalajara',
  stateCode: 'MX-JAL',
  reference: null,
};

/** The guide that `quoteFor` was asked for. */
export const guideRequestFor = (order: Order, change: Partial<GuideRequest> = {}): GuideRequest => ({
  guideOrigin: 'portal-comercios',
  generatePickup: true,
  notification: true,
  content: 'Vasos de vidrio',
  origin: { ...party, zipCode: '44160' },
  destination: { ...party, zipCode: order.shippingAddress.zipCode },
  storeId: CASA_LUMBRE,
  marketplace: order.marketplace,
  orderNumber: order.orderid,
  colocationIds: order.orderedProductsList.map((line) => line.colocationId),
  packages: [{ ...parcelOf, quantity: 1 }],
  packageValue: 449,
  cartaPorte: null,
  ...change,
});
