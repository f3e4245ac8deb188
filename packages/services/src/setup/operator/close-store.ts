import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { stores } from '../../tables/people.ts';
import { operate, type OperatorAct } from './record-act.ts';
import { linkedTo, lockStore, type OnStoresChanged } from './store-row.ts';

/**
 * Closes a store, or opens a closed one: nobody works in a closed store, its jobs and its scheduled work wait,
 * and its data stay (D500).
 * @returns whether that was to be done; it was closed, or open, before otherwise.
 * @throws CommandRefused
 */
export async function setClosed(
  database: Database,
  { storeId, isClosed }: { readonly storeId: string; readonly isClosed: boolean },
  act: OperatorAct,
  onStoresChanged: OnStoresChanged,
): Promise<boolean> {
  const { change } = await operate(database, act, async (tx, now) => {
    const { closedAt: before, ownerEmail } = await lockStore(tx, storeId);
    if ((before !== null) === isClosed) return { change: null };
    const closedAt = isClosed ? now : null;
    await tx.update(stores).set({ closedAt }).where(eq(stores.id, storeId));
    await onStoresChanged(tx, [ownerEmail, ...(await linkedTo(tx, storeId))]);
    return { change: { storeId, before: { closedAt: before }, after: { closedAt } } };
  });
  return change !== null;
}
