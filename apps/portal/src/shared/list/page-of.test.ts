import { listGuideLots } from '@trastienda/api-client/shippings';
import { listOrders } from '@trastienda/api-client';
import { expect, test } from 'vitest';
import { exampleOf } from '../../testing/example-of.ts';
import { pageOf } from './page-of.ts';

test('a page is read or cut out of all rows there are', () => {
  const orders = exampleOf(listOrders);
  expect(pageOf(orders)).toBe(orders);
  const lots = exampleOf(listGuideLots);
  expect(pageOf(lots)).toEqual({ rows: lots.detail, total: lots.detail.length });
  expect(pageOf({ detail: [1, 2, 3, 4, 5] }, { pagina: 2, tamano: 2 })).toEqual({ rows: [3, 4], total: 5 });
});
