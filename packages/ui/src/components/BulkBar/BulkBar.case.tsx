import { conformanceCase } from '../../testing/conformance.ts';
import { BulkBar } from './BulkBar.tsx';

export default conformanceCase({
  name: 'BulkBar',
  component: BulkBar,
  render: (props) => <BulkBar {...props} total={3} hiddenCount={1} onSelectAll={() => {}} />,
  strings: {
    defaults: [
      '0 seleccionados',
      '1 fuera de este filtro',
      'Seleccionar los 3 resultados',
      'Quitar selección',
    ],
    replaced: (
      <BulkBar
        total={3}
        hiddenCount={1}
        onSelectAll={() => {}}
        labels={{ count: () => 'none', hidden: () => 'behind', selectAll: () => 'all', clear: 'Clear' }}
      />
    ),
  },
});
