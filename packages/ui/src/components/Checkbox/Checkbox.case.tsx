import { conformanceCase } from '../../testing/conformance.ts';
import { Checkbox } from './Checkbox.tsx';

export default conformanceCase({
  name: 'Checkbox',
  component: Checkbox,
  render: (props) => <Checkbox {...props} aria-label="Elegir" />,
});
