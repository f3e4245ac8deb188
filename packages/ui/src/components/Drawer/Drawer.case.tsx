import { conformanceCase } from '../../testing/conformance.ts';
import { Drawer } from './Drawer.tsx';

export default conformanceCase({
  name: 'Drawer',
  component: Drawer,
  render: (props) => <Drawer {...props} title="Filtros" />,
  strings: { defaults: ['Cerrar'], replaced: <Drawer isOpen title="Filters" closeLabel="Close" /> },
  overlay: true,
});
