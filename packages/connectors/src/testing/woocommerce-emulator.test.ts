import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import {
  readError,
  readFulfillments,
  readOrder,
  readSystemStatus,
  readWebhooks,
} from '../woocommerce/schemas.ts';
import { directClient, fetchClient } from './emulator-client.ts';
import { shapeFaults, shapeOf } from './json-shape.ts';
import { recorded, recordedDeliveries, recordedOrders } from './recordings.ts';
import { type Delivery, WooEmulator } from './woocommerce-emulator.ts';

const start = Date.parse('2026-11-23T02:56:29Z');
const address = {
  first_name: 'Jorge',
  last_name: 'Ramírez Soto',
  address_1: 'Niza 12',
  address_2: 'Col. Juárez',
  city: 'Cuauhtémoc',
  state: 'DF',
  postcode: '06600',
  country: 'MX',
  phone: '55 1234 5678',
};

/** A shop with the goods of the recordings, whose clock stands until it is moved. */
function openShop(options: ConstructorParameters<typeof WooEmulator>[0] = {}) {
  const clock = { now: start };
  const emulator = new WooEmulator({ now: () => clock.now, ...options });
  const { shop } = emulator;
  const size = { length: '30', width: '25', height: '10', weight: '0.6' };
  const none = { length: '', width: '', height: '', weight: '' };
  const shirt = shop.addProduct({
    name: 'Camisa azul',
    sku: 'CAM-AZ',
    price: 49_900,
    isVirtual: false,
    ...size,
  });
  const tee = shop.addProduct({ name: 'Playera', sku: '', price: 19_990, isVirtual: false, ...none });
  const medium = shop.addProduct({
    parentId: tee.id,
    name: 'M',
    sku: 'PLA-M',
    price: 19_990,
    isVirtual: false,
    ...none,
  });
  shop.coupons.set('buenfin10', 10);
  const body21 = {
    payment_method: 'mercadopago',
    payment_method_title: 'Mercado Pago',
    set_paid: true,
    billing: { ...address, email: 'jorge@example.com' },
    shipping: address,
    coupon_lines: [{ code: 'buenfin10' }],
    line_items: [
      { product_id: shirt.id, quantity: 3 },
      { product_id: tee.id, variation_id: medium.id, quantity: 1 },
    ],
    shipping_lines: [{ method_id: 'flat_rate', method_title: 'Envío estándar', total: '99.00' }],
    fee_lines: [{ name: 'Envoltura', total: '35.00' }],
  };
  const client = directClient(emulator);
  const ask = async (method: 'get' | 'post' | 'put' | 'delete', path: string, more?: never | object) => {
    const answer = await client[method](path, more as never);
    if (!answer.ok) throw new Error(answer.fault.kind);
    return answer;
  };
  return { clock, emulator, shop, shirt, tee, medium, body21, ask };
}

type Shopped = ReturnType<typeof openShop>;
const newOrder = async ({ ask, body21 }: Shopped) => {
  const { json } = await ask('post', 'orders', body21);
  const order = readOrder(json);
  if (order === null) throw new Error('This is no order');
  return order;
};

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

