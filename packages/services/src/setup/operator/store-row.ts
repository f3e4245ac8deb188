import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { stores, storeUsers } from '../../tables/people.ts';
import { CommandRefused } from '../command-refused.ts';

/** Receives the e-mails of those whose list of stores an act changes, within its transaction. */
export type OnStoresChanged = (tx: Transaction, emails: readonly string[]) => Promise<void>;

/**
 * Locks the row of a store until the transaction ends.
 * @throws CommandRefused
 */
export async function lockStore(tx: Transaction, storeId: string): Promise<typeof stores.$inferSelect> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId)).for('update');
  if (!store) throw new CommandRefused(`There is no store ${storeId}.`);
  return store;
}

/** Returns the e-mails of those who work in a store besides its owner. */
export async function linkedTo(tx: Transaction, storeId: string): Promise<readonly string[]> {
  const rows = await tx
    .select({ email: storeUsers.username })
    .from(storeUsers)
    .where(and(eq(storeUsers.storeId, storeId), storeUsers.active));
  return rows.map(({ email }) => email);
}
