import { conformanceCase } from '../../testing/conformance.ts';
import { Heading } from './Heading.tsx';

export default conformanceCase({
  name: 'Heading',
  component: Heading,
  render: (props) => <Heading {...props} />,
});
