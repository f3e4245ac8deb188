import { conformanceCase } from '../../testing/conformance.ts';
import { ProgressBar } from './ProgressBar.tsx';

export default conformanceCase({
  name: 'ProgressBar',
  component: ProgressBar,
  render: (props) => <ProgressBar aria-label="Subida" {...props} />,
});
