import { comparisonRange, type ReadingTime } from '@trastienda/domain';
import type { SaleEvent } from '@trastienda/domain/sale';
import { DateRangePicker } from '@trastienda/ui/DateRangePicker';
import { FilterChip, FilterOptions } from '@trastienda/ui/FilterBar';
import { channelsFilter, salesDaysFilter } from '../../entities/sale/filters.tsx';
import { comparedDays, daysText, earlierEvents, salesDays } from '../../entities/sale/sales-query.ts';
import { daysOfPreset } from '../../shared/list/days.ts';
import { type ListFilter, textFilter } from '../../shared/list/filters.tsx';
import type { Comparison, SalesSearch } from '../../shared/routes/sales-search.ts';

type Change = (change: Partial<SalesSearch>) => void;
type Props = { readonly search: SalesSearch; readonly onChange: Change; readonly clock: ReadingTime };

const comparisonLabels: Readonly<Record<Comparison, string>> = {
  anterior: 'Periodo anterior',
  fechas: 'Mismas fechas del año pasado',
  semana: 'Mismos días de la semana del año pasado',
  otras: 'Otras fechas',
  no: 'Sin comparar',
};

/** The period that the figures are compared with, in a few words. */
export function comparisonWords(
  search: SalesSearch,
  clock: ReadingTime,
  events: readonly SaleEvent[],
): string {
  const compared = comparedDays(search, clock);
  if (search.comparar !== 'otras' || compared === null) return comparisonLabels[search.comparar];
  const { firstDay, lastDay } = compared;
  const event = events.find((one) => one.firstDay === firstDay && one.lastDay === lastDay);
  return event?.label ?? daysText(compared);
}

function ComparisonChip({
  search,
  onChange,
  clock,
  events,
}: Props & { readonly events: readonly SaleEvent[] }) {
  const days = salesDays(search, clock);
  const seasons = earlierEvents(days, events);
  const compared = comparedDays(search, clock);
  const isSeason = ({ firstDay, lastDay }: SaleEvent) =>
    search.comparar === 'otras' && firstDay === compared?.firstDay && lastDay === compared.lastDay;
  const season = seasons.find(isSeason);
  const choose = (id: string | undefined) => {
    const event = seasons.find(({ firstDay }) => firstDay === id);
    if (event) return onChange({ comparar: 'otras', cdesde: event.firstDay, chasta: event.lastDay });
    const before = comparisonRange(days, 1, clock.timeZone);
    if (id === 'otras')
      return onChange({ comparar: 'otras', cdesde: before.firstDay, chasta: before.lastDay });
    onChange({ comparar: (id ?? 'anterior') as Comparison, cdesde: null, chasta: null });
  };
  return (
    <>
      <FilterChip label="Comparar con" value={season?.label ?? comparisonLabels[search.comparar]}>
        {({ close }) => (
          <FilterOptions
            label="Comparar con"
            selectionMode="single"
            items={[
              { id: 'anterior', label: comparisonLabels.anterior },
              { id: 'fechas', label: comparisonLabels.fechas },
              { id: 'semana', label: comparisonLabels.semana },
              ...seasons.map((event) => ({
                id: event.firstDay,
                label: event.label,
                description: daysText(event),
              })),
              { id: 'otras', label: comparisonLabels.otras },
              { id: 'no', label: 'No comparar' },
            ]}
            value={[season?.firstDay ?? search.comparar]}
            onChange={([id]) => {
              choose(id);
              close();
            }}
          />
        )}
      </FilterChip>
      {search.comparar === 'otras' && season === undefined && (
        <DateRangePicker
          label="Fechas para comparar"
          value={compared}
          maxDay={daysOfPreset('today', clock).lastDay}
          onChange={(value) =>
            !('preset' in value) && onChange({ cdesde: value.firstDay, chasta: value.lastDay })
          }
        />
      )}
    </>
  );
}

/** The bar over the report: SKU, days, what they are compared with, channels. */
export const salesFilters = (
  clock: ReadingTime,
  events: readonly SaleEvent[],
): readonly ListFilter<SalesSearch>[] => [
  textFilter('sku', 'Ver un SKU', 'SKU y Enter', { isWhole: true }),
  salesDaysFilter(clock),
  {
    fields: ['comparar', 'cdesde', 'chasta'],
    render: ({ search, onChange }) => <ComparisonChip {...{ search, onChange, clock, events }} />,
  },
  channelsFilter(),
];
