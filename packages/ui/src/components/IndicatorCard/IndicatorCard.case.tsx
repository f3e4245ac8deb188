import { conformanceCase } from '../../testing/conformance.ts';
import { IndicatorCard } from './IndicatorCard.tsx';

export default conformanceCase({
  name: 'IndicatorCard',
  component: IndicatorCard,
  render: (props) => (
    <IndicatorCard label="Mis ventas" value="$10.00" change={20.8} before="$8.00" {...props} />
  ),
  strings: {
    defaults: ['antes', 'sube'],
    replaced: (
      <IndicatorCard
        label="Sales"
        value="$10.00"
        change={20.8}
        before="$8.00"
        labels={{ before: (figure) => `was ${figure}`, up: 'up' }}
      />
    ),
  },
});
