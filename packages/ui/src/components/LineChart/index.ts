export { LineChart, type LineChartLabels, type LineChartProps } from './LineChart.tsx';
export type { LineEvent, LineSeries } from './LineChart.model.ts';
