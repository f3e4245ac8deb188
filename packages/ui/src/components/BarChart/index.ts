export { BarChart, type BarChartProps } from './BarChart.tsx';
export type { BarChartItem, BarChartLabels } from './BarChart.model.ts';
