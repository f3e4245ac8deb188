import { foldText } from '@trastienda/domain';
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PoolClient } from 'pg';
import { seed, times } from '../../../../../tools/suite/samples.ts';
import { putProducts } from '../../testing/put-products.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { namedLike } from './find-products.ts';
import { products } from '../../tables/products.ts';

const db = useDatabase('empty');
let client: PoolClient;
beforeAll(async () => {
  client = await db.database.$client.connect();
  await client.query(`select set_config('app.scope', 'all', false)`);
});
afterAll(() => client.release(true));

/** Returns every beginning in a text: each word, and each part of one behind a sign. */
const beginnings = (text: string): string[] =>
  foldText(text)
    .split(' ')
    .flatMap((token) =>
      [...token].flatMap((letter, at, letters) =>
        at === 0 || (/[a-z0-9]/u.test(letter) && !/[a-z0-9]/u.test(letters[at - 1] ?? ''))
          ? [letters.slice(at).join('')]
          : [],
      ),
    );
const matches = (name: string, search: string): boolean =>
  foldText(search)
    .split(/\s+/u)
    .filter(Boolean)
    .every((word) => beginnings(name).some((one) => one.startsWith(word)));

const found = (search: string) =>
  acrossStores(db.database, async (tx) => {
    const like = namedLike('s1', search);
    const rows = await tx
      .select({ id: products.id })
      .from(products)
      .where(sql.join([sql`${products.storeId} = 's1'`, sql`kind is not null`, ...like], sql` and `));
    return rows.map(({ id }) => id).toSorted();
  });

const part = fc.constantFrom(
  'Lámpara',
  'lam',
  'ÑANDÚ',
  'vs-6-az',
  'VS-6',
  '(otomí),',
  '%',
  '_',
  '-',
  '\\',
  '🛒',
  "d'ana",
  'مرحبا',
);
const text = fc.oneof(
  fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' ')),
  fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'ab-1 %á(') }),
);

it('finds what a look at every name finds, after products were put, renamed, deleted and put back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ id: fc.nat(4), name: text, isGone: fc.boolean() }), {
        minLength: 2,
        maxLength: 10,
      }),
      fc.array(text, { minLength: 3, maxLength: 3 }),
      async (writes, searches) => {
        await client.query('truncate products cascade');
        const live = new Map<string, string>();
        for (const { id, name, isGone } of writes) {
          // The rows have the form that the service writes: folded, with their SKUs.
          await putProducts(client, [`p-${id}`], {
            store: 's1',
            name: foldText(name),
            status: isGone ? 'deleted' : 'paused',
          });
          if (isGone) live.delete(`p-${id}`);
          else live.set(`p-${id}`, name);
        }
        await putProducts(client, ['p-0'], { store: 's2', name: 'lampara ab' });
        for (const search of searches) {
          const wanted = [...live].filter(([, name]) => matches(name, search)).map(([id]) => id);
          expect({ search, ids: await found(search) }).toEqual({ search, ids: wanted.toSorted() });
        }
        const { rows } = await client.query(
          `select (select count(*) from product_words)::int as held,
             (select count(*) from products, words_of(searched) where kind is not null)::int as wanted`,
        );
        expect(rows[0].held).toBe(rows[0].wanted);
      },
    ),
    { numRuns: Number(process.env['WORDS_RUNS'] ?? times(40)), seed, endOnFailure: true },
  );
}, 60_000);

it('holds 64 letters of a word, and searches by as many', async () => {
  await client.query('truncate products cascade');
  await putProducts(client, ['p-1'], { store: 's1', name: 'x'.repeat(120) });
  expect(await found('x'.repeat(110))).toEqual(['p-1']);
  expect(await found('y')).toEqual([]);
});

it('follows many products that one statement renames, deletes and puts back, each in its own way', async () => {
  const ids = Array.from({ length: 8 }, (_, at) => `p-${at}`);
  const change = fc.record({
    id: fc.constantFrom(...ids),
    searched: text.map(foldText),
    isGone: fc.boolean(),
  });
  const together = fc.uniqueArray(change, { minLength: 2, maxLength: 8, selector: ({ id }) => id });
  await fc.assert(
    fc.asyncProperty(fc.array(together, { minLength: 2, maxLength: 6 }), async (statements) => {
      await client.query('truncate products cascade');
      await putProducts(client, ids, { store: 's1', name: 'lampara vs-6-az' });
      for (const changes of statements) {
        await client.query(
          `update products p set searched = x.searched, status = case when x."isGone" then 'deleted' else 'paused' end
             from jsonb_to_recordset($1) as x(id text, searched text, "isGone" boolean) where p.id = x.id`,
          [JSON.stringify(changes)],
        );
        const { rows } = await client.query(
          `with held as (select * from product_words),
             wanted as (select store_id, word, id from products, words_of(searched) as word where kind is not null)
           (select 'more', * from (table held except table wanted) more)
             union all (select 'less', * from (table wanted except table held) less)`,
        );
        expect(rows).toEqual([]);
      }
    }),
    { numRuns: times(40), seed, endOnFailure: true },
  );
}, 60_000);
