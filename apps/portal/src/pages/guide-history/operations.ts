import { listStoreGuides } from '@trastienda/api-client';
import { getAutomaticGuide, getGuidesReport, listTrackingStates } from '@trastienda/api-client/shippings';
import { createOperation, onlyOne } from '../../shared/store/create-operation.ts';

/** One page of the store's guides. */
export const guidePage = createOperation(listStoreGuides, { name: 'guidePage' });
export const guideReport = createOperation(getGuidesReport, { keyOf: onlyOne });
/** One page of the board, by state. */
export const trackingBoard = createOperation(listTrackingStates);
/** The guide that a channel made of an order by itself. */
export const automaticGuide = createOperation(getAutomaticGuide);
