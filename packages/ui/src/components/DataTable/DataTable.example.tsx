import { type Centavos, centavos, type StatusFamily } from '@trastienda/domain';
import { ColumnCard, DataTable, type DataTableColumn, type SortDescriptor } from '@trastienda/ui/DataTable';
import { Link } from '@trastienda/ui/Link';
import { Money } from '@trastienda/ui/Money';
import { Pagination } from '@trastienda/ui/Pagination';
import { StatusLabel } from '@trastienda/ui/StatusLabel';
import { useState } from 'react';

interface Order {
  id: string;
  client: string;
  status: StatusFamily;
  total: Centavos;
}

const orders: Order[] = [
  { id: '61840277', client: 'Lucía M.', status: 'pendiente', total: centavos(124900) },
  { id: '61840102', client: 'Fernanda T.', status: 'pendiente', total: centavos(239050) },
  { id: '52093318', client: 'Jorge R.', status: 'listo_para_enviar', total: centavos(225700) },
];

// Outside of the component: the rows are drawn again whenever the columns are others.
const columns: DataTableColumn<Order>[] = [
  {
    key: 'order',
    header: 'Pedido',
    isRowHeader: true,
    isSortable: true,
    cell: ({ id }) => (
      <Link variant="cell" href={`/mis-pedidos/${id}`}>
        {id}
      </Link>
    ),
  },
  { key: 'client', header: 'Cliente', cell: ({ client }) => client },
  { key: 'status', header: 'Estado', cell: ({ status }) => <StatusLabel status={status} /> },
  { key: 'total', header: 'Total', align: 'end', cell: ({ total }) => <Money amount={total} /> },
];

export function Example() {
  const [sort, setSort] = useState<SortDescriptor>({ column: 'order', direction: 'descending' });
  const way = sort.direction === 'ascending' ? 1 : -1;
  return (
    <DataTable
      label="Pedidos"
      columns={columns}
      rows={orders.toSorted((one, other) => way * one.id.localeCompare(other.id))}
      rowKey={({ id }) => id}
      sort={sort}
      onSortChange={setSort}
      renderCard={(order, card) => <ColumnCard columns={columns} row={order} {...card} />}
      footer={<Pagination total={orders.length} />}
    />
  );
}