describe('the emulator answers in the shape of the recordings', () => {
  const orders = shapeOf(recordedOrders.map(({ body }) => body));

  test('an order with everything, and each of its fates', async () => {
    const opened = openShop({ hasFulfillments: true });
    const { ask } = opened;
    const { id, line_items } = await newOrder(opened);
    const itemId = line_items[0]?.id;
    expect(shapeFaults(orders, (await ask('get', `orders/${id}`)).json)).toEqual([]);
    const refund = await ask('post', `orders/${id}/refunds`, {
      amount: '499.00',
      line_items: [{ id: itemId, quantity: 1, refund_total: 430.17 }],
    });
    expect(shapeFaults(shapeOf([recorded('refund-one-piece')]), refund.json)).toEqual([]);
    expect(
      shapeFaults(shapeOf([recorded('order-refunds-list')]), (await ask('get', `orders/${id}/refunds`)).json),
    ).toEqual([]);
    expect(shapeFaults(orders, (await ask('get', `orders/${id}`)).json)).toEqual([]);
    await ask('post', `orders/${id}/fulfillments`, {
      status: 'fulfilled',
      is_fulfilled: true,
      meta_data: [
        { key: '_items', value: [{ item_id: itemId, qty: 2 }] },
        { key: '_tracking_number', value: '794600012345' },
      ],
    });
    expect(
      shapeFaults(shapeOf([recorded('fulfillments')]), (await ask('get', `orders/${id}/fulfillments`)).json),
    ).toEqual([]);
    expect(shapeFaults(orders, (await ask('put', `orders/${id}`, { status: 'cancelled' })).json)).toEqual([]);
    expect(shapeFaults(orders, (await ask('delete', `orders/${id}`)).json)).toEqual([]);
    expect(shapeFaults(orders, (await ask('delete', `orders/${id}`, { force: true })).json)).toEqual([]);
  });

  test('the same money as the shop, centavo by centavo', async () => {
    const opened = openShop();
    const { json } = await opened.ask('post', 'orders', opened.body21);
    const real = recorded('order-processing-variation-coupon-tax');
    const sums = (order: unknown) => {
      const fields = order as Record<string, unknown>;
      const amountsOf = (name: string) =>
        (fields[name] as Record<string, unknown>[]).map((line) => [
          line['subtotal'],
          line['subtotal_tax'],
          line['total'],
          line['total_tax'],
        ]);
      return [
        ...[
          'total',
          'total_tax',
          'discount_total',
          'discount_tax',
          'shipping_total',
          'shipping_tax',
          'cart_tax',
        ].map((name) => fields[name]),
        amountsOf('line_items'),
        amountsOf('fee_lines'),
      ];
    };
    expect(sums(json)).toEqual(sums(real));
  });

  test('products, variations and webhooks', async () => {
    const { ask, tee } = openShop();
    expect(shapeFaults(shapeOf([recorded('products')]), (await ask('get', 'products')).json)).toEqual([]);
    expect(
      shapeFaults(
        shapeOf([recorded('variations')]),
        (await ask('get', `products/${tee.id}/variations`)).json,
      ),
    ).toEqual([]);
    await ask('post', 'webhooks', {
      name: 'T',
      topic: 'order.updated',
      delivery_url: 'http://127.0.0.1:9/',
      secret: 's',
    });
    expect(shapeFaults(shapeOf([recorded('webhooks')]), (await ask('get', 'webhooks')).json)).toEqual([]);
  });

  test('refusals', async () => {
    const opened = openShop();
    const { ask, emulator } = opened;
    const { id } = await newOrder(opened);
    const perPage = await ask('get', 'orders', { per_page: 101 });
    expect([perPage.status, perPage.json]).toEqual([400, recorded('orders-per-page-101-400')]);
    const status = await ask('put', `orders/${id}`, { status: 'enviado' });
    expect([status.status, status.json]).toEqual([400, recorded('status-unknown-400')]);
    const gone = await ask('get', 'orders/999');
    expect([gone.status, gone.json]).toEqual([404, recorded('order-gone-404')]);
    const noKey = emulator.handle({ method: 'GET', path: 'orders', key: '', secret: '' });
    expect([noKey.status, JSON.parse(noKey.text)]).toEqual([401, recorded('no-key-401')]);
    const parcels = await ask('get', `orders/${id}/fulfillments`);
    expect([parcels.status, readError(parcels.json).code]).toEqual([404, 'rest_no_route']);
  });

  test('the part of the report that linking reads', async () => {
    const { ask } = openShop({ hasFulfillments: true });
    const { json } = await ask('get', 'system_status', { _fields: 'environment,settings' });
    const real = readSystemStatus(recorded('system-status-part'));
    const emulated = readSystemStatus(json);
    expect(emulated.environment.version).toBe(real.environment.version);
    expect(emulated.settings.currency).toBe(real.settings.currency);
    expect(emulated.settings.enabled_features).toContain('fulfillments');
    expect(real.settings.enabled_features).toContain('fulfillments');
  });
});

