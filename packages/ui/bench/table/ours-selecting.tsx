import '@trastienda/ui/styles.css';
import { BulkBar } from '@trastienda/ui/BulkBar';
import type { DataTableColumn } from '@trastienda/ui/DataTable';
import { VirtualDataTable } from '@trastienda/ui/VirtualDataTable';
import { useState } from 'react';
import { type BenchRow, columns } from './data.ts';
import { start } from './harness.tsx';

const ours: DataTableColumn<BenchRow>[] = columns.map(({ id, title, width }, at) => ({
  key: id,
  header: title,
  width,
  isRowHeader: at === 0,
  isSortable: true,
  cell: (row) => row[id],
}));

/** What the peers cannot do: boxes, sorting, keys and a bulk bar. */
function Selecting({ rows }: { rows: readonly BenchRow[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2', '3']));
  return (
    <VirtualDataTable
      label="Pedidos"
      columns={ours}
      rows={rows}
      rowKey={({ id }) => id}
      density="compact"
      region={{ maxHeight: 600 }}
      selected={selected}
      onSelectionChange={setSelected}
      onSortChange={() => {}}
      bulkBar={<BulkBar count={selected.size} total={rows.length} />}
    />
  );
}

start((rows) => <Selecting rows={rows} />);
