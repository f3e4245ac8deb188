import { conformanceCase } from '../../testing/conformance.ts';
import { IconButton } from './IconButton.tsx';

export default conformanceCase({
  name: 'IconButton',
  component: IconButton,
  render: (props) => <IconButton {...props} label="Imprimir" />,
});
