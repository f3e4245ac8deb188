import { conformanceCase } from '../../testing/conformance.ts';
import { EmptyState } from './EmptyState.tsx';

export default conformanceCase({
  name: 'EmptyState',
  component: EmptyState,
  render: (props) => <EmptyState {...props} />,
});
