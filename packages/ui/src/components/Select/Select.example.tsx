import { Select, type Option } from '@trastienda/ui/Select';
import { useState } from 'react';

const templates: Option[] = [
  { id: 'small', label: 'Caja chica', description: '20 × 15 × 10 cm' },
  { id: 'medium', label: 'Caja mediana', description: '30 × 25 × 20 cm' },
  { id: 'large', label: 'Caja grande', description: '60 × 40 × 40 cm' },
  { id: 'tube', label: 'Tubo', isDisabled: true },
];

export function Example() {
  const [template, setTemplate] = useState<string | null>(null);
  return <Select label="Plantilla" items={templates} value={template} onChange={setTemplate} />;
}
