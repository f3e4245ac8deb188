import type { CallRequest } from '@trastienda/api-client';
import type { getSalesTotals } from '@trastienda/api-client/kidal';
import { addDays, comparisonRange, dayRange, type DayRange, localDay } from '@trastienda/domain';
import { comparisonCut } from '@trastienda/domain/sale';
import { type FieldFault, invalid } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';

export type AnalyticsQuery = CallRequest<typeof getSalesTotals>['query'];

/** The query of a report, parsed and with its defaults. */
export type SalesQuery = {
  readonly range: DayRange;
  readonly compared: DayRange;
  /** The moment at which the comparison's totals stop; `null` for its end (D294). */
  readonly cut: string | null;
  /** Returns each channel once; an empty list means all of them. */
  readonly channels: readonly string[];
  readonly sku: string | null;
  readonly periodo: 1 | 2 | 3;
};

/** Two years, one of them a leap year. */
const MAX_DAYS = 731;
const DAYS_WITHOUT_RANGE = 30;

const names = {
  range: ['fechaInicio', 'fechaFin'],
  compared: ['comparaInicio', 'comparaFin'],
} as const;

/** Returns the days of a named range; `null` for none. An invalid range is a fault at one of its fields. */
function daysNamed(
  query: AnalyticsQuery,
  which: keyof typeof names,
  faults: FieldFault[],
): readonly [string, string] | null {
  const [first, last] = names[which];
  const [firstDay, lastDay] = [query[first], query[last]];
  if (firstDay === undefined && lastDay === undefined) return null;
  if (firstDay === undefined || lastDay === undefined)
    faults.push({ field: firstDay === undefined ? first : last, message: 'Faltan las dos fechas' });
  else if (lastDay < firstDay)
    faults.push({ field: last, message: 'La fecha final va después de la inicial' });
  else if (lastDay > addDays(firstDay, MAX_DAYS - 1))
    faults.push({ field: last, message: 'Elige dos años como máximo' });
  else return [firstDay, lastDay];
  return null;
}

/**
 * Parses the query into days of the store, with those it is compared with (calls.md 25.7).
 * @throws 422
 */
export function readSalesQuery(query: AnalyticsQuery, { now, timeZone }: Scope): SalesQuery {
  const faults: FieldFault[] = [];
  const named = daysNamed(query, 'range', faults);
  const comparedWith = daysNamed(query, 'compared', faults);
  if (faults.length > 0) throw invalid(faults);
  const today = localDay(now, timeZone) ?? '';
  const [firstDay, lastDay] = named ?? [addDays(today, 1 - DAYS_WITHOUT_RANGE), today];
  const range = dayRange(firstDay, lastDay, timeZone);
  const compared = comparedWith
    ? dayRange(...comparedWith, timeZone)
    : comparisonRange(range, query.comparador as 1 | 2 | 3, timeZone);
  return {
    range,
    compared,
    cut: comparisonCut(range, compared, now, timeZone),
    channels: [...new Set(query.marketPlace ?? [])],
    sku: query.sku === undefined || query.sku === '' ? null : query.sku,
    periodo: query.periodo as 1 | 2 | 3,
  };
}
