import type { Storehouse } from '@trastienda/api-client';
import type { RootState } from '../../shared/store/store.ts';
import { selectCurrentStoreId } from '../../shared/session/selectors.ts';
import type { QuoteParts } from './model/guide-request.ts';
import { storehouse } from '../../entities/guide/operations.ts';
import { selectOrder } from '../../entities/order/selectors.ts';
import { type GuidesSlice, selectGuide } from './slice.ts';

export type GuidesState = RootState & { readonly guides?: GuidesSlice };

const selectStorehouse = (state: GuidesState): Storehouse | null => storehouse.select(state).value;

/** Everything that a quote and a guide are made from; `null` until all of it is known. */
export function selectQuoteParts(state: GuidesState, orderNumber: string): QuoteParts | null {
  const { draft } = selectGuide(state, orderNumber);
  const order = selectOrder(state, orderNumber);
  const from = selectStorehouse(state);
  return draft && order && from
    ? { storeId: selectCurrentStoreId(state), order, storehouse: from, draft }
    : null;
}
