import { conformanceCase } from '../../testing/conformance.ts';
import { LeaveWarning } from './LeaveWarning.tsx';

export default conformanceCase({
  name: 'LeaveWarning',
  component: LeaveWarning,
  render: (props) => <LeaveWarning {...props} />,
  overlay: true,
});
