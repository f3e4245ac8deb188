import { conformanceCase } from '../../testing/conformance.ts';
import { Badge } from './Badge.tsx';

export default conformanceCase({
  name: 'Badge',
  component: Badge,
  render: (props) => <Badge {...props} />,
});
