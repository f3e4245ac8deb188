import { conformanceCase } from '../../testing/conformance.ts';
import { Button } from './Button.tsx';

export default conformanceCase({
  name: 'Button',
  component: Button,
  render: (props) => <Button {...props} />,
});
