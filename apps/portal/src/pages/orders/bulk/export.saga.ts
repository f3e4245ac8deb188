import { listOrders, type Order } from '@trastienda/api-client';
import type { OrderQuery } from '../../../entities/order/order-query.ts';
import { orderSummary } from '../../../entities/order/order-summary.ts';
import { savedAsCsv } from '../../../shared/store/export-csv.ts';
import { exportPages } from '../../../shared/store/jobs/export-pages.saga.ts';
import type { Saga } from '../../../shared/store/saga-effects.ts';
import type { exportRequested } from './actions.ts';
import { csvColumns, type ExportRow } from './export-columns.ts';

/** "Exportar lo que veo": in the background, page by page, with its progress in the tray. */
export const exportOrders = ({ payload: { id, columns, from } }: ReturnType<typeof exportRequested>): Saga =>
  exportPages<OrderQuery, Order>(
    {
      title: 'Exportar pedidos',
      call: listOrders,
      keyOf: (order) => order.id,
      save: (orders, clock) =>
        savedAsCsv<ExportRow>('pedidos', (timeZone) => csvColumns(columns, timeZone))(
          orders.map((order) => ({ order, summary: orderSummary(order, clock) })),
          clock,
        ),
    },
    id,
    'orders' in from ? { rows: from.orders } : from,
  );
