import { and, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { type Database, urlOf } from '../database/connect.ts';
import { loadReference } from '../database/load-reference.ts';
import { exclusively } from '../database/setup-lock.ts';
import { carriers } from '../tables/shipping.ts';

const offered = and(eq(carriers.demo, true), eq(carriers.active, true));

/**
 * Offers the invented carriers in a database of one's own, or no longer: for a try before real ones are there. Guides that were
 * made with them keep their carrier, and its label can still be printed.
 * @returns how many of them began or ceased to be offered.
 */
export async function offerDemoCarriers(database: Database, isOffered: boolean): Promise<number> {
  return exclusively(urlOf(database), (client) =>
    drizzle({ client }).transaction(async (tx) => {
      const before = await tx.$count(carriers, offered);
      if (isOffered) {
        const { demoCarrierReference } = await import('./reference/index.ts');
        await loadReference(tx, demoCarrierReference);
      }
      await tx.update(carriers).set({ active: isOffered }).where(eq(carriers.demo, true));
      return Math.abs((await tx.$count(carriers, offered)) - before);
    }),
  );
}

/** Returns how many carriers are offered, invented ones too. */
export const offeredCarriers = (database: Database): Promise<number> =>
  database.$count(carriers, eq(carriers.active, true));
