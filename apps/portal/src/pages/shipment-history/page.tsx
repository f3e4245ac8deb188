import {
  formatDateTime,
  stockShipmentLabel,
  stockShipmentStatuses,
  type ReadingTime,
} from '@trastienda/domain';
import { ButtonLink } from '@trastienda/ui/Button';
import { CellText, type DataTableColumn } from '@trastienda/ui/DataTable';
import { Link } from '@trastienda/ui/Link';
import { useMemo } from 'react';
import { useClock } from '../../shared/layout/index.ts';
import { choiceFilter, daysFilter } from '../../shared/list/filters.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { useList } from '../../shared/list/use-list.ts';
import { paths } from '../../shared/routes/paths.ts';
import { ShipmentDrawer } from './components/shipment-drawer.tsx';
import { ShipmentStatusBadge } from './components/shipment-status-badge.tsx';
import { arrivalWords, carrierWords, type Shipment, shipmentsInput, unitsWords } from './model.ts';
import { shipmentPage } from './operations.ts';
import { shipmentsAddress, type ShipmentsSearch, shipmentsSearch } from './search.ts';
import * as s from './shipments.css.ts';

/** The meaning of the column's day. */
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
  {
    key: 'status',
    header: 'Estado',
    width: 220,
    cell: ({ status }) => <ShipmentStatusBadge status={status} />,
  },
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

const filters = [
  daysFilter(),
  choiceFilter(
    'estado',
    'Estado',
    stockShipmentStatuses.map((id) => ({ id, label: stockShipmentLabel(id) })),
  ),
];

/** `/historial-de-envios`: what the store sent to the fulfillment warehouse, and what became of it (S2.54, D151). */
export default function ShipmentHistoryPage() {
  const list = useList(shipmentPage, shipmentsSearch, shipmentsInput);
  const { search, go } = list;
  const clock = useClock();
  const columns = useMemo(() => columnsOf(clock, search), [clock, search]);
  return (
    <ListPage
      list={list}
      title="Historial de envíos"
      context="Lo que enviaste al almacén, lo más nuevo primero"
      noun={['envío', 'envíos']}
      columns={columns}
      rowKey={({ shipmentId }) => shipmentId}
      skeleton={{ facts: [2, 1, 2], hasEnd: true }}
      filters={filters}
      actions={
        <ButtonLink variant="primary" href={paths.sendInventory()}>
          Enviar inventario
        </ButtonLink>
      }
      empty={{
        title: 'Aquí verás lo que envías al almacén',
        text: 'Cada envío queda aquí, con lo que el almacén recibió y lo que faltó.',
        action: <ButtonLink href={paths.sendInventory()}>Enviar inventario</ButtonLink>,
      }}
      noMatch={{ title: 'Ningún envío coincide', text: 'Prueba con otro estado u otras fechas.' }}
      comfort="Tus envíos están a salvo."
    >
      {search.envio !== '' && (
        <ShipmentDrawer
          key={search.envio}
          shipmentId={search.envio}
          onClose={() => go({ pagina: search.pagina, envio: '' })}
        />
      )}
    </ListPage>
  );
}
