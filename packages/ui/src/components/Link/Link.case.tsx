import { conformanceCase } from '../../testing/conformance.ts';
import { Link } from './Link.tsx';

export default conformanceCase({
  name: 'Link',
  component: Link,
  render: (props) => <Link {...props} href="/mis-pedidos" external />,
  strings: {
    defaults: ['(se abre en otra pestaña)'],
    replaced: <Link href="/mis-pedidos" external externalLabel="(opens in a new tab)" />,
  },
});
