import type { CallInput } from '@trastienda/api-client';
import type { getSalesTotals } from '@trastienda/api-client/kidal';
import {
  comparisonRange,
  dateRangePreset,
  formatBucket,
  localDay,
  type ReadingTime,
} from '@trastienda/domain';
import { eventsWithin, type SaleEvent, sameEventBefore } from '@trastienda/domain/sale';
import { type Comparison, presetOfDays, type SalesSearch } from '../../shared/routes/sales-search.ts';

export type DayPair = { readonly firstDay: string; readonly lastDay: string };
type Query = NonNullable<CallInput<typeof getSalesTotals>['query']>;

/** The days of the report: those of the address, else of its preset, on the store's clock. */
export function salesDays(
  { dias, desde, hasta }: Pick<SalesSearch, 'dias' | 'desde' | 'hasta'>,
  clock: ReadingTime,
): DayPair {
  if (desde !== null && hasta !== null)
    return desde <= hasta ? { firstDay: desde, lastDay: hasta } : { firstDay: hasta, lastDay: desde };
  const { firstDay, lastDay } = dateRangePreset(presetOfDays[dias], clock);
  return { firstDay, lastDay };
}

const comparador = { anterior: 1, fechas: 2, semana: 3, otras: 1, no: 1 } as const satisfies Readonly<
  Record<Comparison, number>
>;

/** The input that the address gives to every call of the report. */
export function salesQuery(search: SalesSearch, clock: ReadingTime): Query {
  const { firstDay, lastDay } = salesDays(search, clock);
  const { canal, sku, comparar, cdesde, chasta } = search;
  const hasOwnDays = comparar === 'otras' && cdesde !== null && chasta !== null;
  return {
    fechaInicio: firstDay,
    fechaFin: lastDay,
    ...(comparador[comparar] !== 1 && { comparador: comparador[comparar] }),
    ...(hasOwnDays &&
      (cdesde <= chasta
        ? { comparaInicio: cdesde, comparaFin: chasta }
        : { comparaInicio: chasta, comparaFin: cdesde })),
    ...(canal.length > 0 && { marketPlace: [...canal] }),
    ...(sku !== '' && { sku }),
  };
}

/** The days that the figures are compared with; `null` where nothing is. */
export function comparedDays(search: SalesSearch, clock: ReadingTime): DayPair | null {
  const { comparar, cdesde, chasta } = search;
  if (comparar === 'no') return null;
  if (comparar === 'otras' && cdesde !== null && chasta !== null)
    return cdesde <= chasta ? { firstDay: cdesde, lastDay: chasta } : { firstDay: chasta, lastDay: cdesde };
  const { firstDay, lastDay } = comparisonRange(
    salesDays(search, clock),
    comparador[comparar],
    clock.timeZone,
  );
  return { firstDay, lastDay };
}

/** The season of a year before, of each season that the days meet: Buen Fin is compared with Buen Fin. */
export const earlierEvents = (days: DayPair, events: readonly SaleEvent[]): SaleEvent[] =>
  eventsWithin(days, events).flatMap((event) => sameEventBefore(event, events) ?? []);

/** The range holds the running day, and ends with it. */
export const endsToday = ({ lastDay }: DayPair, { now, timeZone }: ReadingTime): boolean =>
  lastDay === localDay(now, timeZone);

/** '15 nov – 18 nov 2024': with its year, as the comparison may lie in another. */
export const daysText = ({ firstDay, lastDay }: DayPair): string => {
  const year = lastDay.slice(0, 4);
  if (firstDay === lastDay) return `${formatBucket(firstDay)} ${year}`;
  const first = firstDay.startsWith(year) ? '' : ` ${firstDay.slice(0, 4)}`;
  return `${formatBucket(firstDay)}${first} – ${formatBucket(lastDay)} ${year}`;
};
