import '@trastienda/ui/styles.css';
import { applyChanges, EditableGrid, type EditableGridColumn } from '@trastienda/ui/EditableGrid';
import { useState } from 'react';
import { start } from './harness.tsx';

const kindOf = (at: number) =>
  at % 3 === 0
    ? ({ type: 'text' } as const)
    : at % 3 === 1
      ? ({ type: 'number', min: 0 } as const)
      : ({ type: 'money' } as const);
const columns = Array.from({ length: 20 }, (_, at): EditableGridColumn => ({
  id: `c${at}`,
  label: `Columna ${at + 1}`,
  width: 110,
  ...kindOf(at),
}));
const rows = Array.from({ length: 1000 }, (_, row) => ({
  id: `r${row}`,
  cells: Object.fromEntries(columns.map(({ id }, column) => [id, String(row * 20 + column)])),
}));

function Page() {
  const [kept, setKept] = useState(rows);
  return (
    <EditableGrid
      label="Productos"
      columns={columns}
      rows={kept}
      onChange={(changes) => setKept((before) => applyChanges(before, changes))}
    />
  );
}

start(<Page />, '[role="gridcell"]');
