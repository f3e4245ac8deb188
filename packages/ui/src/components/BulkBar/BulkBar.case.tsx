import { conformanceCase } from '../../testing/conformance.ts';
import { BulkBar } from './BulkBar.tsx';

export default conformanceCase({
  name: 'BulkBar',
  component: BulkBar,
  render: (props) => <BulkBar {...props} total={3} onSelectAll={() => {}} />,
  strings: {
    defaults: ['0 seleccionados', 'Seleccionar los 3 que cumplen', 'Quitar selección'],
    replaced: (
      <BulkBar
        total={3}
        onSelectAll={() => {}}
        labels={{ count: () => 'none', selectAll: () => 'all', clear: 'Clear' }}
      />
    ),
  },
});
