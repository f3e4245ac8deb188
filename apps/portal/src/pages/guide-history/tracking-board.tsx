import type { CallOutput } from '@trastienda/api-client';
import { listTrackingStates } from '@trastienda/api-client/shippings';
import {
  absentValue,
  dateRangePreset,
  formatDateTime,
  mexicanStateOf,
  type ReadingTime,
} from '@trastienda/domain';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { CellText, ColumnCard, DataTable, type DataTableColumn } from '@trastienda/ui/DataTable';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { Link } from '@trastienda/ui/Link';
import { Pagination } from '@trastienda/ui/Pagination';
import { useMemo } from 'react';
import { CallFailed } from '../../shared/layout/index.ts';
import { CardSkeleton } from '../../shared/list/card-skeleton.tsx';
import { StaleList } from '../../shared/list/stale-list.tsx';
import { tableStatusOf } from '../../shared/list/table-status.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useRead } from '../../shared/store/hooks.ts';
import { useCarrierNames } from '../../entities/guide/use-carrier-names.ts';
import { OrderNumber } from '../../entities/order/order-number.tsx';
import * as s from './history.css.ts';
import { trackingBoard } from './operations.ts';
import type { GuidesSearch } from './search.ts';
import { isFiltered, noFilters } from './tracking-filters.tsx';
import { TrackingStanding } from './tracking-standing.tsx';

type Row = CallOutput<typeof listTrackingStates>['detail']['registros'][number];
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
        <TrackingStanding state={estado} />
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

type Props = {
  readonly search: GuidesSearch;
  readonly clock: ReadingTime;
  readonly onChange: (change: Partial<GuidesSearch>) => void;
};

/** Where the guides of some days are, by state; of the last thirty while no others are asked for (S7.59, D165). */
export function TrackingBoard({ search, clock, onChange }: Props) {
  const carrierName = useCarrierNames();
  const columns = useMemo(() => columnsOf(clock, carrierName), [clock, carrierName]);
  const standing = dateRangePreset('last-30-days', clock);
  const fecha_inicio = search.desde ?? standing.firstDay;
  const fecha_fin = search.hasta ?? standing.lastDay;
  const { pagina, tamano, estado } = search;
  const board = useRead(trackingBoard, {
    params: { fecha_inicio, fecha_fin, n: String(tamano), p: String(pagina) },
    query: estado === null ? {} : { estado },
  });
  const shown = board.value?.detail ?? null;
  const isFailed = board.status === 'failed';
  return (
    <>
      {isFailed && shown !== null && <StaleList onRetry={board.ask} />}
      <DataTable
        label="Dónde van tus guías"
        columns={columns}
        rows={shown?.registros ?? []}
        rowKey={({ guide }) => guide}
        rowName={({ guide }) => `guía ${guide}`}
        status={tableStatusOf(board)}
        labels={{ loading: 'Cargando rastreo' }}
        renderCard={(row, card) => <ColumnCard columns={columns} row={row} {...card} />}
        cardSkeleton={<CardSkeleton facts={[1, 2, 1]} />}
        placeholder={
          isFailed ? (
            <CallFailed
              error={board.error}
              call={listTrackingStates}
              source="El servicio de envíos"
              title="No pudimos cargar el rastreo"
              onRetry={board.ask}
            />
          ) : isFiltered(search) ? (
            <EmptyState
              kind="no-match"
              title="Ninguna guía coincide"
              action={<Button onPress={() => onChange(noFilters)}>Quitar filtros</Button>}
            >
              Prueba con otro estado u otras fechas.
            </EmptyState>
          ) : (
            <EmptyState
              kind="new"
              title="Ninguna guía en los últimos 30 días"
              action={<ButtonLink href={paths.createGuide()}>Crear guía</ButtonLink>}
            >
              Aquí ves dónde va cada guía, desde que la haces hasta que llega.
            </EmptyState>
          )
        }
        footer={
          shown !== null &&
          shown.total_registros > 0 && (
            <Pagination
              total={shown.total_registros}
              page={pagina}
              pageSize={tamano}
              onPageChange={(page) => onChange({ pagina: page })}
              onPageSizeChange={(size) => onChange({ tamano: size })}
            />
          )
        }
      />
    </>
  );
}
