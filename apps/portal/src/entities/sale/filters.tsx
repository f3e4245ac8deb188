import { channelName, channels, dateRangePresets, isChannelCode, type ReadingTime } from '@trastienda/domain';
import { ChannelTile } from '@trastienda/ui/ChannelBadge';
import { DateRangePicker, type DateRangeValue } from '@trastienda/ui/DateRangePicker';
import { FilterChip, FilterOptions } from '@trastienda/ui/FilterBar';
import { daysOfPreset } from '../../shared/list/days.ts';
import type { ListFilter } from '../../shared/list/filters.tsx';
import { presetDays, presetOfDays, type SalesSearch } from '../../shared/routes/sales-search.ts';
import { salesDays } from './sales-query.ts';

type InDays = Pick<SalesSearch, 'dias' | 'desde' | 'hasta'>;
type OfChannels = Pick<SalesSearch, 'canal'>;

/** The days of a choice, as the address holds them. */
function addressDays(value: DateRangeValue): Partial<InDays> {
  if (!('preset' in value)) return { desde: value.firstDay, hasta: value.lastDay };
  const dias = presetDays.find((name) => presetOfDays[name] === value.preset) ?? '30';
  return { dias, desde: null, hasta: null };
}

type DaysProps = {
  readonly search: InDays;
  readonly onChange: (change: Partial<InDays>) => void;
  readonly clock: ReadingTime;
};

function DaysChip({ search, onChange, clock }: DaysProps) {
  const hasOwnDays = search.desde !== null && search.hasta !== null;
  return (
    <DateRangePicker
      label="Fechas"
      value={hasOwnDays ? salesDays(search, clock) : { preset: presetOfDays[search.dias] }}
      presets={dateRangePresets}
      daysOf={(preset) => daysOfPreset(preset, clock)}
      maxDay={daysOfPreset('today', clock).lastDay}
      onChange={(value) => onChange(addressDays(value))}
    />
  );
}

/** The days of the report: a preset or own ones, none after today. They always hold, and cannot be taken off. */
export const salesDaysFilter = (clock: ReadingTime): ListFilter<InDays> => ({
  fields: ['dias', 'desde', 'hasta'],
  isStanding: true,
  render: ({ search, onChange }) => <DaysChip {...{ search, onChange, clock }} />,
});

type ChannelProps = {
  readonly search: OfChannels;
  readonly onChange: (change: Partial<OfChannels>) => void;
};

function ChannelChip({ search: { canal }, onChange }: ChannelProps) {
  const [first, ...others] = canal;
  return (
    <FilterChip
      label="Canal"
      value={
        first === undefined
          ? undefined
          : [channelName(first), ...(others.length > 0 ? [`y ${others.length} más`] : [])].join(' ')
      }
      onClear={() => onChange({ canal: [] })}
    >
      <FilterOptions
        label="Canal"
        items={channels.map(({ code, name }) => ({
          id: code,
          label: name,
          icon: <ChannelTile code={code} size="sm" label="" />,
        }))}
        value={canal}
        onChange={(chosen) => onChange({ canal: chosen.filter(isChannelCode) })}
      />
    </FilterChip>
  );
}

/** Filters by several channels; none chosen means all of them. */
export const channelsFilter = (): ListFilter<OfChannels> => ({
  fields: ['canal'],
  render: ({ search, onChange }) => <ChannelChip {...{ search, onChange }} />,
});
