import { ClabeField } from '@trastienda/ui/ClabeField';
import { useState } from 'react';

export function Example() {
  // It is the text as typed; once it is right and the field is left, the 18 digits alone.
  const [clabe, setClabe] = useState('');
  return <ClabeField value={clabe} onChange={setClabe} />;
}
