import type { WooOrder } from '@trastienda/connectors/woocommerce/schemas';
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/connect.ts';
import { channelHooks, channelInbox } from '../../../tables/channel-links.ts';

type OfLink = { readonly storeId: string; readonly linkId: string };

const MINUTE_MS = 60_000;
/** A shop without a bell is looked at so often, and one with a bell that can be relied on (D531). */
const EVERY_MS = 2 * MINUTE_MS;
const WITH_BELL_MS = 15 * MINUTE_MS;
/** A bell may be so late, since a shop sends what it has to tell a little after it happened. */
const LATE_MS = MINUTE_MS;
/** The clocks of a shop and of ours differ by so much. */
const CLOCKS_MS = 5 * MINUTE_MS;

export const ofHook = ({ storeId, linkId }: OfLink) =>
  and(eq(channelHooks.storeId, storeId), eq(channelHooks.linkId, linkId));

/** Returns how long a shop is left alone: longer where its bell tells what is new. The time before the bell was made is looked at once. */
export async function pauseOf(tx: Transaction, link: OfLink, now: Date): Promise<number> {
  const [hook] = await tx.select().from(channelHooks).where(ofHook(link));
  const isTrusted =
    hook?.state === 'activo' && hook.silentAt === null && hook.madeAt.getTime() <= now.getTime() - EVERY_MS;
  return isTrusted ? WITH_BELL_MS : EVERY_MS;
}

const changedAt = (order: WooOrder): number => Date.parse(`${order.date_modified_gmt ?? ''}Z`);

/**
 * Notes that a bell was silent: a look found a change for which it had not rung, although there was time. The shop is looked at
 * more often from then on, and asked for its webhooks with the next turn.
 */
export async function noteSilence(
  tx: Transaction,
  link: OfLink,
  orders: readonly WooOrder[],
  now: Date,
): Promise<void> {
  const [hook] = await tx
    .select()
    .from(channelHooks)
    .where(and(ofHook(link), eq(channelHooks.state, 'activo'), isNull(channelHooks.silentAt)));
  if (!hook) return;
  const ringing = orders.filter((order) => {
    const at = changedAt(order);
    return at >= hook.madeAt.getTime() && at <= now.getTime() - LATE_MS;
  });
  if (ringing.length === 0) return;
  const first = Math.min(...ringing.map(changedAt)) - CLOCKS_MS;
  const rung = await tx
    .select({
      externalId: channelInbox.externalId,
      at: sql<Date>`max(${channelInbox.receivedAt})`.mapWith(channelInbox.receivedAt),
    })
    .from(channelInbox)
    .where(
      and(
        eq(channelInbox.storeId, link.storeId),
        eq(channelInbox.linkId, link.linkId),
        inArray(
          channelInbox.externalId,
          ringing.map(({ id }) => String(id)),
        ),
        gt(channelInbox.receivedAt, new Date(first)),
      ),
    )
    .groupBy(channelInbox.externalId);
  const heard = new Map(rung.map(({ externalId, at }) => [externalId, at.getTime()]));
  const isSilent = ringing.some((order) => (heard.get(String(order.id)) ?? 0) < changedAt(order) - CLOCKS_MS);
  if (isSilent) await tx.update(channelHooks).set({ silentAt: now, lookAt: now }).where(ofHook(link));
}

/** Relies on a bell again once it has rung after its silence. */
export async function noteRinging(tx: Transaction, link: OfLink, lastRang: Date): Promise<void> {
  await tx
    .update(channelHooks)
    .set({ silentAt: null })
    .where(and(ofHook(link), lt(channelHooks.silentAt, lastRang)));
}
