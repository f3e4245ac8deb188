export { SnackbarRegion, type SnackbarRegionProps } from './Snackbar.tsx';
export type { SnackbarItem, SnackbarTone } from './Snackbar.model.ts';
export {
  createSnackbarQueue,
  failureSentence,
  successSentence,
  type Snackbar,
  type SnackbarQueue,
} from './snackbar-queue.ts';
