import { and, asc, eq, isNull, min, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/connect.ts';
import { channelInbox, channelTurns } from '../../../tables/channel-links.ts';
import { answers } from '../turns/waiting-pushes.ts';

type OfLink = { readonly storeId: string; readonly linkId: string };

/** Whether the bell of a shop that answers rang; of the row of a turn. */
export const isBellDue = and(
  answers,
  sql`exists (select 1 from channel_inbox b where b.store_id = channel_turns.store_id
    and b.link_id = channel_turns.link_id and b.done_at is null)`,
);

/** The shops whose bell rang, among those of which `isFree` is true; the one that waits longest first. */
export const linksThatRang = (
  tx: Transaction,
  isFree: ReturnType<typeof and>,
  limit: number,
): Promise<OfLink[]> =>
  tx
    .select({ storeId: channelInbox.storeId, linkId: channelInbox.linkId })
    .from(channelInbox)
    .innerJoin(
      channelTurns,
      and(eq(channelTurns.storeId, channelInbox.storeId), eq(channelTurns.linkId, channelInbox.linkId)),
    )
    .where(and(isNull(channelInbox.doneAt), answers, isFree))
    .groupBy(channelInbox.storeId, channelInbox.linkId)
    .orderBy(asc(min(channelInbox.id)))
    .limit(limit);
