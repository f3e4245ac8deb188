export { MetricStrip, type Metric, type MetricStripProps } from './MetricStrip.tsx';
