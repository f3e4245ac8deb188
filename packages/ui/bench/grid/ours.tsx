import '@trastienda/ui/styles.css';
import {
  applyChanges,
  EditableGrid,
  type EditableGridColumn,
  type EditableGridHandle,
} from '@trastienda/ui/EditableGrid';
import { createRef, useState } from 'react';
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
/** As the address says: `?rows=5000`. */
const count = Number(new URLSearchParams(location.search).get('rows') ?? '1000');
const rows = Array.from({ length: count }, (_, row) => ({
  id: `r${row}`,
  cells: Object.fromEntries(columns.map(({ id }, column) => [id, String(row * 20 + column)])),
}));
const handle = createRef<EditableGridHandle>();

function Page() {
  const [kept, setKept] = useState(rows);
  return (
    <EditableGrid
      label="Productos"
      columns={columns}
      rows={kept}
      handle={handle}
      onChange={(changes) => setKept((before) => applyChanges(before, changes))}
    />
  );
}

const key = (name: string, more: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
  );

/** Acts on many cells at once. */
const acts: Readonly<Record<string, () => void>> = {
  paste: () => {
    const clipboardData = new DataTransfer();
    const line = `${Array.from({ length: 5 }, (_, at) => String(at + 7)).join('\t')}\n`;
    clipboardData.setData('text/plain', line.repeat(1000));
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  },
  choose: () => key('ArrowDown', { ctrlKey: true, shiftKey: true }),
  fill: () => key('d', { ctrlKey: true }),
  replace: () =>
    handle.current?.change(
      rows.map(({ id, cells }) => ({ row: id, column: 'c0', before: cells['c0'] ?? '', after: 'otro' })),
    ),
  undo: () => key('z', { ctrlKey: true }),
};

start(<Page />, '[role="gridcell"]', acts);
