import type { CallOutput } from '@trastienda/api-client';
import type { listStoreActivity } from '@trastienda/api-client/identity';
import { activityKindLabel, activityKinds, formatDateTime, type ReadingTime } from '@trastienda/domain';
import { CellText, type DataTableColumn } from '@trastienda/ui/DataTable';
import { type ReactNode, useMemo } from 'react';
import { storeUsers } from '../../entities/team/operations.ts';
import { useClock } from '../../shared/layout/index.ts';
import { choiceFilter, daysFilter, type ListFilter } from '../../shared/list/filters.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { useList } from '../../shared/list/use-list.ts';
import { useRead } from '../../shared/store/hooks.ts';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { teamActivity } from './operations.ts';
import { type TeamSearch, teamSearch } from './search.ts';
import * as s from './team.css.ts';

type Act = CallOutput<typeof listStoreActivity>['data'][number];

const columnsOf = (clock: ReadingTime): DataTableColumn<Act>[] => [
  {
    key: 'what',
    header: 'Qué hizo',
    isRowHeader: true,
    cell: ({ what, kind }) => <CellText secondary={activityKindLabel(kind)}>{what}</CellText>,
  },
  {
    key: 'who',
    header: 'Quién',
    width: 260,
    cell: ({ who }) => (
      <CellText secondary={who.name === null ? undefined : who.username}>{who.name ?? who.username}</CellText>
    ),
  },
  {
    key: 'at',
    header: 'Cuándo',
    width: 180,
    cell: ({ at }) => <span className={s.figures}>{formatDateTime(at, clock)}</span>,
  },
  {
    key: 'folio',
    header: 'Folio',
    width: 190,
    priority: 4,
    // The request ids for support are in the table; on a card they would be two lines of nothing to read.
    inCard: 'none',
    cell: ({ folio }) => folio,
  },
];

const activityInput = ({ antes, persona, tipo, desde, hasta }: TeamSearch) => ({
  query: {
    ...(antes !== '' && { before: antes }),
    ...(persona !== '' && { person: persona }),
    ...(tipo !== null && { kind: tipo }),
    ...(desde !== null && { from: desde }),
    ...(hasta !== null && { to: hasta }),
  },
});

/** One of the store's people, by e-mail. */
function usePersonFilter(): ListFilter<Pick<TeamSearch, 'persona'>> {
  const { value } = useRead(storeUsers, {}, { freshFor: 60_000 });
  const items = (value?.data ?? []).map(({ username, name }) => ({ id: username, label: name ?? username }));
  return {
    fields: ['persona'],
    render: ({ search, onChange }) => (
      <ChoiceFilter
        label="Persona"
        items={items}
        value={search.persona === '' ? null : search.persona}
        onChange={(persona) => onChange({ persona: persona ?? '' })}
      />
    ),
  };
}

const kinds = activityKinds.map((id) => ({ id, label: activityKindLabel(id) }));

/** The acts of people in the store, newest first; only the owner may read them (D245). */
export function ActivityList({ frame }: { readonly frame: (list: ReactNode) => ReactNode }) {
  const list = useList(teamActivity, teamSearch, activityInput);
  const clock = useClock();
  const columns = useMemo(() => columnsOf(clock), [clock]);
  const person = usePersonFilter();
  return (
    <ListPage
      list={list}
      title="Tu equipo"
      context="Qué hizo cada quien, lo más nuevo primero"
      label="Actividad de la tienda"
      noun={['movimiento', 'movimientos']}
      frame={frame}
      filters={[person, choiceFilter('tipo', 'Tipo', kinds), daysFilter()]}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ what }) => what}
      skeleton={{ facts: [2, 1] }}
      failedTitle="No pudimos cargar la actividad"
      empty={{
        title: 'Sin actividad',
        text: 'Aquí verás quién hizo cada cambio en tu tienda.',
      }}
      noMatch={{
        title: 'Ningún movimiento coincide',
        text: 'Prueba con otra persona, otro tipo u otras fechas.',
      }}
    />
  );
}
