export { SavedViews, type SavedViewsProps } from './SavedViews.tsx';
export type { SavedViewsLabels } from './SavedViews.labels.ts';
export type { SavedView } from './SavedViews.model.ts';
export type { ViewName } from './ViewNameModal.tsx';
