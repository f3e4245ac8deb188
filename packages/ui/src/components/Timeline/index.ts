export { Timeline, type TimelineEvent, type TimelineLabels, type TimelineProps } from './Timeline.tsx';
