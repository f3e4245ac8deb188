import { TextField } from '@trastienda/ui/TextField';
import { useState } from 'react';

export function Example() {
  const [postalCode, setPostalCode] = useState('64070');
  return (
    <TextField
      label="Código postal"
      value={postalCode}
      onChange={setPostalCode}
      inputMode="numeric"
      autoComplete="postal-code"
    />
  );
}
