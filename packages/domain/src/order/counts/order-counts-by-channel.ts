import { type ChannelCode, channelCodes } from '../../channel/channels.ts';

export interface ChannelOrderCounts {
  /** All codes of the answer, SB and unknown ones too. */
  readonly total: number;
  /** The ten channels in display order; null where the answer has no count. */
  readonly channels: readonly { readonly code: ChannelCode; readonly count: number | null }[];
}

/**
 * Orders of each channel from the counts of `getOrderStatistics`. SB is added into the total and gets no
 * entry.
 * @example orderCountsByChannel({ CS: 3, SB: 2 }).total // => 5
 */
export function orderCountsByChannel(
  counts: Readonly<Record<string, number | null | undefined>>,
): ChannelOrderCounts {
  return {
    total: Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0),
    channels: channelCodes.map((code) => ({ code, count: counts[code] ?? null })),
  };
}
