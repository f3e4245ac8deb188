import { colonyOptions } from '@trastienda/domain';
import {
  emptyPostalCode,
  PostalCodeField,
  type PostalCodeLookup,
  type PostalCodeValues,
} from '@trastienda/ui/PostalCodeField';
import { useRef, useState } from 'react';

// This stands for your own service.
const find = async (postalCode: string) => {
  const colonias = ['Mirador', 'Obispado', 'María Luisa'].map((name) => ({ id: name, name }));
  return {
    state: 'MX-NLE',
    borough: 'Monterrey',
    neighborhoods: colonyOptions({ postalCode, colonias }),
  };
};

export function Example() {
  const [values, setValues] = useState<PostalCodeValues>(emptyPostalCode);
  const [lookup, setLookup] = useState<PostalCodeLookup>({ status: 'idle' });
  const asked = useRef('');
  const change = (parts: Partial<PostalCodeValues>) => setValues((before) => ({ ...before, ...parts }));

  const lookUp = async (zipCode: string) => {
    asked.current = zipCode;
    setLookup({ status: 'loading' });
    try {
      const { state, borough, neighborhoods } = await find(zipCode);
      if (asked.current !== zipCode) return;
      setLookup({ status: 'found', neighborhoods });
      change({ state, borough, neighborhood: '' });
    } catch {
      setLookup({ status: 'failed' });
    }
  };

  return <PostalCodeField values={values} onValuesChange={change} lookup={lookup} onZipCode={lookUp} />;
}
