import { conformanceCase } from '../../testing/conformance.ts';
import { emptyAddress } from './AddressForm.model.ts';
import { AddressForm } from './AddressForm.tsx';

const required = { values: emptyAddress, onValuesChange: () => {} };

export default conformanceCase({
  name: 'AddressForm',
  component: AddressForm,
  render: (props) => <AddressForm {...required} {...props} />,
  strings: {
    defaults: ['Código postal', 'Quién recibe', 'Calle'],
    replaced: <AddressForm {...required} labels={{ zipCode: 'ZIP', name: 'Name', street: 'Street' }} />,
  },
  laterStrings: {
    defaults: [
      'Escribe el nombre de quien recibe',
      'Escribe el teléfono',
      'Escribe el código postal',
      'Escribe el municipio o la alcaldía',
      'Elige o escribe la colonia',
      'Escribe la calle',
      'Escribe el número exterior, o S/N',
    ],
    saying: <AddressForm {...required} />,
    replaced: (
      <AddressForm
        {...required}
        labels={{
          problems: {
            name: 'Who?',
            phone: (_, code) => code,
            zipCode: (_, code) => code,
            borough: 'Which town?',
            neighborhood: 'Which area?',
            street: 'Which street?',
            outdoorNumber: 'Which number?',
          },
        }}
      />
    ),
    after: 'leaving',
  },
});
