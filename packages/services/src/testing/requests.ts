import type { cancelOrder, createOrder } from '@trastienda/api-client/kidal';
import type {
  AnyCall,
  CallInput,
  CallAnswer,
  CallRequest,
  GuideRequest,
  OrderAnswer,
  QuoteRequest,
} from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import type { Database } from '../setup/index.ts';
import { CASA_LUMBRE } from './ask.ts';
import { putOrderAt } from './put-order-at.ts';

export type Ask = <C extends AnyCall>(
  call: C,
  input: CallInput<C>,
  asker?: { readonly storeId?: string; readonly email?: string },
) => Promise<CallAnswer<C>>;

/** The oldest order of a store whose lines all wait for a guide. */
export async function pendingOrder(ask: Ask, storeId = CASA_LUMBRE, email?: string): Promise<OrderAnswer> {
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

/** The orders of each database that a test has taken. */
const given = new WeakMap<Database, Set<string>>();

/**
 * An order of Casa Lumbre's demo of that channel, at that status (calls.md 25.2), another one each time. From
 * status 3 on it travels with the guide 'T-' and its number.
 */
export async function orderAt(
  database: Database,
  ask: Ask,
  marketplace: OrderAnswer['marketplace'],
  status: number,
  also: (order: OrderAnswer) => boolean = () => true,
): Promise<OrderAnswer> {
  const find = (query: object) => ask(calls.listOrders, { params: { storeId: CASA_LUMBRE }, query });
  const used = given.get(database) ?? new Set();
  given.set(database, used);
  const { data } = await find({ 'filter-marketplace': [marketplace], pageSize: 100 });
  const order = data.find((one) => !used.has(one.id) && also(one));
  if (!order) throw new Error(`The demo has no further order of ${marketplace}`);
  used.add(order.id);
  await putOrderAt(database, order, status, status < 3 ? null : `T-${order.orderid}`);
  const [found] = (await find({ 'filter-orderId': order.orderid })).data;
  if (!found) throw new Error(`The order ${order.orderid} is gone`);
  return found;
}

/** Ids of an order's lines. */
export const lineIds = (order: OrderAnswer): string[] =>
  order.orderedProductsList.map((line) => line.colocationId);

const parcelOf = { height: 10, width: 30, depth: 25, weight: 1.2 };

/** A quote for an order's parcel, from the storehouse of Casa Lumbre. */
export const quoteFor = (order: OrderAnswer, change: Partial<QuoteRequest> = {}): QuoteRequest => ({
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

/** Returns a request for the guide that `quoteFor` has quoted. */
export const guideRequestFor = (order: OrderAnswer, change: Partial<GuideRequest> = {}): GuideRequest => ({
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

type Cancellation = CallRequest<typeof cancelOrder>['body'];

/** Returns the cancellation of an entire order that is out of stock. */
export const cancellationFor = (
  order: Pick<OrderAnswer, 'marketplace' | 'orderid'>,
  change: Partial<Cancellation> = {},
): Cancellation => ({
  storeId: CASA_LUMBRE,
  marketplace: order.marketplace,
  orderId: order.orderid,
  colocationIds: [],
  reason: 'Sin inventario',
  comment: null,
  ...change,
});

/** A sale outside the channels: three pieces of two products. */
export const manualOrder: CallRequest<typeof createOrder>['body'] = {
  storeId: CASA_LUMBRE,
  clientData: { fullname: 'Rosa Elena Díaz Cruz', email: 'rosa@example.com' },
  shippingAddress: {
    zipCode: '06600',
    city: 'Ciudad de México',
    phoneNumber: '5512345678',
    notes: null,
    outdoorNumber: '222',
    interiorNumber: null,
    borough: 'Cuauhtémoc',
    betweenStreets: null,
    suburb: 'Juárez',
    stateCode: 'MX-DIF',
    state: 'Ciudad de Mexico',
    street: 'Paseo de la Reforma',
    addressee: null,
  },
  orderedProductsList: [
    {
      sku: 'CAM-AZ-M',
      name: 'Camisa azul M',
      quantity: 2,
      salePrice: 449,
      dimensions: [{ height: 10, width: 30, depth: 25, weight: 0.6 }],
    },
    { sku: null, name: 'Bolsa de regalo', quantity: 1, salePrice: 29.5, dimensions: [] },
  ],
};
