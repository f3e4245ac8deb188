export { IndicatorCard, type IndicatorCardProps } from './IndicatorCard.tsx';
export { indicatorName, type Indicator, type IndicatorCardLabels } from './IndicatorCard.model.ts';
export { IndicatorTabs, type IndicatorTabsProps } from './IndicatorTabs.tsx';
