import type { Feature } from '../../shared/store/store.ts';
import { watchAll } from '../../shared/store/watch-all.ts';
import { labelFile, lotLabelsFile } from './operations.ts';

/** Brings the labels that are to be printed. */
export const labelPrintingFeature: Feature = {
  name: 'label-printing',
  saga: watchAll(labelFile, lotLabelsFile),
};
