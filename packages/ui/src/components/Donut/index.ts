export { Donut, type DonutLabels, type DonutProps } from './Donut.tsx';
export type { DonutItem } from './Donut.model.ts';
