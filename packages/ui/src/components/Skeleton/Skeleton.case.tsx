import { conformanceCase } from '../../testing/conformance.ts';
import { Skeleton } from './Skeleton.tsx';

export default conformanceCase({
  name: 'Skeleton',
  component: Skeleton,
  render: (props) => <Skeleton {...props} />,
});
