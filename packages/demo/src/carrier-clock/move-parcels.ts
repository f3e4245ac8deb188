import { lineEventOfTracking, nextLineStatus, type TrackingState } from '@trastienda/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { isOfOpenStore } from '@trastienda/services/core/open-store';
import { bareInstallation } from '@trastienda/services/core/installation';
import { acrossStores, type Database, type Transaction } from '@trastienda/services/database/connect';
import type { MoneyStore } from '@trastienda/services/subjects/money/refresh-order-money';
import { changeLines, type LockedOrder } from '@trastienda/services/subjects/orders/locked-order';
import { lockGuidesWithOrders } from '@trastienda/services/use-cases/lock-guides-with-orders';
import { guideEvents, guides } from '@trastienda/services/tables/shipping';
import { nextReport } from './next-report.ts';
import { demoClock } from '@trastienda/services/tables/demo-clock';

/** Parcels in transit move, except those of the seed, which stay as the demo wrote them. */
const moving: readonly TrackingState[] = ['generada', 'recolectada', 'en_transito', 'en_ruta', 'incidencia'];

/** Writes one report: it changes the guide, and the lines that its state may move (calls.md 25.2). */
async function report(
  store: MoneyStore,
  guide: string,
  orders: readonly LockedOrder[],
  { status, at, location }: { status: TrackingState; at: Date; location: string },
): Promise<void> {
  const { tx, storeId } = store;
  await tx.insert(guideEvents).values({ storeId, guide, status, date: at, location });
  await tx
    .update(guides)
    .set({ status })
    .where(and(eq(guides.storeId, storeId), eq(guides.number, guide)));
  const event = lineEventOfTracking(status);
  for (const locked of orders) {
    for (const line of locked.lines.filter((one) => one.trackId === guide)) {
      const next =
        event === null ? null : nextLineStatus(event, line.statusId, { deliveryType: line.deliveryType });
      const statusId = next?.ok ? next.value : line.statusId;
      await changeLines(store, locked, [line], {
        statusId,
        statusTrack: status,
        ...(status === 'entregada' ? { deliveredAt: at } : {}),
      });
      line.statusId = statusId;
    }
  }
}

/**
 * Makes every report that is due of one guide.
 * @returns the number of reports.
 */
async function moveParcel(tx: Transaction, found: typeof guides.$inferSelect, until: Date): Promise<number> {
  // Invented channels withhold by the published rates.
  const store = { tx, storeId: found.storeId, installation: bareInstallation };
  const { guides: held, orders } = await lockGuidesWithOrders(store, [found.number]);
  const [guide] = held;
  if (!guide || !moving.includes(guide.status as TrackingState)) return 0;
  const seen = await tx
    .select()
    .from(guideEvents)
    .where(and(eq(guideEvents.storeId, guide.storeId), eq(guideEvents.guide, guide.number)))
    .orderBy(asc(guideEvents.id));
  const states = seen.map((event) => event.status);
  let last = { status: guide.status as TrackingState, at: seen.at(-1)?.date ?? guide.createdAt };
  let reports = 0;
  for (;;) {
    const next = nextReport(guide.number, last, states);
    if (next === null || next.at > until) return reports;
    const isLeaving = next.status === 'recolectada';
    await report(store, guide.number, orders, {
      ...next,
      location: isLeaving ? guide.origin.city : guide.destination.city,
    });
    states.push(next.status);
    last = next;
    reports += 1;
  }
}

/** Returns the lead of the demo's carriers over the wall clock, ms. */
export async function carriersAhead(database: Database): Promise<number> {
  const [row] = await database.select().from(demoClock);
  return row?.ahead ?? 0;
}

/**
 * Adds to the carriers' lead.
 * @returns the total lead, ms.
 */
export async function advanceCarriers(database: Database, milliseconds: number): Promise<number> {
  const ahead = (await carriersAhead(database)) + milliseconds;
  await database
    .insert(demoClock)
    .values({ id: 1, ahead })
    .onConflictDoUpdate({ target: demoClock.id, set: { ahead } });
  return ahead;
}

/**
 * Makes the invented carriers report what is due by the demo's clock: the wall clock and the lead from
 * `advanceCarriers`; those of a closed store are told of it all once it is open again. Each guide has its own transaction: a failure does not hold up the others.
 * @returns the number of reports.
 */
export async function moveParcels(
  database: Database,
  now: Date,
  onError: (error: unknown) => void = () => {},
): Promise<number> {
  const until = new Date(now.getTime() + (await carriersAhead(database)));
  const open = await acrossStores(database, (tx) =>
    tx
      .select()
      .from(guides)
      .where(and(eq(guides.demo, false), inArray(guides.status, [...moving]), isOfOpenStore(guides.storeId))),
  );
  let reports = 0;
  for (const guide of open) {
    try {
      reports += await acrossStores(database, (tx) => moveParcel(tx, guide, until));
    } catch (error) {
      onError(error);
    }
  }
  return reports;
}
