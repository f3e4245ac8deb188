import { conformanceCase } from '../../testing/conformance.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

export default conformanceCase({
  name: 'SegmentedControl',
  component: SegmentedControl,
  render: (props) => <SegmentedControl {...props} aria-label="Orden" />,
});
