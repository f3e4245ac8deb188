import { describe, expect, test } from 'vitest';
import { recorded, recordedOrders } from '../testing/recordings.ts';
import {
  metaText,
  readError,
  readFulfillments,
  readNotes,
  readOrder,
  readProduct,
  readRefunds,
  readSystemStatus,
  readWebhooks,
} from './schemas.ts';

describe('an order', () => {
  test('of the shop is read whole', () => {
    for (const { body } of recordedOrders.slice(0, -1)) {
      const json = body as { id: number; line_items: unknown[]; total: string };
      const order = readOrder(body);
      expect(order).toMatchObject({ id: json.id, total: json.total });
      expect(order?.line_items).toHaveLength(json.line_items.length);
    }
  });

  test('with nothing but its id has a default for every field', () => {
    expect(readOrder({ id: '13', new_in_woo_12: { a: [1] } })).toEqual({
      id: 13,
      number: '',
      status: '',
      currency: '',
      total: null,
      shipping_total: null,
      shipping_tax: null,
      billing: emptyAddress,
      shipping: emptyAddress,
      payment_method_title: '',
      customer_note: '',
      date_created_gmt: null,
      date_modified_gmt: null,
      date_paid_gmt: null,
      date_completed_gmt: null,
      needs_processing: null,
      line_items: [],
      shipping_lines: [],
      fee_lines: [],
      refunds: [],
      meta_data: [],
    });
  });

  test.each([null, 'x', 7, [], {}, { id: 0 }, { id: -1 }, { id: 1.5 }, { id: 'a' }, { id: null }])(
    'without an id is none: %j',
    (json) => {
      expect(readOrder(json)).toBeNull();
    },
  );

  test('of another shape than WooCommerce’s is read as far as it goes', () => {
    const order = readOrder({
      id: 5,
      // PHP's empty array for an object, and its list with gaps for a list.
      billing: [],
      shipping: null,
      line_items: { 0: { id: 1, quantity: 2, total: 10.5 }, 2: { id: '2' }, 3: 'x', 4: { name: 'no id' } },
      number: 77,
      needs_processing: '',
      date_created_gmt: '2026-11-23 02:56:29',
      date_modified_gmt: '0000-00-00T00:00:00',
      date_paid_gmt: '2026-11-23T02:56:29.123+00:00',
      meta_data: [
        { id: 1, key: 'a', value: { b: 1 } },
        { key: 'n', value: 3 },
      ],
    });
    expect(order).toMatchObject({
      billing: emptyAddress,
      number: '77',
      needs_processing: false,
      date_created_gmt: '2026-11-23T02:56:29',
      date_modified_gmt: null,
      date_paid_gmt: '2026-11-23T02:56:29',
      line_items: [
        { id: 1, quantity: '2', total: '10.5' },
        { id: 2, quantity: null },
      ],
    });
    expect(order && [metaText(order, 'a'), metaText(order, 'n'), metaText(order, 'z')]).toEqual([
      '',
      '3',
      '',
    ]);
  });

  test('has no price: it is a float that adds up to nothing', () => {
    expect(JSON.stringify(readOrder(recorded('order-three-for-100')))).not.toContain('33.33');
  });
});

const emptyAddress = {
  first_name: '',
  last_name: '',
  company: '',
  address_1: '',
  address_2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  email: '',
  phone: '',
};

test('parcels have their number and pieces, and those that were deleted are gone', () => {
  expect(
    readFulfillments(recorded('fulfillments')).map(({ id, trackingNumber, items }) => [
      id,
      trackingNumber,
      items[0],
    ]),
  ).toEqual([
    [1, '794600012345', { itemId: 9, pieces: 2 }],
    [2, '794600012345', { itemId: 9, pieces: 2 }],
    [3, '794600012345', { itemId: 9, pieces: 1 }],
    [4, '794600012345', { itemId: 9, pieces: 1 }],
  ]);
  expect(
    readFulfillments([{ id: 1, date_deleted: '2026-11-23T02:55:15Z' }, { id: 2, meta_data: null }, 'x']),
  ).toEqual([{ id: 2, trackingNumber: '', items: [] }]);
});

test('refunds, notes, webhooks, products, reports and refusals', () => {
  expect(readRefunds(recorded('order-refunds-list'))).toMatchObject([
    { id: 29, amount: '499.00', line_items: [{ quantity: '-1' }] },
  ]);
  expect(readNotes([{ id: 1, note: 'Hola', customer_note: '1' }, { note: 'x' }])).toEqual([
    { id: 1, note: 'Hola', customer_note: true },
  ]);
  expect(readWebhooks(recorded('webhooks')).map(({ id, status }) => [id, status])).toEqual([
    [4, 'disabled'],
    [3, 'active'],
    [1, 'active'],
    [2, 'active'],
  ]);
  expect(readProduct((recorded('products') as unknown[])[0])).toMatchObject({
    id: 19,
    virtual: true,
    weight: '',
  });
  expect(readProduct({ id: 1 })).toMatchObject({
    virtual: false,
    weight: null,
    dimensions: { length: null },
  });
  expect(readSystemStatus(recorded('system-status-part')).settings.currency).toBe('MXN');
  expect(readSystemStatus(null).environment.version).toBe('');
  expect(readError(recorded('order-gone-404')).code).toBe('woocommerce_rest_shop_order_invalid_id');
  expect(readError('<html>').code).toBe('');
});
