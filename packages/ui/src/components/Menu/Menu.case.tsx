import { conformanceCase } from '../../testing/conformance.ts';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

export default conformanceCase({
  name: 'Menu',
  component: Menu,
  render: (props) => <Menu {...props} trigger={<Button>Más</Button>} />,
  overlay: true,
});
