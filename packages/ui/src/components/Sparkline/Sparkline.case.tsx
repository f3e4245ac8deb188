import { conformanceCase } from '../../testing/conformance.ts';
import { Sparkline } from './Sparkline.tsx';

export default conformanceCase({
  name: 'Sparkline',
  component: Sparkline,
  render: (props) => <Sparkline {...props} />,
});
