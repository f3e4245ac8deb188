import { ComboBox } from '@trastienda/ui/ComboBox';
import { useState } from 'react';

const neighborhoods = [
  { id: 'mirador', label: 'Mirador del Valle' },
  { id: 'delvalle', label: 'Del Valle Oriente' },
  { id: 'centro', label: 'Centro' },
];

export function Example() {
  const [neighborhood, setNeighborhood] = useState<string | null>(null);
  return <ComboBox label="Colonia" items={neighborhoods} value={neighborhood} onChange={setNeighborhood} />;
}
