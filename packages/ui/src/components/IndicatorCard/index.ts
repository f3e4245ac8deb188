export {
  IndicatorCard,
  indicatorName,
  type Indicator,
  type IndicatorCardLabels,
  type IndicatorCardProps,
} from './IndicatorCard.tsx';
export { IndicatorTabs, type IndicatorTabsProps } from './IndicatorTabs.tsx';
