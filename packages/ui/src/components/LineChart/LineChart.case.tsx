import { conformanceCase } from '../../testing/conformance.ts';
import { LineChart } from './LineChart.tsx';

const data = { categories: ['2025-11-14'], series: [{ key: 'now', label: 'Ventas', values: [100] }] };

export default conformanceCase({
  name: 'LineChart',
  component: LineChart,
  render: (props) => <LineChart title="Rendimiento por día" {...data} {...props} />,
  strings: {
    defaults: ['Ver como tabla', 'Usa las flechas', 'gráfica', 'Un valor'],
    replaced: (
      <LineChart
        title="By day"
        {...data}
        labels={{ asTable: 'As a table', hint: 'Use the arrows', kind: 'chart', summary: () => 'One value' }}
      />
    ),
  },
});
