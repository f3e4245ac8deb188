import { conformanceCase } from '../../testing/conformance.ts';
import { centavos } from '@trastienda/domain';
import { Money } from './Money.tsx';

export default conformanceCase({
  name: 'Money',
  component: Money,
  render: (props) => <Money {...props} amount={centavos(124_900)} />,
});
