import type { Feature } from '../../store/store.ts';
import { watchAll } from '../../store/watch-all.ts';
import { labelFile, lotLabelsFile } from './operations.ts';

/** Brings the labels that are to be printed. */
export const labelPrintingFeature: Feature = {
  name: 'label-printing',
  saga: watchAll(labelFile, lotLabelsFile),
};
