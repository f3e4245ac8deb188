import { centavos } from '@trastienda/domain';
import { Money } from '@trastienda/ui/Money';

const order = {
  id: '52093318',
  // Money is in whole centavos everywhere: these are 1,234 pesos with 50.
  total: centavos(123_450),
};

export function Example() {
  return <Money amount={order.total} />;
}
