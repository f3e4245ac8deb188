import { randomBytes } from 'node:crypto';
import { dayRange } from '@trastienda/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { bareInstallation } from '@trastienda/services/core/installation';
import { isOfOpenStore } from '@trastienda/services/core/open-store';
import type { Scope } from '@trastienda/services/core/scope';
import { acrossStores, type Database, type Transaction } from '@trastienda/services/database/connect';
import { stores } from '@trastienda/services/tables/people';
import { deliverWithdrawal, receiveShipment } from '@trastienda/services/subjects/stock/settle';
import { stockShipments, withdrawals } from '@trastienda/services/tables/shipping';
import { carriersAhead } from './carrier-clock/move-parcels.ts';
import { isRejected } from './money-clock.ts';

const HOUR_MS = 3_600_000;
/** A shipment is counted at noon of the day of its arrival. */
const NOON_MS = 12 * HOUR_MS;
/** A shipment is counted no sooner than this after its creation. */
const TRAVEL_MS = 4 * HOUR_MS;
const PREPARED_AFTER_MS = 6 * HOUR_MS;
const DELIVERED_AFTER_MS = 30 * HOUR_MS;

type Store = typeof stores.$inferSelect;

/** The warehouse acts without a user, so its actions are recorded under the store's owner. */
const scopeOf = (tx: Transaction, { id, timeZone, ownerEmail }: Store, now: Date): Scope => ({
  tx,
  storeId: id,
  isOwner: true,
  timeZone,
  user: { email: ownerEmail, name: null },
  clientAddress: null,
  now,
  randomBytes,
  installation: bareInstallation,
  notifyWorkers: async () => {},
});

const storeOf = async (tx: Transaction, id: string): Promise<Store> => {
  const [store] = await tx.select().from(stores).where(eq(stores.id, id));
  if (!store) throw new Error(`A document of the store ${id}, which is not there`);
  return store;
};

/**
 * Counts the shipments that are due: one in ten misses a piece of its first line.
 * @returns how many.
 */
export async function countShipments(database: Database, until: Date): Promise<number> {
  const travelling = await acrossStores(database, (tx) =>
    tx
      .select()
      .from(stockShipments)
      .where(
        and(
          eq(stockShipments.demo, false),
          eq(stockShipments.status, 'en_transito'),
          isOfOpenStore(stockShipments.storeId),
        ),
      )
      .orderBy(asc(stockShipments.createdAt)),
  );
  let counted = 0;
  for (const { storeId, id, estimatedArrival, createdAt } of travelling) {
    counted += await acrossStores(database, async (tx) => {
      const store = await storeOf(tx, storeId);
      const noon = Date.parse(dayRange(estimatedArrival, estimatedArrival, store.timeZone).start) + NOON_MS;
      const at = new Date(Math.max(noon, createdAt.getTime() + TRAVEL_MS));
      if (at > until) return 0;
      const misses = isRejected(id) ? 1 : 0;
      await receiveShipment(scopeOf(tx, store, at), id, ({ quantity }, line) =>
        line === 0 ? quantity - misses : quantity,
      );
      return 1;
    });
  }
  return counted;
}

/**
 * Prepares withdrawals after six hours, and hands them over the next day.
 * @returns how many moved.
 */
export async function moveWithdrawals(database: Database, until: Date): Promise<number> {
  const open = await acrossStores(database, (tx) =>
    tx
      .select()
      .from(withdrawals)
      .where(
        and(
          eq(withdrawals.demo, false),
          inArray(withdrawals.status, ['solicitado', 'en_preparacion']),
          isOfOpenStore(withdrawals.storeId),
        ),
      )
      .orderBy(asc(withdrawals.createdAt)),
  );
  let moved = 0;
  for (const { storeId, id, status, createdAt } of open) {
    const after = (ms: number) => new Date(createdAt.getTime() + ms);
    if (after(DELIVERED_AFTER_MS) <= until) {
      await acrossStores(database, async (tx) =>
        deliverWithdrawal(scopeOf(tx, await storeOf(tx, storeId), after(DELIVERED_AFTER_MS)), id),
      );
      moved += 1;
    } else if (status === 'solicitado' && after(PREPARED_AFTER_MS) <= until) {
      await acrossStores(database, (tx) =>
        tx
          .update(withdrawals)
          .set({ status: 'en_preparacion' })
          .where(
            and(
              eq(withdrawals.storeId, storeId),
              eq(withdrawals.id, id),
              eq(withdrawals.status, 'solicitado'),
            ),
          ),
      );
      moved += 1;
    }
  }
  return moved;
}

/** Does the warehouse's work for open stores that is due by the demo's clock. */
export async function keepStockMoving(database: Database, now: Date): Promise<void> {
  const until = new Date(now.getTime() + (await carriersAhead(database)));
  await countShipments(database, until);
  await moveWithdrawals(database, until);
}
