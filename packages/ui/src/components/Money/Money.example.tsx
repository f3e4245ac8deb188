import { centavos } from '@trastienda/domain';
import { Money } from '@trastienda/ui/Money';

const order = {
  id: '52093318',
  // Every amount is in whole centavos: this one is $1,234.50.
  total: centavos(123_450),
};

export function Example() {
  return <Money amount={order.total} />;
}
