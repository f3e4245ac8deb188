import { colonyOptions } from '@trastienda/domain';
import { AddressForm, type AddressValues } from '@trastienda/ui/AddressForm';
import type { PostalCodeLookup } from '@trastienda/ui/PostalCodeField';
import { useState } from 'react';

const initial: AddressValues = {
  name: 'Jorge Ruiz',
  phone: '8112344417',
  zipCode: '64070',
  state: 'MX-NLE',
  borough: 'Monterrey',
  neighborhood: 'Mirador',
  street: 'Av. de los Encinos',
  outdoorNumber: '2305',
  interiorNumber: '4',
  reference: '',
};

const colonias = ['Mirador', 'Obispado', 'María Luisa'].map((name) => ({ id: name, name }));

export function Example() {
  const [values, setValues] = useState(initial);
  const [lookup, setLookup] = useState<PostalCodeLookup>({
    status: 'found',
    neighborhoods: colonyOptions({ postalCode: '64070', colonias }),
  });
  const change = (part: Partial<AddressValues>) => setValues((before) => ({ ...before, ...part }));
  return (
    <AddressForm
      values={values}
      onValuesChange={change}
      lookup={lookup}
      onZipCode={(postalCode) => {
        // Your service of postal codes answers here; until it does, the status is `loading`.
        setLookup({ status: 'found', neighborhoods: colonyOptions({ postalCode, colonias }) });
        change({ state: 'MX-NLE', borough: 'Monterrey', neighborhood: '' });
      }}
    />
  );
}
