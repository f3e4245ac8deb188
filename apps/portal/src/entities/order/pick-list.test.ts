import { listOrders, type Order } from '@trastienda/api-client';
import { expect, test } from 'vitest';
import { pickList } from './pick-list.ts';
import { exampleOf } from '../../testing/example-of.ts';

const example = exampleOf(listOrders).rows[0] as Order;
const piece = example.orderedProductsList[0] as Order['orderedProductsList'][number];
const orderOf = (orderNumber: string, ...pieces: readonly Partial<typeof piece>[]): Order => ({
  ...example,
  orderNumber,
  orderedProductsList: pieces.map((change, at) => ({
    ...piece,
    colocationId: `${orderNumber}-${at}`,
    ...change,
  })),
});

test('a product is taken once for all orders, by name, with how many pieces go to each', () => {
  const vase = { sku: 'V', name: 'Jarrón' };
  const candle = { sku: 'C', name: 'Ánfora' };
  expect(pickList([orderOf('1', vase, vase, candle), orderOf('2', vase)])).toEqual([
    { ...candle, pieces: 1, orders: [{ number: '1', pieces: 1 }] },
    {
      ...vase,
      pieces: 3,
      orders: [
        { number: '1', pieces: 2 },
        { number: '2', pieces: 1 },
      ],
    },
  ]);
});

test('a piece in another part of the order’s life is counted too, one that was called off is not', () => {
  const pieces = [
    { sku: 'V', colocationStatus: { id: 1, name: 'Pendiente' } },
    { sku: 'V', colocationStatus: { id: 3, name: 'Listo' } },
    { sku: 'V', colocationStatus: { id: 8, name: 'Cancelado' } },
  ];
  expect(pickList([orderOf('1', ...pieces)]).map(({ pieces: count, orders }) => [count, orders])).toEqual([
    [2, [{ number: '1', pieces: 2 }]],
  ]);
});

test('of no orders there is nothing to take', () => {
  expect(pickList([])).toEqual([]);
});
