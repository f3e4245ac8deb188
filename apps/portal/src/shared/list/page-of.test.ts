import { listGuideLots, listFulfillmentShipments } from '@trastienda/api-client/shippings';
import { listOrders } from '@trastienda/api-client';
import { expect, test } from 'vitest';
import { pageOf } from './page-of.ts';

test('a page is read whichever way a call says it: in its detail, beside its pagination, or whole', () => {
  const shipments = listFulfillmentShipments.example();
  expect(pageOf(shipments)).toEqual({
    rows: shipments.detail.registros,
    total: shipments.detail.total_registros,
  });
  const orders = listOrders.example();
  expect(pageOf(orders)).toEqual({ rows: orders.data, total: orders.pagination.total_registros });
  const lots = listGuideLots.example();
  expect(pageOf(lots)).toEqual({ rows: lots.detail, total: lots.detail.length });
  expect(pageOf({ detail: [1, 2, 3, 4, 5] }, { pagina: 2, tamano: 2 })).toEqual({ rows: [3, 4], total: 5 });
});
