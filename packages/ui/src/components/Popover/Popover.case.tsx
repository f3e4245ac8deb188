import { conformanceCase } from '../../testing/conformance.ts';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

export default conformanceCase({
  name: 'Popover',
  component: Popover,
  render: (props) => <Popover {...props} trigger={<Button>Fecha</Button>} aria-label="Fecha" />,
  overlay: true,
});
