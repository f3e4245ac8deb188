import type { walletEntries } from '@trastienda/services/tables/shipping';
import type { DemoGuide, DemoGuideEvent } from './demo-guide.ts';

type Entry = typeof walletEntries.$inferInsert;

/** Centavos of one top-up. */
const TOP_UP = 100_000;
/** No refund is written below this balance, because the balance has to end at an exact small amount. */
const REFUNDS_FROM = 150_000;

/**
 * The ledger of a store: a charge for each guide that is charged, a refund for each one cancelled, and
 * top-ups in between so that it is never below 0 and ends at `balance` exactly.
 */
export function walletHistory(
  store: { readonly id: string; readonly balance: number },
  guides: readonly DemoGuide[],
  events: readonly DemoGuideEvent[],
  start: Date,
): Entry[] {
  const cancelled = new Map(
    events.filter((event) => event.status === 'cancelada').map((event) => [event.guide, event.date]),
  );
  const changes: Entry[] = guides
    .filter((guide) => guide.guideType === 'manual')
    .flatMap((guide): Entry[] => {
      const of = { storeId: store.id, guide: guide.number };
      const refundedAt = store.balance >= REFUNDS_FROM ? cancelled.get(guide.number) : undefined;
      // A guide of a poor store that was cancelled was never charged here, which comes to the same.
      if (cancelled.has(guide.number) && refundedAt === undefined) return [];
      const charge: Entry = { ...of, kind: 'charge', amount: -guide.totalCost, createdAt: guide.createdAt };
      if (refundedAt === undefined) return [charge];
      return [charge, { ...of, kind: 'refund', amount: guide.totalCost, createdAt: refundedAt }];
    })
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());

  const spent = -changes.reduce((sum, entry) => sum + entry.amount, 0);
  const topUp = (amount: number, createdAt: Date): Entry => ({
    storeId: store.id,
    kind: 'top_up',
    amount,
    guide: null,
    createdAt,
  });
  // The first top-up makes the end come out even; all others are round.
  const first = (store.balance + spent) % TOP_UP || TOP_UP;
  const entries: Entry[] = store.balance + spent === 0 ? [] : [topUp(first, start)];
  let balance = store.balance + spent === 0 ? 0 : first;
  for (const change of changes) {
    while (balance + change.amount < 0) {
      entries.push(topUp(TOP_UP, change.createdAt));
      balance += TOP_UP;
    }
    entries.push(change);
    balance += change.amount;
  }
  const lastMoment = entries.at(-1)?.createdAt ?? start;
  while (balance < store.balance) {
    entries.push(topUp(TOP_UP, lastMoment));
    balance += TOP_UP;
  }
  if (balance !== store.balance)
    throw new Error(`Wallet of ${store.id} ends at ${balance}, not ${store.balance}`);
  return entries;
}
