import { listFulfillmentShipments } from '@trastienda/api-client/shippings';
import {
  formatDateTime,
  stockShipmentLabel,
  stockShipmentStatuses,
  type ReadingTime,
} from '@trastienda/domain';
import { Button } from '@trastienda/ui/Button';
import { CellText, ColumnCard, DataTable, type DataTableColumn } from '@trastienda/ui/DataTable';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { FilterBar } from '@trastienda/ui/FilterBar';
import { Link } from '@trastienda/ui/Link';
import { Pagination } from '@trastienda/ui/Pagination';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CallFailed, PageHeader, useClock } from '../../shared/layout/index.ts';
import { CardSkeleton } from '../../shared/list/card-skeleton.tsx';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DaysFilter } from '../../shared/list/days-filter.tsx';
import { StaleList } from '../../shared/list/stale-list.tsx';
import { failedWithNothing, tableStatusOf } from '../../shared/list/table-status.ts';
import { useRead } from '../../shared/store/hooks.ts';
import { ShipmentDrawer } from './components/shipment-drawer.tsx';
import { Standing } from './components/standing.tsx';
import {
  arrivalWords,
  carrierWords,
  hasShipmentFilters,
  type Shipment,
  shipmentsInput,
  unitsWords,
} from './model.ts';
import { shipmentPage } from './operations.ts';
import { shipmentsAddress, type ShipmentsSearch, shipmentsSearch } from './search.ts';
import * as s from './shipments.css.ts';

const title = 'Historial de envíos';

/** What the day of the column is. */
const arrivalNote = ({ status, receivedAt }: Shipment): string | undefined => {
  if (receivedAt !== null) return 'Recibido';
  return status === 'cancelado' ? undefined : 'Estimada';
};

const columnsOf = (clock: ReadingTime, search: ShipmentsSearch): DataTableColumn<Shipment>[] => [
  {
    key: 'shipment',
    header: 'Envío',
    isRowHeader: true,
    cell: ({ shipmentId, createdAt }) => (
      <CellText secondary={<span className={s.figures}>{formatDateTime(createdAt, clock)}</span>}>
        <Link variant="cell" href={shipmentsAddress({ ...search, envio: shipmentId })}>
          {shipmentId}
        </Link>
      </CellText>
    ),
  },
  {
    key: 'warehouse',
    header: 'Almacén',
    priority: 2,
    cell: (shipment) => <CellText secondary={carrierWords(shipment)}>{shipment.warehouseName}</CellText>,
  },
  { key: 'status', header: 'Estado', width: 220, cell: ({ status }) => <Standing status={status} /> },
  {
    key: 'arrival',
    header: 'Llegada',
    width: 150,
    priority: 3,
    cell: (shipment) => (
      <CellText secondary={arrivalNote(shipment)}>
        <span className={s.figures}>{arrivalWords(shipment, clock)}</span>
      </CellText>
    ),
  },
  {
    key: 'units',
    header: 'Piezas',
    width: 120,
    align: 'end',
    inCard: 'end',
    cell: ({ totalUnits }) => <span className={s.figures}>{unitsWords(totalUnits)}</span>,
  },
];

const statusOptions = stockShipmentStatuses.map((id) => ({ id, label: stockShipmentLabel(id) }));

/** `/historial-de-envios`: what the store sent to the fulfillment warehouse, and what became of it (S2.54, D151). */
export default function ShipmentHistoryPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const query = params.toString();
  const search = useMemo(() => shipmentsSearch.parse(new URLSearchParams(query)), [query]);
  const clock = useClock();
  const { pagina, tamano, estado } = search;
  const page = useRead(shipmentPage, shipmentsInput(search));
  const columns = useMemo(() => columnsOf(clock, search), [clock, search]);
  const go = (change: Partial<ShipmentsSearch>) =>
    void navigate(shipmentsAddress({ ...search, pagina: 1, ...change }));
  const isFiltered = hasShipmentFilters(search);
  const clear = () => go({ estado: null, desde: null, hasta: null });
  const shown = page.value?.detail ?? null;
  return (
    <>
      <PageHeader title={title} context="Lo que enviaste al almacén, lo más nuevo primero" />
      <FilterBar className={s.toolbar} {...(isFiltered && { onClearAll: clear })}>
        <DaysFilter days={search} onChange={go} />
        <ChoiceFilter
          label="Estado"
          items={statusOptions}
          value={estado}
          onChange={(chosen) => go({ estado: chosen })}
        />
      </FilterBar>
      {page.status === 'failed' && shown !== null && (
        <div className={s.notice}>
          <StaleList onRetry={page.ask} />
        </div>
      )}
      <DataTable
        label={title}
        columns={columns}
        rows={shown?.registros ?? []}
        rowKey={({ shipmentId }) => shipmentId}
        rowName={({ shipmentId }) => `envío ${shipmentId}`}
        status={tableStatusOf(page)}
        labels={{ loading: 'Cargando envíos' }}
        renderCard={(row, card) => <ColumnCard columns={columns} row={row} {...card} />}
        cardSkeleton={<CardSkeleton facts={[2, 1, 2]} hasEnd />}
        placeholder={
          failedWithNothing(page) ? (
            <CallFailed
              error={page.error}
              call={listFulfillmentShipments}
              source="El servicio de envíos"
              title="No pudimos cargar tus envíos"
              comfort="Tus envíos están a salvo."
              onRetry={page.ask}
            />
          ) : isFiltered ? (
            <EmptyState
              kind="no-match"
              title="Ningún envío coincide"
              action={<Button onPress={clear}>Quitar filtros</Button>}
            >
              Prueba con otro estado u otras fechas.
            </EmptyState>
          ) : (
            <EmptyState kind="new" title="Aquí verás lo que envías al almacén">
              Cada envío queda aquí, con lo que el almacén recibió y lo que faltó.
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
              onPageChange={(next) => go({ pagina: next })}
              onPageSizeChange={(size) => go({ tamano: size })}
            />
          )
        }
      />
      {search.envio !== '' && (
        <ShipmentDrawer key={search.envio} search={search} onClose={() => go({ pagina, envio: '' })} />
      )}
    </>
  );
}
