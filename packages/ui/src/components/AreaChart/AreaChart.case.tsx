import { conformanceCase } from '../../testing/conformance.ts';
import { AreaChart } from './AreaChart.tsx';

const data = { categories: ['2025-11-14'], series: [{ key: 'SR', label: 'Sears', values: [100] }] };

export default conformanceCase({
  name: 'AreaChart',
  component: AreaChart,
  render: (props) => <AreaChart title="Ventas por canal" {...data} {...props} />,
  strings: {
    defaults: ['Ver como tabla', 'gráfica', 'Usa las flechas'],
    replaced: (
      <AreaChart
        title="By channel"
        {...data}
        labels={{ asTable: 'As a table', kind: 'chart', hint: 'Use the arrows' }}
      />
    ),
  },
});
