export { SnackbarRegion, type SnackbarRegionProps } from './Snackbar.tsx';
export type { SnackbarItem, SnackbarTone } from './Snackbar.model.ts';
export { failureSentence, successSentence } from './sentences.ts';
export { createSnackbarQueue, type Snackbar, type SnackbarQueue } from './snackbar-queue.ts';
