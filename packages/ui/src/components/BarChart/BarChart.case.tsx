import { conformanceCase } from '../../testing/conformance.ts';
import { BarChart } from './BarChart.tsx';

const items = [{ key: 'SR', label: 'Sears', value: 100, change: 6.1 }];

export default conformanceCase({
  name: 'BarChart',
  component: BarChart,
  render: (props) => <BarChart title="Ventas por marketplace" items={items} {...props} />,
  strings: {
    defaults: ['Ver como tabla', 'Canal', 'Parte', 'Cambio', 'sube', 'Un valor'],
    replaced: (
      <BarChart
        title="By marketplace"
        items={items}
        labels={{
          asTable: 'As a table',
          category: 'Channel',
          share: 'Share',
          change: 'Change',
          value: 'Sales',
          up: 'up',
          summary: () => 'One value',
        }}
      />
    ),
  },
});
