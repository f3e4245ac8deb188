export { BarChart, type BarChartItem, type BarChartLabels, type BarChartProps } from './BarChart.tsx';
