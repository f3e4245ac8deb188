import { conformanceCase } from '../../testing/conformance.ts';
import { ClabeField } from './ClabeField.tsx';

export default conformanceCase({
  name: 'ClabeField',
  component: ClabeField,
  render: (props) => <ClabeField {...props} />,
  strings: { defaults: ['CLABE'], replaced: <ClabeField label="Account" /> },
});
