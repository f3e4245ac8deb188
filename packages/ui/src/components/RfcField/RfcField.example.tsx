import { RfcField } from '@trastienda/ui/RfcField';
import { useState } from 'react';

export function Example() {
  const [rfc, setRfc] = useState('');
  return <RfcField value={rfc} onChange={setRfc} />;
}
