import { conformanceCase } from '../../testing/conformance.ts';
import { RfcField } from './RfcField.tsx';

export default conformanceCase({
  name: 'RfcField',
  component: RfcField,
  render: (props) => <RfcField {...props} />,
  strings: { defaults: ['RFC'], replaced: <RfcField label="Tax id" /> },
});
