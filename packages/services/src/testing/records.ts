import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import type { Input } from './good-requests.ts';
import { acrossStores } from './test-database.ts';

/** What a request may name of a store's, and where the database holds its ids. */
const sources = {
  order: 'select order_number as id, store_id from orders union select id, store_id from orders',
  line: 'select colocation_id as id, store_id from order_lines',
  guide:
    'select number as id, store_id from guides union select track_id, store_id from order_lines where track_id is not null',
  lot: 'select id, store_id from jobs',
  quote: 'select token as id, store_id from quotes',
  'stock shipment': 'select id, store_id from stock_shipments',
  person: 'select username as id, store_id from store_users',
  payout: 'select id, store_id from payouts',
  product: 'select id, store_id from products',
  sku: 'select sku as id, store_id from product_skus',
  file: 'select key as id, store_id from uploaded_files',
  shop: `select seller_id as id, store_id from orders where marketplace = 'SP' union select shop_id, store_id from channel_links`,
} as const;

export type RecordKind = keyof typeof sources;
export const recordKinds = Object.keys(sources) as RecordKind[];

/** The ids of two stores that the other one of them has not. */
export type Apart = Readonly<
  Record<RecordKind, { readonly mine: Set<string>; readonly theirs: Set<string> }>
>;

export const recordsApart = (database: Database, mine: string, theirs: string): Promise<Apart> =>
  acrossStores(database, async (tx) => {
    const found: Partial<Record<RecordKind, { mine: Set<string>; theirs: Set<string> }>> = {};
    for (const kind of recordKinds) {
      const { rows } = await tx.execute<{ id: string; store_id: string }>(sql.raw(sources[kind]));
      const of = (storeId: string) =>
        new Set(rows.filter((row) => row.store_id === storeId).map((row) => row.id));
      const [a, b] = [of(mine), of(theirs)];
      const without = (ids: Set<string>, others: Set<string>) =>
        new Set([...ids].filter((id) => !others.has(id)));
      found[kind] = { mine: without(a, b), theirs: without(b, a) };
    }
    return found as Apart;
  });

/** An id of the same form that no store has. */
export function missingLike(id: string, { mine, theirs }: Apart[RecordKind]): string {
  for (;;) {
    // A token of chance may have no digit at all.
    const made = /\d/.test(id)
      ? id.replaceAll(/\d/g, () => String(randomInt(10)))
      : id.replaceAll(/[a-z]/g, () => String.fromCodePoint(97 + randomInt(26)));
    if (made !== id && !mine.has(made) && !theirs.has(made)) return made;
  }
}

/** A text in a request: where it stands, and what it says. */
export type Leaf = { readonly path: readonly string[]; readonly value: string };

/** What is one value, though it is an object. */
const isWhole = (value: object): boolean => value instanceof Date || value instanceof Blob;

/** Every text of a request, in its path, query and body, however deep. */
export const leavesOf = (value: unknown, path: readonly string[] = []): Leaf[] => {
  if (typeof value === 'string') return [{ path, value }];
  if (typeof value !== 'object' || value === null || isWhole(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
};

/** The same request with other texts; `change` gives `undefined` for what stays. */
export function withLeaves(input: Input, change: (leaf: Leaf) => string | undefined): Input {
  const walk = (value: unknown, path: readonly string[]): unknown => {
    if (typeof value === 'string') return change({ path, value }) ?? value;
    if (typeof value !== 'object' || value === null || isWhole(value)) return value;
    if (Array.isArray(value)) return value.map((one, at) => walk(one, [...path, String(at)]));
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, walk(inner, [...path, name])]),
    );
  };
  return walk(input, []) as Input;
}
