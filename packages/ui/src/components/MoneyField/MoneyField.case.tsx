import { centavos } from '@trastienda/domain';
import { conformanceCase } from '../../testing/conformance.ts';
import { MoneyField } from './MoneyField.tsx';

const small = { label: 'Precio', value: centavos(100), min: centavos(200) };

export default conformanceCase({
  name: 'MoneyField',
  component: MoneyField,
  render: (props) => <MoneyField {...props} label="Precio" value={centavos(100)} />,
  strings: {
    defaults: ['1 peso', 'El mínimo es $2.00'],
    saying: <MoneyField {...small} />,
    replaced: <MoneyField {...small} spell={() => 'one'} problem={(_, code) => code} />,
  },
});
