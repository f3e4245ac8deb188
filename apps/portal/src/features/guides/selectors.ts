import type { Order, Storehouse } from '@trastienda/api-client';
import type { RootState } from '../../store/store.ts';
import { selectCurrentStoreId } from '../session/selectors.ts';
import type { QuoteParts } from './model/guide-request.ts';
import { guideOrder, storehouse } from './operations.ts';
import { type GuidesSlice, selectGuide } from './slice.ts';

export type GuidesState = RootState & { readonly guides?: GuidesSlice };

export const selectGuideOrder = (state: GuidesState, orderNumber: string): Order | null =>
  guideOrder.select(state, orderNumber).value?.data[0] ?? null;

const selectStorehouse = (state: GuidesState): Storehouse | null => storehouse.select(state).value;

/** Everything that a quote and a guide are made from; `null` until all of it is known. */
export function selectQuoteParts(state: GuidesState, orderNumber: string): QuoteParts | null {
  const { draft } = selectGuide(state, orderNumber);
  const order = selectGuideOrder(state, orderNumber);
  const from = selectStorehouse(state);
  return draft && order && from
    ? { storeId: selectCurrentStoreId(state), order, storehouse: from, draft }
    : null;
}
