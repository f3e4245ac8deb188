import { conformanceCase } from '../../testing/conformance.ts';
import { EditableGrid } from './EditableGrid.tsx';
import { es } from './labels.ts';

const required = {
  label: 'Productos',
  columns: [{ id: 'name', label: 'Nombre', type: 'text' as const, isRequired: true }],
  rows: [{ id: 'a', cells: {} }],
};

const wrong = {
  ...required,
  columns: [
    ...required.columns,
    { id: 'kind', label: 'Tipo', type: 'select' as const, options: [{ id: 'x', label: 'X' }] },
    { id: 'stock', label: 'Existencias', type: 'number' as const, min: 0 },
  ],
  rows: [{ id: 'a', cells: { kind: 'y', stock: '-1' } }],
};

const labels = {
  ...es,
  row: 'Row',
  noRows: 'Nothing yet',
  undo: 'Undo',
  redo: 'Redo',
  changed: 'Waits',
  previousError: 'Previous',
  nextError: 'Next',
  empty: 'Missing',
  choice: 'Not one of them',
  figure: (_: string, code: string) => code,
  errors: (current: number, total: number) => `${current}/${total}`,
};

export default conformanceCase({
  name: 'EditableGrid',
  component: EditableGrid,
  render: (props) => <EditableGrid {...required} {...props} />,
  strings: {
    defaults: [
      'Fila',
      'Deshacer',
      'Rehacer',
      'Siguiente error',
      'Error anterior',
      'Falta este dato',
      'Elige una opción de la lista',
      'El mínimo es 0',
      'Cambiada, sin guardar',
      'Aún no hay filas',
    ],
    saying: (
      <>
        <EditableGrid {...wrong} />
        <EditableGrid {...wrong} rows={[]} />
      </>
    ),
    replaced: (
      <>
        <EditableGrid {...wrong} labels={labels} />
        <EditableGrid {...wrong} labels={labels} rows={[]} />
      </>
    ),
  },
});
