import { DataTable, type DataTableProps } from '@trastienda/ui/DataTable';
import { Suspense } from 'react';
import { lazyPage } from '../../../shared/routes/lazy-page.tsx';
import type { OrderRow } from './order-row.ts';

/** A page of a hundred scrolls on another table, which comes when it is asked for. */
const virtualTable = lazyPage<DataTableProps<OrderRow>>(() =>
  import('@trastienda/ui/VirtualDataTable').then(({ VirtualDataTable }) => ({ default: VirtualDataTable })),
);
export const ManyRows = (props: DataTableProps<OrderRow>) => (
  <Suspense fallback={<DataTable {...props} rows={[]} status="loading" />}>
    <virtualTable.Component {...props} />
  </Suspense>
);
