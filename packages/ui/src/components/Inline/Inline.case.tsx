import { conformanceCase } from '../../testing/conformance.ts';
import { Inline } from './Inline.tsx';

export default conformanceCase({
  name: 'Inline',
  component: Inline,
  render: (props) => <Inline {...props} />,
});
