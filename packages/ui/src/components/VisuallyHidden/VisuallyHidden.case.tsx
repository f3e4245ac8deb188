import { conformanceCase } from '../../testing/conformance.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export default conformanceCase({
  name: 'VisuallyHidden',
  component: VisuallyHidden,
  render: (props) => <VisuallyHidden {...props} />,
});
