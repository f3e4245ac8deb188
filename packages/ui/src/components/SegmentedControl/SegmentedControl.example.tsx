import { SegmentedControl } from '@trastienda/ui/SegmentedControl';
import { useState } from 'react';

const orders = [
  { id: 'recommended', label: 'Recomendada' },
  { id: 'cheapest', label: 'Más barata' },
  { id: 'fastest', label: 'Más rápida' },
];

export function Example() {
  const [order, setOrder] = useState('recommended');
  return <SegmentedControl aria-label="Ordenar opciones" items={orders} value={order} onChange={setOrder} />;
}
