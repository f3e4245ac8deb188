import { DateTime } from '@trastienda/ui/DateTime';
import { useState } from 'react';

export function Example() {
  // The moment of the reading decides between «Hoy», «Ayer» and the date.
  const [now] = useState(() => new Date());
  return (
    <p>
      Pedido 61840277, comprado: <DateTime value="2025-11-25T15:12:00Z" now={now} />
    </p>
  );
}
