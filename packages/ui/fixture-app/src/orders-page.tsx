import type { Centavos, StatusFamily } from '@trastienda/domain';
import type { DataTableColumn } from '@trastienda/ui/DataTable';
import { Money } from '@trastienda/ui/Money';
import { StatusLabel } from '@trastienda/ui/StatusLabel';
// The block of a list, as an application copies it.
import { ListPage, type ListQuery } from './examples/list-page.tsx';

interface Order {
  readonly id: string;
  readonly status: StatusFamily;
  readonly total: Centavos;
}

const columns: readonly DataTableColumn<Order>[] = [
  { key: 'id', header: 'Pedido', isRowHeader: true, isSortable: true, cell: ({ id }) => id },
  { key: 'status', header: 'Estado', cell: ({ status }) => <StatusLabel status={status} /> },
  { key: 'total', header: 'Total', align: 'end', cell: ({ total }) => <Money amount={total} /> },
];

async function load({ search, page, pageSize }: ListQuery) {
  const answer = await fetch(
    `/orders?${new URLSearchParams({ search, page: `${page}`, size: `${pageSize}` })}`,
  );
  return (await answer.json()) as { rows: readonly Order[]; total: number };
}

/** A list with search, order, pages, its states and cards on a phone, in an application of somebody else. */
export const OrdersPage = () => (
  <ListPage title="Pedidos" columns={columns} rowKey={({ id }) => id} load={load} />
);
