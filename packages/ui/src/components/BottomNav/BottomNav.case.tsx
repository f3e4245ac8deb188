import { conformanceCase } from '../../testing/conformance.ts';
import { BottomNav } from './BottomNav.tsx';

export default conformanceCase({
  name: 'BottomNav',
  component: BottomNav,
  render: (props) => <BottomNav {...props} />,
  strings: {
    defaults: ['Principal', 'PEDIDOS', 'MENU'],
    replaced: <BottomNav label="Main" items={[{ key: 'a', label: 'ORDERS', icon: null, href: '/' }]} />,
  },
});
