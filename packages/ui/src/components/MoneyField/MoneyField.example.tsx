import { centavos, type Centavos } from '@trastienda/domain';
import { MoneyField } from '@trastienda/ui/MoneyField';
import { useState } from 'react';

export function Example() {
  // The value is in whole centavos; `null` means that the field is empty or cannot be read.
  const [price, setPrice] = useState<Centavos | null>(centavos(123_450));
  return <MoneyField label="Precio" value={price} onChange={setPrice} />;
}
