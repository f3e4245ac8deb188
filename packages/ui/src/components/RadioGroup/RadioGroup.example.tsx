import { RadioGroup, type RadioItem } from '@trastienda/ui/RadioGroup';
import { useState } from 'react';

const services: RadioItem[] = [
  { id: 'ground', label: 'Terrestre', description: '3 días hábiles' },
  { id: 'economy', label: 'Económico', description: '4 días hábiles' },
  { id: 'next', label: 'Día siguiente', isDisabled: true },
];

export function Example() {
  const [service, setService] = useState<string | null>(null);
  return <RadioGroup label="Servicio" items={services} value={service} onChange={setService} />;
}
