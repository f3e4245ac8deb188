import { defaultTimeZone } from '@trastienda/domain';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { stores, users } from '../../tables/people.ts';
import { wallets } from '../../tables/shipping.ts';

/**
 * Inserts a new store: it has an owner and an empty wallet, and no service is active. It runs within the
 * store's own scope.
 */
export async function insertStore(
  tx: Transaction,
  newStore: {
    readonly id: string;
    readonly name: string;
    readonly ownerEmail: string;
    readonly ownerName: string | null;
    /** The zone of its address, where it is known; that of the centre until then. */
    readonly timeZone?: string;
    readonly now: Date;
  },
): Promise<typeof stores.$inferSelect> {
  const { id, name, ownerEmail, ownerName, timeZone = defaultTimeZone, now } = newStore;
  await tx.insert(users).values({ email: ownerEmail, name: ownerName }).onConflictDoNothing();
  const owned = await tx.$count(stores, eq(stores.ownerEmail, ownerEmail));
  const [store] = await tx
    .insert(stores)
    .values({
      id,
      name,
      ownerEmail,
      position: owned + 1,
      timeZone,
      createdAt: now,
    })
    .returning();
  if (!store) throw new Error('An inserted row is returned');
  await tx.insert(wallets).values({ storeId: id });
  return store;
}
