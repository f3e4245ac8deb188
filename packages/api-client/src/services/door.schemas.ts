import * as z from 'zod/mini';
import { instant, integer, list, matching, nullable } from '../core/fields.ts';
import { manualOrder } from './manual-order.schemas.ts';

/** Orders of one request to the open door. */
export const maxDoorOrders = 200;
/** Events of one page of the open door. */
export const maxDoorEvents = 200;

/** The number of an order in the system that it comes from: printable, without blanks, as it stands in addresses. */
const doorNumber = /* @__NO_SIDE_EFFECTS__ */ () =>
  matching(/^[\w.#/-]{1,60}$/u, 'El número lleva de 1 a 60 letras, cifras y . # / - _');

/**
 * An order that another system sends through the open door. Its number identifies it within the store: sent again it makes no
 * second order. Amounts are MXN; sizes are centimetres and kilograms.
 */
export const doorOrder = z.object({
  number: doorNumber(),
  /** The moment of the sale; by default the moment it is received. */
  purchasedAt: z.optional(instant()),
  ...manualOrder,
});
export type DoorOrder = z.output<typeof doorOrder>;

/** One order, or many of them; each is read by itself, so that a wrong one keeps no other out. */
export const doorOrdersRequest = z.union([
  doorOrder,
  z.object({ orders: list(doorOrder, maxDoorOrders, 1) }),
]);

/** The outcome of one order of a request. */
const doorResult = z.object({
  /** The number as it was sent; `null` for none that can be read. */
  number: nullable(z.string()),
  /** `existing`: it came before, with the same content. */
  status: z.enum(['created', 'existing', 'refused']),
  /** The fields that are wrong, each with a sentence; empty unless it was refused. */
  faults: z.array(z.object({ field: z.string(), message: z.string() })),
});
export type DoorResult = z.output<typeof doorResult>;

/** The outcomes of all orders of a request, in their order. */
export const doorResults = z.object({
  created: integer(),
  existing: integer(),
  refused: integer(),
  results: z.array(doorResult),
});
export type DoorResults = z.output<typeof doorResults>;

/** An event of an order that came through the open door. */
const doorEvent = z.object({
  /** 1, 2, 3 … within the store, without a gap; `after` of the next page. */
  seq: integer(1),
  number: z.string(),
  event: z.enum(['shipped', 'shipment_cancelled', 'delivered', 'returned', 'cancelled']),
  at: instant(),
  carrier: nullable(z.object({ id: z.string(), name: z.string() })),
  trackingNumber: nullable(z.string()),
  /** Pieces by SKU and name. */
  lines: z.array(z.object({ sku: z.string(), name: z.string(), quantity: integer(1) })),
});
export type DoorEvent = z.output<typeof doorEvent>;

/** A page of events, oldest first. */
export const doorEvents = z.object({
  data: z.array(doorEvent),
  /** The `after` of the next page. */
  next: integer(),
  hasMore: z.boolean(),
});
export type DoorEvents = z.output<typeof doorEvents>;
