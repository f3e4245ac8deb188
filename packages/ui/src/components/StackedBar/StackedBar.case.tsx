import { conformanceCase } from '../../testing/conformance.ts';
import { StackedBar } from './StackedBar.tsx';

const data = { categories: ['2025-11-14'], series: [{ key: 'SR', label: 'Sears', values: [100] }] };

export default conformanceCase({
  name: 'StackedBar',
  component: StackedBar,
  render: (props) => <StackedBar title="Ventas por canal" {...data} {...props} />,
  strings: {
    defaults: ['Ver como tabla', 'gráfica', 'Usa las flechas'],
    replaced: (
      <StackedBar
        title="By channel"
        {...data}
        labels={{ asTable: 'As a table', kind: 'chart', hint: 'Use the arrows' }}
      />
    ),
  },
});