describe('the traps of a real shop', () => {
  test('a time with Z is shifted by the site’s offset, though dates are GMT', async () => {
    for (const [zone, found, lost] of [
      [60, 1, 0],
      [-360, 1, 1],
    ] as const) {
      const { ask, clock, shop, shirt } = openShop({ zone });
      shop.createOrder({ items: [{ productId: shirt.id, quantity: 1 }] });
      clock.now += 1000;
      const after = (text: string) => ask('get', 'orders', { modified_after: text, dates_are_gmt: true });
      expect((await after('2026-11-23T02:56:28')).json).toHaveLength(found);
      // In Warsaw what changed in the last hour is not there.
      expect((await after('2026-11-23T02:56:28Z')).json).toHaveLength(lost);
      // In Mexico what changed in the last six hours is there again.
      expect((await after('2026-11-23T02:57:00Z')).json).toHaveLength(lost);
      expect((await after('2026-11-23T02:57:00')).json).toHaveLength(0);
    }
  });

  test('after is exclusive by the second, and any status is not the trash', async () => {
    const opened = openShop();
    const { ask } = opened;
    const { id } = await newOrder(opened);
    const after = (second: string) => ask('get', 'orders', { modified_after: second, dates_are_gmt: true });
    expect((await after('2026-11-23T02:56:29')).json).toHaveLength(0);
    expect((await after('2026-11-23T02:56:28')).json).toHaveLength(1);
    await ask('delete', `orders/${id}`);
    expect((await ask('get', 'orders', { status: 'any' })).json).toHaveLength(0);
    expect((await ask('get', 'orders', { status: 'any,trash' })).json).toHaveLength(1);
  });

  test('parcels are taken twice, and beyond what was sold', async () => {
    const opened = openShop({ hasFulfillments: true });
    const { ask } = opened;
    const { id, line_items } = await newOrder(opened);
    for (const qty of [2, 2, 1, 1]) {
      const answer = await ask('post', `orders/${id}/fulfillments`, {
        meta_data: [{ key: '_items', value: [{ item_id: line_items[0]?.id, qty }] }],
      });
      expect(answer.status).toBe(201);
    }
    expect(
      readFulfillments((await ask('get', `orders/${id}/fulfillments`)).json).map(
        ({ items }) => items[0]?.pieces,
      ),
    ).toEqual([2, 2, 1, 1]);
  });

  test('a refund changes neither status nor quantities, until all is back', async () => {
    const opened = openShop();
    const { ask } = opened;
    const { id, line_items, total } = await newOrder(opened);
    const read = async () => readOrder((await ask('get', `orders/${id}`)).json);
    await ask('post', `orders/${id}/refunds`, {
      amount: '449.10',
      line_items: [{ id: line_items[0]?.id, quantity: 1 }],
    });
    expect(await read()).toMatchObject({
      status: 'processing',
      line_items: [{ quantity: '3' }, { quantity: '1' }],
    });
    await ask('post', `orders/${id}/refunds`, { amount: String(Number(total) - 449.1), line_items: [] });
    expect((await read())?.status).toBe('refunded');
  });
});

describe('bells', () => {
  const withBells = async (statuses: number[] = []) => {
    const rung: Delivery[] = [];
    const opened = openShop({
      deliver: async (delivery) => {
        rung.push(delivery);
        return statuses.shift() ?? 200;
      },
    });
    for (const topic of ['order.created', 'order.updated', 'order.deleted'])
      await opened.ask('post', 'webhooks', {
        name: topic,
        topic,
        delivery_url: 'http://recibe.example/hook',
        secret: 's3cret',
      });
    await opened.emulator.bells.settled();
    return { ...opened, rung, statuses };
  };

  test('the ping is an unsigned form, and a failing one stops nothing', async () => {
    const { rung, ask } = await withBells([500, 404, 0]);
    expect(rung.map(({ body }) => body)).toEqual(['webhook_id=1', 'webhook_id=2', 'webhook_id=3']);
    expect(rung.flatMap(({ headers }) => Object.keys(headers))).not.toContain('X-WC-Webhook-Signature');
    expect(readWebhooks((await ask('get', 'webhooks')).json).map(({ status }) => status)).toEqual([
      'active',
      'active',
      'active',
    ]);
  });

  test('they come as the recorded ones did, signed over the raw body', async () => {
    const opened = await withBells();
    const { rung, ask, emulator } = opened;
    rung.length = 0;
    const { id } = await newOrder(opened);
    await emulator.bells.settled();
    await ask('put', `orders/${id}`, { status: 'cancelled' });
    await emulator.bells.settled();
    await ask('delete', `orders/${id}`, { force: true });
    await emulator.bells.settled();
    expect(rung.map(({ headers }) => headers['X-WC-Webhook-Topic'])).toEqual([
      'order.created',
      'order.updated',
      'order.updated',
      'order.deleted',
    ]);
    expect(rung.at(-1)?.body).toBe(`{"id":${id}}`);
    const names = Object.keys(recordedDeliveries[0]?.headers ?? {}).filter((name) => name.startsWith('X-WC'));
    const orders = shapeOf(recordedDeliveries.slice(0, -1).map(({ body }) => JSON.parse(body) as unknown));
    for (const { headers, body } of rung) {
      expect(Object.keys(headers)).toEqual(expect.arrayContaining(names));
      expect(headers['X-WC-Webhook-Signature']).toBe(
        createHmac('sha256', 's3cret').update(body).digest('base64'),
      );
    }
    for (const { body } of rung.slice(0, -1)) expect(shapeFaults(orders, JSON.parse(body))).toEqual([]);
  });

  test('after the sixth failure in a row the shop switches a webhook off, without a word', async () => {
    const opened = await withBells();
    const { ask, emulator, statuses } = opened;
    const { id } = await newOrder(opened);
    await emulator.bells.settled();
    const statusOf2 = async () =>
      readWebhooks((await ask('get', 'webhooks')).json).find((webhook) => webhook.id === 2)?.status;
    for (let failure = 1; failure <= 6; failure += 1) {
      expect(await statusOf2()).toBe('active');
      statuses.push(500);
      await ask('put', `orders/${id}`, { customer_note: String(failure) });
      await emulator.bells.settled();
    }
    expect(await statusOf2()).toBe('disabled');
    await ask('put', 'webhooks/2', { status: 'active' });
    expect(await statusOf2()).toBe('active');
  });

  test('held bells come late, shuffled and twice', async () => {
    const opened = await withBells();
    const { emulator, rung } = opened;
    rung.length = 0;
    emulator.bells.isHeld = true;
    emulator.bells.repeats = 2;
    await newOrder(opened);
    expect(rung).toEqual([]);
    emulator.bells.release({ isShuffled: true });
    await emulator.bells.settled();
    expect(rung).toHaveLength(4);
  });
});

