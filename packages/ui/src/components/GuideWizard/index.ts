export { GuideFooter, type GuideFooterLabels, type GuideFooterProps } from './GuideFooter.tsx';
export {
  GuideResult,
  type GuideOutcome,
  type GuideResultLabels,
  type GuideResultProps,
} from './GuideResult.tsx';
export { GuideWizard, type GuideWizardLabels, type GuideWizardProps } from './GuideWizard.tsx';
export {
  ParcelCard,
  type ParcelCardLabels,
  type ParcelCardProps,
  type ParcelErrors,
  type ParcelValues,
} from './ParcelCard.tsx';
export type { QuoteLabels } from './quote-labels.ts';
export type { QuoteItem, QuoteReason, QuoteSort } from './quote.ts';
export { QuoteList, type QuoteListProps } from './QuoteList.tsx';
export { ReviewCard, type ReviewCardLabels, type ReviewCardProps } from './ReviewCard.tsx';
export {
  RouteCard,
  RoutePlaces,
  RouteSummary,
  type RouteCardProps,
  type RoutePlace,
  type RouteSummaryProps,
} from './RouteCard.tsx';
export { guideSteps } from './steps.ts';
