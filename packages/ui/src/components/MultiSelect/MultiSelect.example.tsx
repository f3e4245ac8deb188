import { MultiSelect } from '@trastienda/ui/MultiSelect';
import { useState } from 'react';

const channels = [
  { id: 'ML', label: 'Mercado Libre' },
  { id: 'SR', label: 'Sears' },
  { id: 'SN', label: 'Sanborns' },
  { id: 'CS', label: 'Claroshop' },
];

export function Example() {
  const [chosen, setChosen] = useState<string[]>([]);
  return <MultiSelect label="Canales" items={channels} value={chosen} onChange={setChosen} />;
}
