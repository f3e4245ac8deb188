export { StackedBar, type StackedBarLabels, type StackedBarProps } from './StackedBar.tsx';
export type { StackSeries } from '../../internal/chart/stack.ts';
