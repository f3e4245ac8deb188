import { Checkbox } from '@trastienda/ui/Checkbox';
import { useState } from 'react';

export function Example() {
  const [isInsured, setInsured] = useState(false);
  return (
    <Checkbox isSelected={isInsured} onChange={setInsured}>
      Asegurar el envío
    </Checkbox>
  );
}
