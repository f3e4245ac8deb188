import { conformanceCase } from '../../testing/conformance.ts';
import { EditableGrid } from './EditableGrid.tsx';
import { es } from './labels.ts';

const required = {
  label: 'Productos',
  columns: [{ id: 'name', label: 'Nombre', type: 'text' as const, isRequired: true }],
  rows: [{ id: 'a', cells: {} }],
};

export default conformanceCase({
  name: 'EditableGrid',
  component: EditableGrid,
  render: (props) => <EditableGrid {...required} {...props} />,
  strings: {
    defaults: ['Fila', 'Deshacer', 'Rehacer', 'Siguiente error', 'Error anterior', 'Falta este dato'],
    replaced: (
      <EditableGrid
        {...required}
        labels={{
          ...es,
          row: 'Row',
          undo: 'Undo',
          redo: 'Redo',
          previousError: 'Previous',
          nextError: 'Next',
          empty: 'Missing',
          errors: (current, total) => `${current}/${total}`,
        }}
      />
    ),
  },
});
