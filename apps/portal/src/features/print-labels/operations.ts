import { downloadGuideLabel } from '@trastienda/api-client';
import { downloadGuideLotLabels } from '@trastienda/api-client/shippings';
import { createOperation } from '../../shared/store/create-operation.ts';

/**
 * A guide's label, 10 × 15 cm; an order in several parcels has a few, and all of them are visible together.
 */
export const labelFile = createOperation(downloadGuideLabel, {
  name: 'labelFile',
  keep: 60,
});

/** All labels of a lot, 10 × 15 cm each. */
export const lotLabelsFile = createOperation(downloadGuideLotLabels, {
  name: 'lotLabelsFile',
  keep: 1,
});
