import { centavos } from '@trastienda/domain';
import { conformanceCase } from '../../testing/conformance.ts';
import { MoneyField } from './MoneyField.tsx';

export default conformanceCase({
  name: 'MoneyField',
  component: MoneyField,
  render: (props) => <MoneyField {...props} label="Precio" value={centavos(100)} />,
  strings: {
    defaults: ['1 peso'],
    replaced: <MoneyField label="Precio" value={centavos(100)} spell={() => 'one'} />,
  },
});
