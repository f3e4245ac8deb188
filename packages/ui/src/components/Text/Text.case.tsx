import { conformanceCase } from '../../testing/conformance.ts';
import { Text } from './Text.tsx';

export default conformanceCase({
  name: 'Text',
  component: Text,
  render: (props) => <Text {...props} />,
});
