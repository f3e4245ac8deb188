import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { demoMarker } from '@trastienda/services/tables/requests';
import { type Database, urlOf } from '@trastienda/services/database/connect';
import { loadReference } from '@trastienda/services/database/load-reference';
import { exclusively } from '@trastienda/services/database/setup-lock';
import { warehouses, zipCodes } from '@trastienda/services/tables/shipping';
import { demoWarehouses } from './warehouse-stock.ts';

/**
 * Writes the demo into a migrated database, once: a marker row remembers it, and a second call, also of
 * another process at the same time, changes nothing but reference data of an older version. All or nothing.
 * The data ends at `now`, so that there are orders of today; `withOlderSales` adds two years of them to the
 * first store (D352). `onWrite` hears that it begins to write, which takes a while.
 * @returns whether it wrote.
 */
export async function seedDemo(
  database: Database,
  now: Date = new Date(),
  {
    withOlderSales = false,
    onWrite,
  }: { readonly withOlderSales?: boolean; readonly onWrite?: () => unknown } = {},
): Promise<boolean> {
  return exclusively(urlOf(database), (client) =>
    drizzle({ client }).transaction(async (tx) => {
      // This runs each time: a demo of an older version lacks newer rows.
      const { demoCarrierReference, demoPostalCodeReference } =
        await import('@trastienda/services/setup/reference/index');
      // The demo's few would take the place of codes of the national file.
      const hasOfficial = (await tx.$count(zipCodes, eq(zipCodes.official, true))) > 0;
      await loadReference(tx, [
        ...(hasOfficial ? [] : demoPostalCodeReference),
        ...demoCarrierReference,
        { table: warehouses, rows: demoWarehouses },
      ]);
      const marked = await tx.select().from(demoMarker);
      if (marked.length > 0) return false;
      onWrite?.();
      await tx.execute(sql`select set_config('app.scope', 'all', true)`);
      // Loaded here, so that a product without demo never reads it.
      const { DEMO_SEED, writeDemo } = await import('./seed.ts');
      await writeDemo(tx, now, withOlderSales);
      // The statistics are updated now, because the first lists would be planned as for empty tables until
      // autovacuum has run.
      await tx.execute(sql`analyze`);
      await tx.insert(demoMarker).values({ seed: DEMO_SEED, seededAt: now });
      return true;
    }),
  );
}
