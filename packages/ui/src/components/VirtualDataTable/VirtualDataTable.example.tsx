import { centavos, type Centavos } from '@trastienda/domain';
import { ColumnCard, type DataTableColumn } from '@trastienda/ui/DataTable';
import { Link } from '@trastienda/ui/Link';
import { Money } from '@trastienda/ui/Money';
import { VirtualDataTable } from '@trastienda/ui/VirtualDataTable';
import { useState } from 'react';

interface Order {
  id: string;
  client: string;
  total: Centavos;
}

const orders = Array.from({ length: 10_000 }, (_, at): Order => ({
  id: String(61_000_000 + at),
  client: at % 2 === 0 ? 'Lucía M.' : 'Jorge R.',
  total: centavos(19_900 + ((at * 3_700) % 900_000)),
}));

const columns: DataTableColumn<Order>[] = [
  {
    key: 'order',
    header: 'Pedido',
    isRowHeader: true,
    cell: ({ id }) => (
      <Link variant="cell" href={`/mis-pedidos/${id}`}>
        {id}
      </Link>
    ),
  },
  { key: 'client', header: 'Cliente', cell: ({ client }) => client },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    inCard: 'end',
    cell: ({ total }) => <Money amount={total} />,
  },
];

export function Example() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <VirtualDataTable
      label="Pedidos"
      columns={columns}
      rows={orders}
      rowKey={({ id }) => id}
      rowName={({ id }) => `pedido ${id}`}
      density="compact"
      region={{ maxHeight: 480 }}
      selected={selected}
      onSelectionChange={setSelected}
      renderCard={(order, state) => <ColumnCard {...state} columns={columns} row={order} />}
    />
  );
}
