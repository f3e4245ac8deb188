export { AreaChart, type AreaChartLabels, type AreaChartProps } from './AreaChart.tsx';
