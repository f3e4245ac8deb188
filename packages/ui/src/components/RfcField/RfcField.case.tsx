import { conformanceCase } from '../../testing/conformance.ts';
import { RfcField } from './RfcField.tsx';

export default conformanceCase({
  name: 'RfcField',
  component: RfcField,
  render: (props) => <RfcField {...props} />,
  strings: { defaults: ['RFC'], replaced: <RfcField label="Tax id" /> },
  laterStrings: {
    defaults: ['El RFC lleva 12 o 13 caracteres', 'Revisa el RFC: su último carácter no coincide'],
    saying: (
      <>
        <RfcField defaultValue="EKU" />
        <RfcField defaultValue="EKU9003173C8" />
      </>
    ),
    replaced: (
      <>
        <RfcField defaultValue="EKU" problem={(_, code) => code} />
        <RfcField defaultValue="EKU9003173C8" problem={(_, code) => code} />
      </>
    ),
    after: 'leaving',
  },
});
