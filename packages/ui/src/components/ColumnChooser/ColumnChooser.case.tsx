import { conformanceCase } from '../../testing/conformance.ts';
import { ColumnChooser } from './ColumnChooser.tsx';

export default conformanceCase({
  name: 'ColumnChooser',
  component: ColumnChooser,
  render: (props) => <ColumnChooser {...props} />,
  strings: {
    defaults: ['Columnas', 'Siempre visible', 'Restablecer', 'Ya ves las columnas de siempre', '0 de 0'],
    replaced: (
      <ColumnChooser
        isOpen
        labels={{
          columns: 'Fields',
          required: 'Always shown',
          reset: 'Reset',
          unchanged: 'These are the usual ones',
          count: (shown, total) => `${shown}/${total}`,
        }}
      />
    ),
  },
  overlay: true,
});
