import { randomInt } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../setup/index.ts';
import type { Input } from './good-requests.ts';
import { acrossStores } from './test-database.ts';

/** The kinds of a store's records that a request may name, with a query for the ids of each. */
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
  key: 'select id, store_id from store_keys',
  case: 'select id::text as id, store_id from channel_cases',
  file: 'select key as id, store_id from uploaded_files',
  shop: `select seller_id as id, store_id from orders where marketplace = 'SP' union select shop_id, store_id from channel_links`,
} as const;

export type RecordKind = keyof typeof sources;
export const recordKinds = Object.keys(sources) as RecordKind[];

/** The ids that a store has, and another one has not. */
export const idsApart = (database: Database, kind: RecordKind, owner: string, other: string) =>
  acrossStores(database, async (tx) => {
    const of = (storeId: string) =>
      sql`select id from (${sql.raw(sources[kind])}) a where store_id = ${storeId}`;
    const { rows } = await tx.execute<{ id: string }>(sql`${of(owner)} except ${of(other)} order by 1`);
    return rows.map(({ id }) => id);
  });

/** A text of the same form: other digits or, of one that has none, other letters. */
const oneLike = (id: string): string =>
  /\d/.test(id)
    ? id.replaceAll(/\d/g, () => String(randomInt(10)))
    : id.replaceAll(/[a-z]/gi, (letter) => String.fromCodePoint((letter < 'a' ? 65 : 97) + randomInt(26)));

type Row = { readonly kind: RecordKind; readonly id: string; readonly store_id: string };

/**
 * Returns the records of two stores, as a request may name them: those of the requester, and those of another
 * person.
 */
export function recordsOf(database: () => Database, mine: string, theirs: string) {
  /** Queries the sources of all kinds at once. */
  const ofAll = async (rest: (kind: RecordKind) => SQL): Promise<Row[]> => {
    const parts = recordKinds.map(
      (kind) =>
        sql`(select ${kind} as kind, id, store_id from (${sql.raw(sources[kind])}) a where ${rest(kind)})`,
    );
    return acrossStores(
      database(),
      async (tx) => (await tx.execute<Row>(sql.join(parts, sql` union all `))).rows,
    );
  };
  /** Invents for each of these ids a similar one that does not exist. */
  const nobodysLike = async (ids: ReadonlyMap<string, RecordKind>): Promise<ReadonlyMap<string, string>> => {
    const made = new Map<string, string>();
    while (made.size < ids.size) {
      // Several are tried at once, because some similar ids of a short one are taken.
      const tried = [...ids.keys()].flatMap((id) =>
        Array.from({ length: 8 }, () => [id, oneLike(id)] as const),
      );
      const likes = sql.param(tried.map(([, like]) => like));
      const held = new Set(
        (await ofAll(() => sql`id = any(${likes})`)).map(({ kind, id }) => `${kind} ${id}`),
      );
      for (const [id, like] of tried) if (!held.has(`${ids.get(id)} ${like}`)) made.set(id, like);
    }
    return made;
  };
  return {
    nobodysLike,
    /** Those of these texts that name a record of mine which is not theirs too. */
    async kindsOf(texts: readonly string[]): Promise<ReadonlyMap<string, RecordKind>> {
      const named = sql.param([...new Set(texts)]);
      const rows = await ofAll(() => sql`id = any(${named})`);
      const kinds = new Map<string, RecordKind>();
      // A text that could be two of them is taken for the first.
      for (const kind of recordKinds) {
        const of = (storeId: string) =>
          rows.filter((row) => row.kind === kind && row.store_id === storeId).map(({ id }) => id);
        const others = new Set(of(theirs));
        for (const id of of(mine)) if (!others.has(id) && !kinds.has(id)) kinds.set(id, kind);
      }
      return kinds;
    },
    /** Returns for each kind a record of theirs that is not mine too, and one that does not exist. */
    async theirs(): Promise<
      Readonly<Record<RecordKind, { readonly theirs: string; readonly nobodys: string }>>
    > {
      const rows = await ofAll(
        (kind) => sql`store_id = ${theirs} and not exists (
          select 1 from (${sql.raw(sources[kind])}) b where b.store_id = ${mine} and b.id = a.id) order by id limit 1`,
      );
      const nobodys = await nobodysLike(new Map(rows.map(({ id, kind }) => [id, kind])));
      const found = rows.map(({ kind, id }) => [kind, { theirs: id, nobodys: nobodys.get(id) }]);
      expect(found.map(([kind]) => kind)).toEqual(recordKinds);
      return Object.fromEntries(found);
    },
  };
}

/** A text in a request: its path and its value. */
export type Leaf = { readonly path: readonly string[]; readonly value: string };

/** Whether an object is one value. */
const isWhole = (value: object): boolean => value instanceof Date || value instanceof Blob;

/** Every text of a request, in its path, query and body, however deep. */
export const leavesOf = (value: unknown, path: readonly string[] = []): Leaf[] => {
  if (typeof value === 'string') return [{ path, value }];
  if (typeof value !== 'object' || value === null || isWhole(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
};

/** Returns the same request with other texts; `change` returns `undefined` for a text that stays. */
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
