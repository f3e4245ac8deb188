import type { Transaction } from '../../../database/connect.ts';
import { channelEvents } from '../../../tables/channel-links.ts';

type OfTurn = { readonly storeId: string; readonly linkId: string; readonly lease: string };
type Noted = Pick<typeof channelEvents.$inferInsert, 'kind' | 'externalId' | 'cause'> & {
  readonly count?: number;
};

/** Notes what happened in a turn, in the transaction in which it did. */
export async function noteChannelEvent(
  tx: Transaction,
  { storeId, linkId, lease }: OfTurn,
  at: Date,
  { count = 1, ...noted }: Noted,
): Promise<void> {
  await tx.insert(channelEvents).values({ storeId, linkId, turn: lease, at, count, ...noted });
}
