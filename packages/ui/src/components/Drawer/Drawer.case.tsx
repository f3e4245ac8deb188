import { conformanceCase } from '../../testing/conformance.ts';
import { Drawer } from './Drawer.tsx';

export default conformanceCase({
  name: 'Drawer',
  component: Drawer,
  render: (props) => <Drawer {...props} title="Filtros" />,
  overlay: true,
});
