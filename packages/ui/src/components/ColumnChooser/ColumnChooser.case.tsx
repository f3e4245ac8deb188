import { conformanceCase } from '../../testing/conformance.ts';
import { ColumnChooser } from './ColumnChooser.tsx';

export default conformanceCase({
  name: 'ColumnChooser',
  component: ColumnChooser,
  render: () => <ColumnChooser />,
  strings: { defaults: ['Columnas'], replaced: <ColumnChooser labels={{ columns: 'Fields' }} /> },
  wrapper: true,
});
