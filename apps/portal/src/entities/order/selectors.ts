import type { Order } from '@trastienda/api-client';
import type { RootState } from '../../shared/store/store.ts';
import { orderDetail } from './operations.ts';

/** One order by its number; `null` until it has loaded. */
export const selectOrder = (state: RootState, orderNumber: string): Order | null =>
  orderDetail.select(state, orderNumber).value?.rows[0] ?? null;
