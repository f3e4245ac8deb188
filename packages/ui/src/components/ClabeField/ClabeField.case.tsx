import { conformanceCase } from '../../testing/conformance.ts';
import { ClabeField } from './ClabeField.tsx';

export default conformanceCase({
  name: 'ClabeField',
  component: ClabeField,
  render: (props) => <ClabeField {...props} />,
  strings: { defaults: ['CLABE'], replaced: <ClabeField label="Account" /> },
  laterStrings: {
    defaults: ['La CLABE lleva 18 dígitos'],
    saying: <ClabeField defaultValue="032" />,
    replaced: <ClabeField defaultValue="032" problem={(_, code) => code} />,
    after: 'leaving',
  },
});
