import { conformanceCase } from '../../testing/conformance.ts';
import { Sidebar } from './Sidebar.tsx';

const common = { carriers: ['Norte Express'], onReducedChange: () => {} };

export default conformanceCase({
  name: 'Sidebar',
  component: Sidebar,
  render: (props) => <Sidebar {...common} {...props} />,
  strings: {
    defaults: ['Principal', 'Contraer menú', 'Envía con', 'Trastienda'],
    replaced: (
      <Sidebar
        {...common}
        brand="Bodega"
        labels={{ navigation: 'Main', reduce: 'Collapse', carriers: 'Ships with' }}
      />
    ),
  },
});
