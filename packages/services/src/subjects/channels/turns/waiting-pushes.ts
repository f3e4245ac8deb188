import { and, asc, eq, isNotNull, lte, min, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/connect.ts';
import { channelTurns } from '../../../tables/channel-links.ts';
import { channelOutbox } from '../../../tables/channel-outbox.ts';

/** A push that waits for its shop. */
export type WaitingPush = typeof channelOutbox.$inferSelect;

type OfLink = { readonly storeId: string; readonly linkId: string };

/** The partial indexes are found by these words alone: a parameter could be any state. */
const isWaiting = sql`${channelOutbox.state} = 'pending'`;

/** Whether a shop is linked and answers. One that fails is asked when its pause is over (D524), however much it rings or has to hear. */
export const answers = and(isNotNull(channelTurns.nextAt), eq(channelTurns.failures, 0));

/** Whether a shop that answers has something to hear; of the row of a turn. */
export const isPushDue = (now: Date) =>
  and(
    answers,
    sql`exists (select 1 from channel_outbox o where o.store_id = channel_turns.store_id
      and o.link_id = channel_turns.link_id and o.state = 'pending' and o.next_at <= ${now.toISOString()}::timestamptz)`,
  );

/** The shops that have something to hear, among those of which `isFree` is true; the one that waits longest first. */
export const linksToTell = (
  tx: Transaction,
  now: Date,
  isFree: ReturnType<typeof and>,
  limit: number,
): Promise<OfLink[]> =>
  tx
    .select({ storeId: channelOutbox.storeId, linkId: channelOutbox.linkId })
    .from(channelOutbox)
    .innerJoin(
      channelTurns,
      and(eq(channelTurns.storeId, channelOutbox.storeId), eq(channelTurns.linkId, channelOutbox.linkId)),
    )
    .where(and(isWaiting, lte(channelOutbox.nextAt, now), answers, isFree))
    .groupBy(channelOutbox.storeId, channelOutbox.linkId)
    .orderBy(asc(min(channelOutbox.nextAt)))
    .limit(limit);

const ofLink = ({ storeId, linkId }: OfLink) =>
  and(eq(channelOutbox.storeId, storeId), eq(channelOutbox.linkId, linkId), isWaiting);

/** The first push of each order that has one, which alone may go: those of an order go one after another. */
const heads = (tx: Transaction, link: OfLink) =>
  tx
    .selectDistinctOn([channelOutbox.externalId])
    .from(channelOutbox)
    .where(ofLink(link))
    .orderBy(asc(channelOutbox.externalId), asc(channelOutbox.id))
    .as('heads');

/** Returns the pushes of a shop that may go now, one an order, the one that waits longest first. */
export async function pushesToGo(
  tx: Transaction,
  link: OfLink,
  now: Date,
  limit: number,
): Promise<WaitingPush[]> {
  const head = heads(tx, link);
  return tx
    .select()
    .from(head)
    .where(lte(head.nextAt, now))
    .orderBy(asc(head.nextAt), asc(head.id))
    .limit(limit);
}

/** Lets the pushes behind one that waits wait as long as it does, so that nobody looks for them meanwhile. */
export async function waitBehindHeads(tx: Transaction, link: OfLink, now: Date): Promise<void> {
  const head = heads(tx, link);
  await tx
    .update(channelOutbox)
    .set({ nextAt: sql`${head.nextAt}` })
    .from(head)
    .where(
      and(
        ofLink(link),
        lte(channelOutbox.nextAt, now),
        eq(head.externalId, channelOutbox.externalId),
        sql`${head.nextAt} > ${channelOutbox.nextAt}`,
      ),
    );
}

/** Whether the shop of an order has not heard yet what happened to it here. */
export const isWaitingToTell = async (
  { tx, storeId }: { readonly tx: Transaction; readonly storeId: string },
  orderId: string,
): Promise<boolean> =>
  (await tx.$count(
    channelOutbox,
    and(eq(channelOutbox.storeId, storeId), eq(channelOutbox.orderId, orderId), isWaiting),
  )) > 0;

/** Whether something came up that the shop is to hear now. */
export const hasPushToGo = async (tx: Transaction, link: OfLink, now: Date): Promise<boolean> =>
  (
    await tx
      .select({ id: channelOutbox.id })
      .from(channelOutbox)
      .where(and(ofLink(link), lte(channelOutbox.nextAt, now)))
      .limit(1)
  ).length > 0;
