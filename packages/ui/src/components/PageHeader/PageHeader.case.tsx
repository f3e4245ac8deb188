import { conformanceCase } from '../../testing/conformance.ts';
import { PageHeader } from './PageHeader.tsx';

export default conformanceCase({
  name: 'PageHeader',
  component: PageHeader,
  render: (props) => <PageHeader title="Mis pedidos" {...props} />,
});
