import { centavos, type Centavos } from '@trastienda/domain';
import { MoneyField } from '@trastienda/ui/MoneyField';
import { useState } from 'react';

export function Example() {
  // Whole centavos; `null` while it is empty or cannot be read.
  const [price, setPrice] = useState<Centavos | null>(centavos(123_450));
  return <MoneyField label="Precio" value={price} onChange={setPrice} />;
}
