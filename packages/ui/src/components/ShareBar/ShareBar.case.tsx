import { conformanceCase } from '../../testing/conformance.ts';
import { ShareBar } from './ShareBar.tsx';

export default conformanceCase({
  name: 'ShareBar',
  component: ShareBar,
  render: (props) => <ShareBar {...props} />,
});
