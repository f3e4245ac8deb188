import { conformanceCase } from '../../testing/conformance.ts';
import { RadioCard, RadioCards } from './RadioCards.tsx';

export default conformanceCase({
  name: 'RadioCards',
  component: RadioCards,
  render: (props) => (
    <RadioCards aria-label="Opciones" {...props}>
      <RadioCard value="a" label="Veloz MX">
        Veloz MX
      </RadioCard>
    </RadioCards>
  ),
});
