import type { Order } from '@trastienda/api-client';
import type { RootState } from '../../shared/store/store.ts';
import { guideOrder } from './operations.ts';

/** The order that a guide is made for; `null` until it is known. */
export const selectGuideOrder = (state: RootState, orderNumber: string): Order | null =>
  guideOrder.select(state, orderNumber).value?.data[0] ?? null;
