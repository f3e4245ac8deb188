import { conformanceCase } from '../../testing/conformance.ts';
import { ColumnChooser } from './ColumnChooser.tsx';

const columns = [{ key: 'total', header: 'Total' }];
const unseen = new Set(['total']);

export default conformanceCase({
  name: 'ColumnChooser',
  component: ColumnChooser,
  render: (props) => <ColumnChooser columns={columns} unseen={unseen} {...props} />,
  strings: {
    defaults: [
      'Columnas',
      'Siempre visible',
      'No cabe en esta ventana',
      'Restablecer',
      'Ya ves las columnas de siempre',
      '0 de 1',
    ],
    replaced: (
      <ColumnChooser
        isOpen
        columns={columns}
        unseen={unseen}
        labels={{
          columns: 'Fields',
          required: 'Always shown',
          noRoom: 'No room for it',
          reset: 'Reset',
          unchanged: 'These are the usual ones',
          count: (shown, total) => `${shown}/${total}`,
        }}
      />
    ),
  },
  overlay: true,
});
