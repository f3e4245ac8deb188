import { conformanceCase } from '../../testing/conformance.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export default conformanceCase({
  name: 'Breadcrumbs',
  component: Breadcrumbs,
  render: (props) => <Breadcrumbs {...props} items={[{ label: 'Inicio', href: '/' }, { label: 'Ventas' }]} />,
  strings: { defaults: ['Ruta'], replaced: <Breadcrumbs aria-label="Trail" /> },
});
