import { conformanceCase } from '../../testing/conformance.ts';
import { Spinner } from './Spinner.tsx';

export default conformanceCase({
  name: 'Spinner',
  component: Spinner,
  render: (props) => <Spinner {...props} />,
});
