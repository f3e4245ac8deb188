import type { CallOutput } from '@trastienda/api-client';
import type { listTrackingStates } from '@trastienda/api-client/shippings';
import {
  absentValue,
  dateRangePreset,
  formatDateTime,
  mexicanStateOf,
  type ReadingTime,
  trackingStateLabel,
  trackingStates,
} from '@trastienda/domain';
import { ButtonLink } from '@trastienda/ui/Button';
import { CellText, type DataTableColumn } from '@trastienda/ui/DataTable';
import { Link } from '@trastienda/ui/Link';
import { useMemo } from 'react';
import { choiceFilter, daysFilter } from '../../shared/list/filters.tsx';
import { ListTable } from '../../shared/list/list-page.tsx';
import { useList } from '../../shared/list/use-list.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useCarrierNames } from '../../entities/guide/use-carrier-names.ts';
import { OrderNumber } from '../../entities/order/order-number.tsx';
import * as s from './history.css.ts';
import { trackingBoard } from './operations.ts';
import { type GuidesSearch, guidesSearch } from './search.ts';
import { TrackingStatusBadge } from './tracking-status-badge.tsx';

type Row = CallOutput<typeof listTrackingStates>['rows'][number];
const columnsOf = (clock: ReadingTime, carrierName: (key: string) => string): DataTableColumn<Row>[] => [
  {
    key: 'guide',
    header: 'Guía',
    isRowHeader: true,
    cell: ({ guide, nameParcel }) => (
      <CellText secondary={carrierName(nameParcel)}>
        <Link variant="cell" href={paths.guideTracking(guide)}>
          <span className={s.figures}>{guide}</span>
        </Link>
      </CellText>
    ),
  },
  {
    key: 'order',
    header: 'Pedido',
    priority: 2,
    cell: ({ orderNumber }) =>
      orderNumber === null ? (
        absentValue
      ) : (
        <CellText isWhole>
          <OrderNumber number={orderNumber} />
        </CellText>
      ),
  },
  {
    key: 'state',
    header: 'Estado',
    cell: ({ estado, fecha }) => (
      <CellText secondary={<span className={s.figures}>{formatDateTime(fecha, clock)}</span>}>
        <TrackingStatusBadge state={estado} />
      </CellText>
    ),
  },
  {
    key: 'place',
    header: 'Destino',
    priority: 2,
    cell: ({ destinationCity, destinationState }) =>
      [destinationCity, mexicanStateOf(destinationState)?.abbreviation].filter(Boolean).join(', '),
  },
];

/** Guides of some days, of the last thirty while no others are asked for (S7.59, D165), in one state or in any. */
const boardInput =
  (clock: ReadingTime) =>
  ({ pagina, tamano, estado, desde, hasta }: GuidesSearch) => {
    const standing = dateRangePreset('last-30-days', clock);
    return {
      params: {
        fecha_inicio: desde ?? standing.firstDay,
        fecha_fin: hasta ?? standing.lastDay,
        n: String(tamano),
        p: String(pagina),
      },
      query: estado === null ? {} : { estado },
    };
  };

/** The guides of the board: created between two days, in one state. */
export const boardFilters = (clock: ReadingTime) => [
  daysFilter({ label: 'Creadas', standing: dateRangePreset('last-30-days', clock) }),
  choiceFilter(
    'estado',
    'Estado',
    trackingStates.map((id) => ({ id, label: trackingStateLabel(id) })),
  ),
];

/** The guides by state. */
export function TrackingBoard({ clock }: { readonly clock: ReadingTime }) {
  const list = useList(trackingBoard, guidesSearch, boardInput(clock));
  const carrierName = useCarrierNames();
  const columns = useMemo(() => columnsOf(clock, carrierName), [clock, carrierName]);
  return (
    <ListTable
      list={list}
      label="Dónde van tus guías"
      noun={['guía', 'guías']}
      columns={columns}
      rowKey={({ guide }) => guide}
      skeleton={{ facts: [1, 2, 1] }}
      filters={boardFilters(clock)}
      failedTitle="No pudimos cargar el rastreo"
      empty={{
        title: 'Ninguna guía en los últimos 30 días',
        text: 'Aquí ves dónde va cada guía, desde que la haces hasta que llega.',
        action: <ButtonLink href={paths.createGuide()}>Crear guía</ButtonLink>,
      }}
      noMatch={{ title: 'Ninguna guía coincide', text: 'Prueba con otro estado u otras fechas.' }}
    />
  );
}
