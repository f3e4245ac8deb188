import { conformanceCase } from '../../testing/conformance.ts';
import { emptyPostalCode } from './PostalCodeField.model.ts';
import { PostalCodeField } from './PostalCodeField.tsx';

const required = { values: emptyPostalCode, onValuesChange: () => {} };

export default conformanceCase({
  name: 'PostalCodeField',
  component: PostalCodeField,
  render: (props) => <PostalCodeField {...required} {...props} />,
  strings: {
    defaults: ['Código postal', 'Municipio o alcaldía', 'Colonia'],
    replaced: (
      <PostalCodeField {...required} labels={{ zipCode: 'ZIP', borough: 'Town', neighborhood: 'Area' }} />
    ),
  },
  laterStrings: {
    defaults: [
      'Escribe el código postal',
      'Escribe el municipio o la alcaldía',
      'Elige o escribe la colonia',
    ],
    saying: <PostalCodeField {...required} />,
    replaced: (
      <PostalCodeField
        {...required}
        labels={{
          problems: { zipCode: (_, code) => code, borough: 'Which town?', neighborhood: 'Which area?' },
        }}
      />
    ),
    after: 'leaving',
  },
});
