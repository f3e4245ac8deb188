import type { CallRequest } from '@trastienda/api-client';
import type { listProducts } from '@trastienda/api-client/products';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { kindBits } from '../../tables/product-kinds.ts';

/** A test of kinds: the bits under the mask must equal `is`; without `is` one of them must be set. */
export type KindTest = { readonly mask: number; readonly is?: number };

/** The tests of a list's four states: no product is in two (calls.md 18). */
const states = {
  active: { mask: kindBits.paused | kindBits.draft | kindBits.stock, is: 0 },
  out_of_stock: { mask: kindBits.paused | kindBits.draft | kindBits.stock, is: kindBits.stock },
  paused: { mask: kindBits.paused, is: kindBits.paused },
  draft: { mask: kindBits.draft, is: kindBits.draft },
} satisfies Record<string, KindTest>;

type State = keyof typeof states;

export const ofState = (state: State): KindTest => states[state];
/** An active product, whatever its stock. */
export const isActive: KindTest = { mask: kindBits.paused | kindBits.draft, is: 0 };
/** A product that cannot be sold anywhere now: it is paused, a draft, or out of stock. */
export const isUnavailable: KindTest = { mask: kindBits.paused | kindBits.draft | kindBits.stock };

const flag = (bit: number, isSet = true): KindTest => ({ mask: bit, is: isSet ? bit : 0 });

/**
 * Returns the test for products that are active at one of some channels; a channel without products here has
 * none.
 */
export const soldAt = (channels: readonly string[]): KindTest => ({
  mask: (['CS', 'SR', 'SN', 'PG'] as const)
    .filter((code) => channels.includes(code))
    .reduce((mask, code) => mask | kindBits[code], 0),
});

type Query = CallRequest<typeof listProducts>['query'];

/** Returns the tests of a list's filters, except the state. */
export function kindTests(query: Query): KindTest[] {
  const {
    filter_dropshipping: dropshipping,
    filter_fulfillment: fulfillment,
    filter_missing: missing,
  } = query;
  return [
    ...(missing ? [flag(kindBits[missing])] : []),
    ...(query.filter_marketplace?.length ? [soldAt(query.filter_marketplace)] : []),
    ...(dropshipping ? [flag(kindBits.dropshipping, dropshipping === 'true')] : []),
    ...(fulfillment ? [flag(kindBits.fulfillment, fulfillment === 'true')] : []),
  ];
}

/** Whether a kind passes all of the tests. */
export const passes = (kind: number, tests: readonly KindTest[]): boolean =>
  tests.every(({ mask, is }) => (is === undefined ? (kind & mask) !== 0 : (kind & mask) === is));

/**
 * Returns the same tests as conditions of a column. No index of the kind serves them: lists in their order
 * check it row by row.
 */
export const passesAs = (kind: SQL | AnyPgColumn, tests: readonly KindTest[]): SQL[] =>
  tests.map(({ mask, is }) =>
    is === undefined
      ? sql`${kind} & ${sql.raw(String(mask))} <> 0`
      : sql`${kind} & ${sql.raw(String(mask))} = ${sql.raw(String(is))}`,
  );

/** The number of products and SKUs of each kind. */
export type Kinds = readonly { readonly kind: number; readonly products: number; readonly skus: number }[];

/** Sums the products or SKUs that pass the tests. */
export const sumOf = (
  kinds: Kinds,
  tests: readonly KindTest[],
  of: 'products' | 'skus' = 'products',
): number => kinds.reduce((sum, one) => sum + (passes(one.kind, tests) ? one[of] : 0), 0);

/** The numbers of a list by state. */
export function countsOf(kinds: Kinds, tests: readonly KindTest[]): Record<State | 'total', number> {
  const of = (state: State) => sumOf(kinds, [...tests, states[state]]);
  return {
    total: sumOf(kinds, tests),
    active: of('active'),
    paused: of('paused'),
    out_of_stock: of('out_of_stock'),
    draft: of('draft'),
  };
}
