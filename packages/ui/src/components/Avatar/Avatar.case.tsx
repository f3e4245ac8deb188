import { conformanceCase } from '../../testing/conformance.ts';
import { Avatar } from './Avatar.tsx';

export default conformanceCase({
  name: 'Avatar',
  component: Avatar,
  render: (props) => <Avatar {...props} name="Casa Lumbre" />,
});
