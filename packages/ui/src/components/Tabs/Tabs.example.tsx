import { Tabs, type TabItem } from '@trastienda/ui/Tabs';
import { useState } from 'react';

const families: TabItem[] = [
  { id: 'todos', label: 'Todos', count: 1214 },
  { id: 'en-preparacion', label: 'En preparación', count: 24 },
  { id: 'listos-para-enviar', label: 'Listos para enviar', count: 9 },
  { id: 'en-transito', label: 'En tránsito', count: 61 },
  { id: 'finalizados', label: 'Finalizados', count: 112 },
  { id: 'cancelados', label: 'Cancelados', count: 8 },
];

export function Example() {
  const [family, setFamily] = useState('todos');
  return (
    <Tabs
      aria-label="Estado de los pedidos"
      items={families}
      selectedKey={family}
      onSelectionChange={setFamily}
    >
      {/* This is the content of the chosen tab alone. */}
      Pedidos
    </Tabs>
  );
}