describe('over the wire', () => {
  const serve = async (emulator: WooEmulator, path = '/wp-json/wc/v3/') => {
    const { origin, stop } = await emulator.listen();
    stops.push(stop);
    const { key, secret } = emulator;
    return { origin, client: fetchClient({ root: `${origin}${path}`, key, secret, timeout: 1000 }) };
  };

  test('with pretty addresses, and without them by rest_route', async () => {
    const { emulator } = openShop();
    const { origin, client } = await serve(emulator);
    expect(await client.get('orders', { per_page: 1 })).toMatchObject({
      ok: true,
      status: 200,
      json: [],
      headers: { 'x-wp-total': '0' },
    });
    emulator.switches.hasPrettyAddresses = false;
    expect((await fetch(`${origin}/wp-json/`)).status).toBe(404);
    const { key, secret } = emulator;
    const plain = fetchClient({ root: `${origin}/?rest_route=/wc/v3/`, key, secret });
    expect(await plain.get('orders', { per_page: 1 })).toMatchObject({ ok: true, status: 200 });
  });

  test('a host that drops the header takes the keys in the address', async () => {
    const { emulator } = openShop();
    const { client } = await serve(emulator);
    emulator.switches.dropsAuthorization = true;
    expect(await client.get('orders')).toEqual({ ok: false, fault: { kind: 'key_refused' } });
    expect(
      await client.get('orders', { consumer_key: emulator.key, consumer_secret: emulator.secret }),
    ).toMatchObject({ ok: true });
  });

  test.each([
    ['401', { kind: 'key_refused' }],
    ['429', { kind: 'slow_down', retryAfterSeconds: 30 }],
    ['500', { kind: 'bad_answer' }],
    ['html 403', { kind: 'filtered' }],
    ['html 503', { kind: 'maintenance' }],
    ['cut', { kind: 'no_answer' }],
    ['lost', { kind: 'no_answer' }],
    ['refused', { kind: 'no_answer' }],
  ] as const)('%s, once', async (fault, expected) => {
    const { emulator } = openShop();
    const { client } = await serve(emulator);
    Object.assign(emulator.switches, { fault, faultsLeft: 1 });
    expect(await client.get('orders')).toEqual({ ok: false, fault: expected });
    expect(await client.get('orders')).toMatchObject({ ok: true });
  });

  test('a warning of PHP before the answer', async () => {
    const { emulator } = openShop();
    const { client } = await serve(emulator);
    emulator.switches.fault = 'php warning';
    expect(await client.get('orders')).toMatchObject({ ok: true, json: [] });
  });

  test('a key that reads and does not write', async () => {
    const { emulator } = openShop();
    const { client } = await serve(emulator);
    emulator.switches.isKeyReadOnly = true;
    expect(await client.get('orders')).toMatchObject({ ok: true });
    expect(await client.post('orders', {})).toMatchObject({ ok: false, fault: { kind: 'key_refused' } });
  });

  test('its page shows the orders and has buttons that pay, cancel and refund', async () => {
    const opened = openShop();
    const { emulator, shop, shirt } = opened;
    const { origin } = await serve(emulator);
    const order = shop.createOrder({
      status: 'on-hold',
      shipping: { ...address, first_name: '<script>alert(1)</script>' },
      items: [{ productId: shirt.id, quantity: 1 }],
    });
    shop.addNote(order, 'Tu pedido va con Veloz MX, guía 7946', true);
    const page = await (await fetch(origin)).text();
    expect(page).toContain('guía 7946');
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain('<script>');
    const press = async (act: string) => {
      await fetch(`${origin}/admin/orders/${order.id}/${act}`, { method: 'POST' });
      return order.status;
    };
    expect(await press('pay')).toBe('processing');
    expect(await press('refund')).toBe('refunded');
    expect(await press('cancel')).toBe('refunded');
  });
});
