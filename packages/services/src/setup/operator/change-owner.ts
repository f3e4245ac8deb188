import { validateEmail } from '@trastienda/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { jobs } from '../../tables/jobs.ts';
import { stores, storeUsers, users } from '../../tables/people.ts';
import { CommandRefused } from '../command-refused.ts';
import { operate, type OperatorAct } from './record-act.ts';
import { lockStore, type OnStoresChanged } from './store-row.ts';

/**
 * Gives a store to a person: the e-mail that she signs in with decides. Whoever owned it has no access any more; who else works
 * in it stays. Long work that the owner before has begun goes on as the new one's.
 * @returns the owner before.
 * @throws CommandRefused
 */
export async function changeOwner(
  database: Database,
  { storeId, to }: { readonly storeId: string; readonly to: string },
  act: OperatorAct,
  onStoresChanged: OnStoresChanged,
): Promise<string> {
  const email = to.trim().toLowerCase();
  if (!validateEmail(email).ok) throw new CommandRefused(`Not an e-mail: ${to}`);
  const { before } = await operate(database, act, async (tx) => {
    const { ownerEmail } = await lockStore(tx, storeId);
    if (ownerEmail === email) return { before: ownerEmail, change: null };
    await tx.insert(users).values({ email }).onConflictDoNothing();
    const owned = await tx.$count(stores, eq(stores.ownerEmail, email));
    await tx
      .update(stores)
      .set({ ownerEmail: email, position: owned + 1 })
      .where(eq(stores.id, storeId));
    // An owner is not one of the people of her own store.
    await tx.delete(storeUsers).where(and(eq(storeUsers.storeId, storeId), eq(storeUsers.username, email)));
    await tx
      .update(jobs)
      .set({ email })
      .where(
        and(
          eq(jobs.storeId, storeId),
          eq(jobs.email, ownerEmail),
          inArray(jobs.status, ['waiting', 'running']),
        ),
      );
    await onStoresChanged(tx, [ownerEmail, email]);
    const change = {
      storeId,
      before: { owner: ownerEmail },
      after: { owner: email },
      facts: { person: email },
    };
    return { before: ownerEmail, change };
  });
  return before;
}
