import { formatDateTime, formatNumber, type ReadingTime } from '@trastienda/domain';
import { withdrawalLabel } from '@trastienda/domain/stock';
import { CellText, type DataTableColumn } from '@trastienda/ui/DataTable';
import { useMemo } from 'react';
import { useClock } from '../../shared/layout/index.ts';
import { ListTable } from '../../shared/list/list-page.tsx';
import { useList } from '../../shared/list/use-list.ts';
import { withdrawalPage } from './operations.ts';
import { withdrawSearch } from './search.ts';
import { deliverWords, type Withdrawal } from './withdraw-model.ts';
import * as s from './page.css.ts';

const itemsWords = ({ items }: Withdrawal): string => {
  const [first, ...more] = items;
  if (!first) return '';
  return more.length === 0 ? first.name : `${first.name} y ${more.length} SKU más`;
};

const columnsOf = (clock: ReadingTime): DataTableColumn<Withdrawal>[] => [
  {
    key: 'withdrawal',
    header: 'Retiro',
    isRowHeader: true,
    cell: ({ withdrawalId, createdAt }) => (
      <CellText secondary={<span className={s.figures}>{formatDateTime(createdAt, clock)}</span>}>
        {withdrawalId}
      </CellText>
    ),
  },
  {
    key: 'what',
    header: 'Productos',
    priority: 2,
    cell: (row) => <CellText secondary={row.comment ?? undefined}>{itemsWords(row)}</CellText>,
  },
  {
    key: 'warehouse',
    header: 'Almacén',
    priority: 3,
    cell: ({ warehouseName, deliverTo }) => (
      <CellText secondary={deliverWords[deliverTo]}>{warehouseName}</CellText>
    ),
  },
  {
    key: 'status',
    header: 'Estado',
    width: 170,
    cell: ({ status, deliveredAt }) => (
      <CellText secondary={deliveredAt === null ? undefined : formatDateTime(deliveredAt, clock)}>
        {withdrawalLabel(status)}
      </CellText>
    ),
  },
  {
    key: 'units',
    header: 'Piezas',
    width: 96,
    align: 'end',
    inCard: 'end',
    cell: ({ totalUnits }) => <span className={s.figures}>{formatNumber(totalUnits)}</span>,
  },
];

/** The earlier requests of withdrawals, the newest first. */
export function Withdrawals() {
  const list = useList(withdrawalPage, withdrawSearch, ({ pagina, tamano }) => ({
    query: { page: pagina, pageSize: tamano },
  }));
  const clock = useClock();
  const columns = useMemo(() => columnsOf(clock), [clock]);
  return (
    <ListTable
      list={list}
      label="Retiros anteriores"
      noun={['retiro', 'retiros']}
      columns={columns}
      rowKey={({ withdrawalId }) => withdrawalId}
      skeleton={{ facts: [2, 1, 2], hasEnd: true }}
      empty={{
        title: 'Aún no has retirado nada',
        text: 'Cada retiro que solicites queda aquí, con lo que pediste y en qué va.',
      }}
      comfort="Tus piezas están a salvo."
    />
  );
}
