import { centavos, fromCentavos, type TrackingState } from '@trastienda/domain';
import { and, eq } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { orderLines } from '../../tables/orders.ts';
import { guideEvents, guides, walletEntries } from '../../tables/shipping.ts';
import { addEntry } from './wallet.ts';

export type GuideRow = typeof guides.$inferSelect;

/** Whether a guide is made and not collected yet (calls.md 24.7). */
export const isCancelable = (guide: { readonly status: string }): boolean =>
  (guide.status as TrackingState) === 'generada';

/**
 * Locks some guides of the store, by number so that two requests never wait for each other; unknown ones are
 * left out.
 */
export async function lockGuides(
  { tx, storeId }: Pick<Scope, 'tx' | 'storeId'>,
  numbers: readonly string[],
): Promise<GuideRow[]> {
  const locked: GuideRow[] = [];
  for (const number of [...new Set(numbers)].toSorted()) {
    const [guide] = await tx
      .select()
      .from(guides)
      .where(and(eq(guides.storeId, storeId), eq(guides.number, number)))
      .for('update');
    if (guide) locked.push(guide);
  }
  return locked;
}

/**
 * Cancels a locked guide and refunds its full charge. Every piece that names it gets its state, also pieces
 * that were cancelled before.
 * @returns the refund, MXN.
 */
export async function cancelGuide(scope: Scope, guide: GuideRow, reason: string): Promise<number> {
  const { tx, storeId, now } = scope;
  await tx
    .update(guides)
    .set({ status: 'cancelada', cancelReason: reason })
    .where(and(eq(guides.storeId, storeId), eq(guides.number, guide.number)));
  await tx
    .insert(guideEvents)
    .values({ storeId, guide: guide.number, status: 'cancelada', date: now, location: null });
  await tx
    .update(orderLines)
    .set({ statusTrack: 'cancelada' })
    .where(and(eq(orderLines.storeId, storeId), eq(orderLines.trackId, guide.number)));
  const [charge] = await tx
    .select({ amount: walletEntries.amount })
    .from(walletEntries)
    .where(
      and(
        eq(walletEntries.storeId, storeId),
        eq(walletEntries.guide, guide.number),
        eq(walletEntries.kind, 'charge'),
      ),
    );
  // Guides of the channel itself were never charged (calls.md 25.3).
  if (!charge) return 0;
  const refund = centavos(-charge.amount);
  await addEntry(scope, { kind: 'refund', amount: refund, guide: guide.number });
  return fromCentavos(refund);
}
