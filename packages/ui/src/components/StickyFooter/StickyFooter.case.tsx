import { conformanceCase } from '../../testing/conformance.ts';
import { StickyFooter } from './StickyFooter.tsx';

export default conformanceCase({
  name: 'StickyFooter',
  component: StickyFooter,
  render: (props) => <StickyFooter {...props} />,
});
