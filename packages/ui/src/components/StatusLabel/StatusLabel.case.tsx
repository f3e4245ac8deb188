import { conformanceCase } from '../../testing/conformance.ts';
import { StatusLabel } from './StatusLabel.tsx';

export default conformanceCase({
  name: 'StatusLabel',
  component: StatusLabel,
  render: (props) => <StatusLabel {...props} status="transito" />,
  strings: { defaults: ['En tránsito'], replaced: <StatusLabel status="transito" label="In transit" /> },
});
