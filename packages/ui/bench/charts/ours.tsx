import '@trastienda/ui/styles.css';
import { LineChart } from '@trastienda/ui/LineChart';
import { StackedBar } from '@trastienda/ui/StackedBar';
import { names, points, size, start } from './harness.tsx';

const categories = points.map(({ day }) => day);
const series = names.map((name) => ({ key: name, label: name, values: points.map((point) => point[name]) }));

start(() => (
  <>
    <StackedBar title="Montos" unit="count" categories={categories} series={series} height={size.height} />
    <LineChart title="Líneas" unit="count" categories={categories} series={series} height={size.height} />
  </>
));
