import type { ChannelCode } from '../../channel/channels.ts';
import type { StatusFamily } from '../status/status-families.ts';
import { orderCountsByChannel } from './order-counts-by-channel.ts';

/** Answer of `getOrderStatistics`. */
export interface CountedOrders {
  readonly data: readonly { readonly status: string; readonly total: number; readonly marketPlace: string }[];
  readonly counts: Readonly<Record<string, number | null | undefined>>;
  readonly families: Readonly<Record<string, number | undefined>>;
}

/**
 * Orders of a status family (`null` for all) in some channels (none named for all), as the statistics count them.
 * @example countOrders({ data: [{ status: 'pendiente', total: 2, marketPlace: 'CS' }], counts: { CS: 3 }, families: {} }, 'pendiente', ['CS']) // => 2
 */
export function countOrders(
  { data, counts, families }: CountedOrders,
  family: StatusFamily | null,
  channels: readonly ChannelCode[] = [],
): number {
  const sum = (numbers: readonly (number | null | undefined)[]) =>
    numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
  if (channels.length === 0)
    return family === null ? orderCountsByChannel(counts).total : (families[family] ?? 0);
  if (family === null) return sum(channels.map((code) => counts[code]));
  const wanted: readonly string[] = channels;
  return sum(
    data
      .filter(({ status, marketPlace }) => status === family && wanted.includes(marketPlace))
      .map(({ total }) => total),
  );
}
