import { requestPickup } from '@trastienda/api-client/shippings';
import { listOrders, type Order } from '@trastienda/api-client';
import { exampleSession, mock } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import { createTestApp, type TestAppOptions } from '../../testing/test-app.ts';
import { sessionFeature } from '../../app/session/session.saga.ts';
import { goodsOf } from './goods-of.ts';
import { byNumber, guideDetail, orderDetail } from '../../entities/order/operations.ts';
import { pickupAsking } from './operations.ts';
import { exampleOf } from '../../testing/example-of.ts';

const guide = '794600012345';

async function openApp(options: TestAppOptions = {}) {
  const app = createTestApp(options);
  app.store.startFeature(sessionFeature);
  await app.until((state) => state.session.gate.phase === 'open');
  app.show(orderDetail, byNumber('4500123987'));
  app.show(guideDetail, { params: { guide } });
  const wish = {
    guides: [guide],
    nameParcel: 'veloz-mx',
    date: '2025-11-26',
    fromHour: '09:00',
    toHour: '13:00',
    packages: 1,
    weight: 1.5,
    notes: null,
  };
  const asked = () => pickupAsking.select(app.store.getState(), guide);
  return {
    ...app,
    wish,
    asked,
    ask: (key = 'key-1') =>
      app.store.dispatch(pickupAsking.requested({ body: wish }, { idempotencyKey: key })),
    ends: (status: string) => app.until((state) => pickupAsking.select(state, guide).status === status),
  };
}

describe('a carrier’s visit', () => {
  test('S7.62: is asked for once, told with its confirmation, and the order is read again', async () => {
    const app = await openApp();
    app.ask();
    app.ask('key-2');
    await app.until((state) => state.notifications.length > 0);
    const sent = app.sent('recoleccion-mensajeria');
    expect(sent).toHaveLength(1);
    expect(await sent[0]?.clone().json()).toEqual({ storeId: exampleSession.storeId, ...app.wish });
    expect(app.store.getState().notifications.map(({ tone, text }) => [tone, text])).toEqual([
      ['success', 'Recolección solicitada. Folio VMX-88120'],
    ]);
    await expect.poll(() => app.sent('Ordersfull/seller').length).toBe(1);
    expect(app.sent(`detail-guia/${guide}`)).toHaveLength(1);
  });

  test('S3.47: that was refused is a failed operation with the carrier’s words; asked again it has the same key', async () => {
    const refused = { statusCode: 409, message: 'Ya se solicitó la recolección de una de las guías' };
    const app = await openApp({ handlers: [mock(requestPickup).fails(409, refused)] });
    app.ask();
    await app.ends('failed');
    expect(app.asked().error?.message).toBe('Ya se solicitó la recolección de una de las guías');
    expect(app.store.getState().notifications).toEqual([]);
    app.use(mock(requestPickup).example());
    app.ask();
    await app.ends('succeeded');
    const keys = app.sent('recoleccion-mensajeria').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual(['key-1', 'key-1']);
  });
});

describe('what of an order waits for a carrier', () => {
  const example = exampleOf(listOrders).rows[0] as Order;
  const [first] = example.orderedProductsList;
  const line = (change: object) => Object.assign({}, first, change);
  const waiting = {
    colocationStatus: { id: 3, name: 'Guía generada' },
    deliveryTrackId: 'a',
    deliveryCarrierId: 'veloz-mx',
    deliveryCarrierName: 'Veloz MX',
    dimensions: [{ height: 1, width: 1, depth: 1, weight: 0.6 }],
  };

  test('is each guide of one carrier once, with the weight of its pieces', () => {
    const orderedProductsList = [
      line(waiting),
      line(waiting),
      line({ ...waiting, deliveryTrackId: 'b' }),
      line({ ...waiting, deliveryTrackId: 'c', deliveryCarrierId: 'ruta-7' }),
      line({ ...waiting, deliveryTrackId: 'd', colocationStatus: { id: 4, name: 'Recolección solicitada' } }),
      line({ colocationStatus: { id: 1, name: 'Pendiente' }, deliveryTrackId: null }),
    ];
    expect(goodsOf({ ...example, orderedProductsList })).toEqual({
      goods: {
        guides: ['a', 'b'],
        nameParcel: 'veloz-mx',
        weight: 1.8,
        shipBy: example.dataMarketplace.shipBy,
      },
      carrier: 'Veloz MX',
    });
  });

  test('weighs what its guides say, made by a lot with measures of their own, before what its products do', () => {
    const bare = { ...waiting, dimensions: [] };
    const orderedProductsList = [line(bare), line({ ...waiting, deliveryTrackId: 'b' })];
    const weightOf = (known: Record<string, number>) =>
      goodsOf({ ...example, orderedProductsList }, (guide) => known[guide]).goods.weight;
    expect(weightOf({ a: 1.2, b: 3 })).toBe(4.2);
    expect(weightOf({ a: 1.2 })).toBe(1.8);
    expect(weightOf({ b: 3 })).toBeNull();
  });

  test('weighs nobody knows what where no piece has its measures', () => {
    const orderedProductsList = [line({ ...waiting, dimensions: [] })];
    expect(goodsOf({ ...example, orderedProductsList }).goods.weight).toBeNull();
  });
});
