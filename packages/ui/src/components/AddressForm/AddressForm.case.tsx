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
});
