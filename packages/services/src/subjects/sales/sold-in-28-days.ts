import { addDays, localDay } from '@trastienda/domain';
import type { Scope } from '../../core/scope.ts';
import { salesBy } from './sales-by.ts';
import type { Window } from './sales-of-lines.ts';

const FOUR_WEEKS = 28;

/** Four of each weekday: the days to yesterday. */
function fourWeeksTo({ now, timeZone }: Pick<Scope, 'now' | 'timeZone'>): Window {
  const today = localDay(now, timeZone) ?? '';
  return { firstDay: addDays(today, -FOUR_WEEKS), lastDay: addDays(today, -1), until: null };
}

/**
 * Returns the units sold in the 28 days to yesterday, in all channels: of these SKUs, or of all by default.
 */
export async function soldIn28Days(
  scope: Scope,
  skus?: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (skus?.length === 0) return new Map();
  const rows = await salesBy(scope, { channels: [], sku: null }, fourWeeksTo(scope), ['sku'], skus);
  return new Map(rows.map(({ sku, units }) => [sku, units]));
}
