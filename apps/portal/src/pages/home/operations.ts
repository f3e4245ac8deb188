import { listOrders } from '@trastienda/api-client';
import { createOperation } from '../../shared/store/create-operation.ts';

/** Orders in preparation, the one to hand over first at the top. */
export const dueOrders = createOperation(listOrders, { name: 'dueOrders' });

/** As many as one call gives; more of them are told as "más de 100". */
export const dueOrdersQuery = {
  'filter-status-family': 'pendiente',
  sort: 'ship_by',
  pageSize: 100,
} as const;
