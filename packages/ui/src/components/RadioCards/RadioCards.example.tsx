import { RadioCard, RadioCards } from '@trastienda/ui/RadioCards';
import { useState } from 'react';

const templates = [
  { id: 'caja', name: 'Caja mediana', size: '30 × 25 × 20 cm' },
  { id: 'sobre', name: 'Sobre', size: '32 × 24 × 2 cm' },
  { id: 'otra', name: 'Otra', size: 'Escribe tus medidas' },
];

export function Example() {
  const [chosen, setChosen] = useState('caja');
  return (
    <RadioCards aria-label="Plantilla del paquete" value={chosen} onChange={setChosen}>
      {templates.map(({ id, name, size }) => (
        // `label` is what is read aloud; what is seen goes inside, and may be more than words.
        <RadioCard key={id} value={id} label={name} detail={size}>
          {name}
        </RadioCard>
      ))}
    </RadioCards>
  );
}
