import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { demoMarker } from '../tables/requests.ts';
import { type Database, urlOf } from './connect.ts';
import { loadReference } from './load-reference.ts';
import { exclusively } from './setup-lock.ts';

/**
 * Writes the demo into a migrated database, once: a marker row remembers it, and a second call, also of another process
 * at the same time, changes nothing but reference data of an older version. All or nothing. The data ends at `now`, so that there are orders of today;
 * `withOlderSales` adds two years of them to the first store (D352).
 * @returns whether it wrote.
 */
export async function seedDemo(
  database: Database,
  now: Date = new Date(),
  { withOlderSales = false }: { readonly withOlderSales?: boolean } = {},
): Promise<boolean> {
  return exclusively(urlOf(database), (client) =>
    drizzle({ client }).transaction(async (tx) => {
      // Each time: a demo of an older version lacks what came since.
      const { shippingReference, warehouseReference } = await import('../setup/reference/index.ts');
      await loadReference(tx, [...shippingReference, ...warehouseReference]);
      const marked = await tx.select().from(demoMarker);
      if (marked.length > 0) return false;
      await tx.execute(sql`select set_config('app.scope', 'all', true)`);
      // Loaded here, so that a product without demo never reads it.
      const { DEMO_SEED, writeDemo } = await import('../demo/seed.ts');
      await writeDemo(tx, now, withOlderSales);
      // Or the first lists are planned as for empty tables, until the server gets around to it.
      await tx.execute(sql`analyze`);
      await tx.insert(demoMarker).values({ seed: DEMO_SEED, seededAt: now });
      return true;
    }),
  );
}
