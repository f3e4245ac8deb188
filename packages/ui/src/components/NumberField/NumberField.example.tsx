import { NumberField } from '@trastienda/ui/NumberField';
import { useState } from 'react';

export function Example() {
  const [height, setHeight] = useState<number | null>(30);
  return <NumberField label="Alto" unit="cm" min={1} max={150} value={height} onChange={setHeight} />;
}
