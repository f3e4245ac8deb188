import { calls } from '@trastienda/api-client/calls';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asking, CASA_LUMBRE } from '../testing/ask.ts';
import { NOW } from '../testing/now.ts';
import { useDatabase } from '../testing/test-database.ts';
import { migrate } from '../setup/index.ts';
import { seedDemo } from '@trastienda/demo';

const db = useDatabase();
const { ask } = asking(() => db.database);

const reference = {
  categories: 'categories, category_attributes',
  catalogues: 'brands, sat_products, catalogue_words',
  shipping:
    'zip_codes, zip_prefixes, carriers, carrier_services, tariffs, shipping_regions, extended_zones, on_time_rates, warehouses',
};
const tables = Object.values(reference).flatMap((names) => names.split(', '));

/** All rows of the reference, with the transaction that wrote each. */
async function contents(withWriter: boolean): Promise<Record<string, unknown>> {
  const read = async (table: string) => {
    const { rows } = await db.database.$client.query(
      `select ${withWriter ? 'xmin::text,' : ''} t.* from ${table} t order by to_jsonb(t)::text`,
    );
    return [table, rows] as const;
  };
  return Object.fromEntries(await Promise.all(tables.map(read)));
}

const start = async () => {
  await migrate(db.database);
  await seedDemo(db.database, NOW);
};

describe('reference data of a database that was made before it existed', () => {
  it('is there after one start, as in a new one, and the calls that read it answer', async () => {
    const made = await contents(false);
    expect(Object.values(made).every((rows) => (rows as unknown[]).length > 0)).toBe(true);
    await db.database.execute(sql.raw(`truncate ${tables.join(', ')}, reference_versions`));
    await start();
    expect(await contents(false)).toEqual(made);
    const asker = { storeId: CASA_LUMBRE };
    const answers = await Promise.all([
      ask(calls.listCategories, { query: {} }, asker),
      ask(calls.listBrands, { query: { search: 'a' } }, asker),
      ask(calls.listCartaPorte, { query: { search: 'perros' } }, asker),
      ask(calls.listCategoryMatches, { query: { name: 'Vaso de vidrio' } }, asker),
    ]);
    expect(answers.map(({ data }) => data.length > 0)).toEqual([true, true, true, true]);
  });

  it('is not touched by a second start', async () => {
    const before = await contents(true);
    await start();
    expect(await contents(true)).toEqual(before);
  });

  it('gets what a newer version changed, and leaves rows of the operator’s own', async () => {
    const [before] = [await contents(false)];
    await db.database.execute(sql`update brands set name = 'Old name' where id = 'm-1'`);
    await db.database.execute(sql`insert into brands (id, name) values ('own-1', 'Marca propia')`);
    await start();
    const brandsNow = async () =>
      (await db.database.execute(sql`select id, name from brands where id in ('m-1', 'own-1') order by id`))
        .rows;
    // The rows stay unchanged, because this version's rows are in already.
    expect(await brandsNow()).toEqual([
      { id: 'm-1', name: 'Old name' },
      { id: 'own-1', name: 'Marca propia' },
    ]);
    await db.database.execute(sql`update reference_versions set version = 'older'`);
    await start();
    const named = (before['brands'] as { id: string; name: string }[]).find(({ id }) => id === 'm-1');
    expect(await brandsNow()).toEqual([
      { id: 'm-1', name: named?.name },
      { id: 'own-1', name: 'Marca propia' },
    ]);
  });
});
