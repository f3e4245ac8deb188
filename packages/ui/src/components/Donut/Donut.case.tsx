import { conformanceCase } from '../../testing/conformance.ts';
import { Donut } from './Donut.tsx';

const items = [{ key: 'SR', label: 'Sears', value: 100 }];

export default conformanceCase({
  name: 'Donut',
  component: Donut,
  render: (props) => <Donut title="Ventas por canal" items={items} {...props} />,
  strings: {
    defaults: ['Ver como tabla', 'gráfica', 'Usa las flechas'],
    replaced: (
      <Donut
        title="By channel"
        items={items}
        labels={{ asTable: 'As a table', kind: 'chart', hint: 'Arrows' }}
      />
    ),
  },
});
