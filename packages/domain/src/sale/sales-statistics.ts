import { type ChannelCode, sortByChannel } from '../channel/channels.ts';
import type { MaybeText } from '../internal/text.ts';

/** One entry of the home statistics; total in MXN for sales. */
export interface StatisticsEntry {
  readonly status: string;
  readonly total: number;
  readonly marketPlace: string;
}

/** The marketplaces whose sales always show. */
export const statisticsChannels = ['CS', 'SR', 'PG', 'SN'] as const satisfies readonly ChannelCode[];

/**
 * Says whether a failure's message means that there are no sales, and not that something broke.
 * @example isNoSalesMessage('Failed to fetch: Not Found') // => true
 */
export function isNoSalesMessage(message: MaybeText): boolean {
  return message === 'Failed to fetch: Not Found';
}

/**
 * Sales by marketplace, highest total first, ties in display order; CS, SR, PG and SN are always there, with 0 where the answer
 * lacks them. Without an answer (see `isNoSalesMessage`) all four are 0.
 * @example salesTotals([]).map((entry) => entry.total) // => [0, 0, 0, 0]
 * @example salesTotals([{ status: 'ventas', total: 5, marketPlace: 'SN' }])[0] // => { status: 'ventas', total: 5, marketPlace: 'SN' }
 */
export function salesTotals(entries: readonly StatisticsEntry[]): StatisticsEntry[] {
  const missing = statisticsChannels
    .filter((code) => !entries.some((entry) => entry.marketPlace === code))
    .map((marketPlace) => ({ status: 'ventas', total: 0, marketPlace }));
  const inDisplayOrder = sortByChannel([...entries, ...missing], (entry) => entry.marketPlace);
  return inDisplayOrder.toSorted((a, b) => b.total - a.total);
}

export interface ActiveProductTotals {
  readonly totalCSChannels: number;
  readonly totalSNChannels: number;
  readonly totalSRChannels: number;
  readonly totalPGChannels: number;
}

/**
 * The counts of active products, each 0 where it is missing.
 * @example activeProductTotals({ totalCSChannels: 40 }) // => { totalCSChannels: 40, totalSNChannels: 0, totalSRChannels: 0, totalPGChannels: 0 }
 */
export function activeProductTotals(
  data: { readonly [Key in keyof ActiveProductTotals]?: number | null } | null | undefined,
): ActiveProductTotals {
  return {
    totalCSChannels: data?.totalCSChannels ?? 0,
    totalSNChannels: data?.totalSNChannels ?? 0,
    totalSRChannels: data?.totalSRChannels ?? 0,
    totalPGChannels: data?.totalPGChannels ?? 0,
  };
}

/**
 * The count of unavailable products, 0 where it is missing.
 * @example unavailableProductCount(null) // => 0
 */
export function unavailableProductCount(data: { readonly count?: number | null } | null | undefined): number {
  return data?.count ?? 0;
}
