import { dateRangePreset, trackingStateLabel, trackingStates } from '@trastienda/domain';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DaysFilter } from '../../shared/list/days-filter.tsx';
import type { GuidesSearch } from './search.ts';

const stateOptions = trackingStates.map((id) => ({ id, label: trackingStateLabel(id) }));

export const noFilters = { estado: null, desde: null, hasta: null } as const;

export const isFiltered = ({ estado, desde, hasta }: GuidesSearch): boolean =>
  estado !== null || desde !== null || hasta !== null;

type Props = {
  readonly search: GuidesSearch;
  readonly clock: { readonly now: number; readonly timeZone: string };
  readonly onChange: (change: Partial<GuidesSearch>) => void;
};

/** Which guides the board has: made between two days, in one state. */
export function TrackingFilters({ search, clock, onChange }: Props) {
  return (
    <>
      <DaysFilter
        label="Creadas"
        days={search}
        standing={dateRangePreset('last-30-days', clock)}
        onChange={onChange}
      />
      <ChoiceFilter
        label="Estado"
        items={stateOptions}
        value={search.estado}
        onChange={(estado) => onChange({ estado })}
      />
    </>
  );
}
