import { createHash } from 'node:crypto';
import { mapOrder } from '@trastienda/connectors/woocommerce/map-order';
import type { MapContext, PostalPlace } from '@trastienda/connectors/woocommerce/map-context';
import type { MappedOrder } from '@trastienda/connectors/woocommerce/mapped-order';
import type { WooOrder } from '@trastienda/connectors/woocommerce/schemas';
import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../../database/connect.ts';
import { zipCodes } from '../../../tables/shipping.ts';
import type { OrderFacts } from './order-facts.ts';

/** A line is one piece: more of them are a warehouse transfer, no parcel. */
const MAX_PIECES = 200;
/** The parcel of a piece without measures. */
const usualSize = { height: 10, width: 20, depth: 30, weight: 1 };

/** An order of a shop, with its facts that stand elsewhere there. */
export type ReadOrder = { readonly order: WooOrder; readonly facts: OrderFacts };

/** A digest of what was read. */
export const printOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

/** Digests of an order: all of it, where it goes, and what is in it, so that a reader sees which of them changed. */
export const printsOf = (order: WooOrder, { refunds }: OrderFacts, mapped: MappedOrder) => ({
  whole: printOf([order, refunds]),
  address: printOf([mapped.address, mapped.clientName, mapped.clientEmail]),
  pieces: printOf([
    mapped.total,
    order.line_items.map((item) => [item.id, item.quantity, item.total, item.total_tax]),
  ]),
});
export type Prints = ReturnType<typeof printsOf>;

/** The digests as they are kept. */
export const hashOf = ({ whole, address, pieces }: Prints): string => [whole, address, pieces].join('.');

/** Returns what the catalogue has of the postal codes that orders name. */
export async function placesOf(
  tx: Transaction,
  orders: readonly WooOrder[],
): Promise<ReadonlyMap<string, PostalPlace>> {
  const codes = orders
    .flatMap(({ shipping, billing }) => [shipping, billing])
    .flatMap(({ postcode }) => /(?<!\d)\d{4,5}(?!\d)/u.exec(postcode)?.[0].padStart(5, '0') ?? []);
  if (codes.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(zipCodes)
    .where(inArray(zipCodes.code, [...new Set(codes)]));
  return new Map(rows.map(({ code, ...place }) => [code, place]));
}

/** Makes our order of a shop's. */
export const mapWith = (
  {
    linkId,
    units,
  }: { readonly linkId: string; readonly units: Pick<MapContext, 'weightUnit' | 'dimensionUnit' | 'prefix'> },
  places: ReadonlyMap<string, PostalPlace>,
  { order, facts }: ReadOrder,
): MappedOrder =>
  mapOrder(facts.exact ?? order, {
    linkId,
    placeOf: (code) => places.get(code),
    refunds: facts.refunds,
    productOf: facts.productOf,
    ...units,
    usualSize,
    maxPieces: MAX_PIECES,
  });
