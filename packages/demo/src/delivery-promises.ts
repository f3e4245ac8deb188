import { type ChannelCode, isOwnStore, type LineStatusId } from '@trastienda/domain';
import { wholeSecond } from './order-lifecycle.ts';
import type { DemoRandom } from './random.ts';

/** A situation that the demo shows in every channel, whatever the random numbers are. */
export type DemoPromise = {
  readonly channel: ChannelCode;
  readonly status: LineStatusId;
  /** The range of an order's ages in which the situation is likely, days. */
  readonly ageDays: readonly [from: number, to: number];
};

type Situation = Omit<DemoPromise, 'channel'>;

/**
 * The situations that the actions of an order or of its channel need (calls.md 25.2): new ones to accept, to
 * reject, to split, to cancel and to send; accepted ones to send; sent ones to print and to complete; ones in
 * transit to deliver.
 */
const everywhere: readonly Situation[] = [
  { status: 1, ageDays: [0.1, 1.2] },
  { status: 1, ageDays: [0.3, 1.5] },
  { status: 2, ageDays: [0.4, 1.8] },
  { status: 3, ageDays: [0.8, 2.5] },
  { status: 5, ageDays: [2, 5] },
];
/** A delivered order that lacks its required proof of delivery. */
const delivered: Situation = { status: 7, ageDays: [6, 12] };

/** Returns the orders that a store's demo has in each of its channels. */
export const demoPromises = (channels: readonly ChannelCode[]): DemoPromise[] =>
  channels.flatMap((channel) =>
    [...everywhere, ...(isOwnStore(channel) ? [delivered] : [])].map((situation) => ({
      channel,
      ...situation,
    })),
  );

/** Returns when the order of a promise was placed. */
export const promisedPurchase = (random: DemoRandom, { ageDays: [from, to] }: DemoPromise, now: Date): Date =>
  wholeSecond(now.getTime() - random.between(from, to) * 86_400_000);
