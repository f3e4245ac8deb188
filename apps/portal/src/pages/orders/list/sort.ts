import type { SortDescriptor } from '@trastienda/ui/DataTable';
import type { OrderSort } from '../../../shared/routes/orders-search.ts';

const descriptors: Readonly<Record<OrderSort, SortDescriptor>> = {
  recientes: { column: 'order', direction: 'descending' },
  ship_by: { column: 'deadline', direction: 'ascending' },
  total_asc: { column: 'total', direction: 'ascending' },
  total_desc: { column: 'total', direction: 'descending' },
};

export const sortDescriptorOf = (sort: OrderSort): SortDescriptor => descriptors[sort];

/** The service sorts by purchase only downwards and by deadline only upwards (calls.md 25.2). */
export function sortOf({ column, direction }: SortDescriptor): OrderSort {
  if (column === 'deadline') return 'ship_by';
  if (column === 'total') return direction === 'ascending' ? 'total_asc' : 'total_desc';
  return 'recientes';
}

/** The same choices in words, for a phone. */
export const sortOptions: readonly { readonly id: OrderSort; readonly label: string }[] = [
  { id: 'recientes', label: 'Más recientes' },
  { id: 'ship_by', label: 'Límite más próximo' },
  { id: 'total_desc', label: 'Total más alto' },
  { id: 'total_asc', label: 'Total más bajo' },
];
