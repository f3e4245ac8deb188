import { conformanceCase } from '../../testing/conformance.ts';
import { Stack } from './Stack.tsx';

export default conformanceCase({
  name: 'Stack',
  component: Stack,
  render: (props) => <Stack {...props} />,
});
