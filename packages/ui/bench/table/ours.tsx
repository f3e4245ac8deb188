import '@trastienda/ui/styles.css';
import type { DataTableColumn } from '@trastienda/ui/DataTable';
import { VirtualDataTable } from '@trastienda/ui/VirtualDataTable';
import { type BenchRow, columns } from './data.ts';
import { start } from './harness.tsx';

const ours: DataTableColumn<BenchRow>[] = columns.map(({ id, title, width }, at) => ({
  key: id,
  header: title,
  width,
  isRowHeader: at === 0,
  cell: (row) => row[id],
}));

// The same as the peers: rows of 40 px in 600 px, and nothing to choose.
start((rows) => (
  <VirtualDataTable
    label="Pedidos"
    columns={ours}
    rows={rows}
    rowKey={({ id }) => id}
    density="compact"
    region={{ maxHeight: 600 }}
  />
));
