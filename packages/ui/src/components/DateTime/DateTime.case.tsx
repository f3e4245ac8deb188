import { conformanceCase } from '../../testing/conformance.ts';
import { DateTime } from './DateTime.tsx';

const moment = { value: '2025-11-25T15:31:00Z', now: '2025-11-25T15:42:00Z' };

export default conformanceCase({
  name: 'DateTime',
  component: DateTime,
  render: (props) => <DateTime {...props} {...moment} />,
  strings: { defaults: ['Hoy, 09:31'], replaced: <DateTime {...moment} tell={() => 'Today'} /> },
});
