import { expect, test } from 'vitest';
import { mapOrder } from '../woocommerce/map-order.ts';
import { readOrder, readProduct } from '../woocommerce/schemas.ts';
import { openDemoShop } from './demo-shop.ts';
import { directClient } from './emulator-client.ts';
import { shapeFaults, shapeOf } from './json-shape.ts';
import { mapContext } from './map-context.ts';
import { recordedOrders } from './recordings.ts';

const now = () => Date.parse('2026-11-29T12:00:00Z');

async function ordersOf() {
  const shop = openDemoShop({ now });
  const answer = await directClient(shop).get('orders', {
    per_page: 100,
    status: 'any,trash',
    orderby: 'id',
    order: 'asc',
  });
  if (!answer.ok || !Array.isArray(answer.json)) throw new Error('The shop does not answer');
  return { shop, orders: answer.json as unknown[] };
}

test('the demo shop has 40 orders, the same each time', async () => {
  const { orders } = await ordersOf();
  expect(orders).toHaveLength(40);
  expect((await ordersOf()).orders).toEqual(orders);
});

test('every order maps exactly, and few of them are cases', async () => {
  const { shop, orders } = await ordersOf();
  const mapped = orders.map((json) => {
    const order = readOrder(json);
    if (order === null) throw new Error('This is no order');
    return mapOrder(order, {
      ...mapContext,
      productOf: (id, variation) => {
        const product = shop.shop.products.get(variation || id);
        return readProduct(product && { id: product.id, virtual: product.isVirtual }) ?? undefined;
      },
    });
  });
  for (const { lines, shipping, fees, total } of mapped)
    expect(lines.reduce((sum, line) => sum + line.amount, 0) + shipping + fees).toBe(total);
  const faults = mapped.flatMap((order) => order.faults.map(({ kind }) => kind));
  // The refund was not read here.
  expect(faults.toSorted()).toEqual([
    'nothing_to_ship',
    'other_country',
    'other_currency',
    'refund_mismatch',
  ]);
  expect(mapped.filter(({ standing }) => standing === 'waiting').length).toBeGreaterThan(30);
  expect(mapped.flatMap(({ addressDoubts }) => addressDoubts)).not.toContain('bad_phone');
});

test('every order has the shape of a real shop’s', async () => {
  const { orders } = await ordersOf();
  // No recorded order is completed: the date is of the kind of the others.
  const completed = (body: unknown) => {
    const order = body as Record<string, unknown>;
    return { ...order, date_completed: order['date_paid'], date_completed_gmt: order['date_paid_gmt'] };
  };
  const shape = shapeOf(recordedOrders.flatMap(({ body }) => [body, completed(body)]));
  expect(orders.flatMap((order) => shapeFaults(shape, order))).toEqual([]);
  // The comparison sees what differs.
  const [first] = orders as Record<string, unknown>[];
  expect(shapeFaults(shape, { ...first, total: 5, extra: 1, number: undefined })).toEqual([
    '$.total: number instead of string',
    '$.number: undefined instead of string',
    '$.extra: unknown',
  ]);
});
