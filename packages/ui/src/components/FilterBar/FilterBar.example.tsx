import { dateRangePresets } from '@trastienda/domain';
import { DateRangePicker, type DateRangeValue } from '@trastienda/ui/DateRangePicker';
import { FilterBar, FilterChip, FilterOptions, FilterToggle } from '@trastienda/ui/FilterBar';
import { SearchField } from '@trastienda/ui/SearchField';
import { useState } from 'react';

const channels = [
  { id: 'SR', label: 'Sears' },
  { id: 'SN', label: 'Sanborns' },
  { id: 'ML', label: 'Mercado Libre' },
];

export function Example() {
  const [query, setQuery] = useState('');
  const [days, setDays] = useState<DateRangeValue | null>({ preset: 'last-7-days' });
  const [chosen, setChosen] = useState<string[]>([]);
  const [isPendingOnly, setPendingOnly] = useState(false);
  const names = channels.filter(({ id }) => chosen.includes(id)).map(({ label }) => label);
  return (
    <FilterBar
      search={
        <SearchField size="sm" placeholder="Pedido, guía o cliente" value={query} onChange={setQuery} />
      }
    >
      <DateRangePicker
        value={days}
        onChange={setDays}
        onClear={() => setDays(null)}
        presets={dateRangePresets}
      />
      <FilterChip label="Canal" value={names.join(', ')} onClear={() => setChosen([])}>
        <FilterOptions label="Canal" items={channels} value={chosen} onChange={setChosen} />
      </FilterChip>
      <FilterToggle isSelected={isPendingOnly} onChange={setPendingOnly}>
        Evidencia pendiente
      </FilterToggle>
    </FilterBar>
  );
}
