import { createCourierGuide, createOrderShipment, listOrders } from '@trastienda/api-client';
import { mock } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import { orderStatistics } from '../../../entities/store/operations.ts';
import { createBrowser, openGuideApp, orderNumber, untilTrue } from '../testing/guide-app.ts';
import { guide, guidePath, orderWith, shipmentPath } from '../testing/purchase.ts';
import { purchaseRetried } from '../slice.ts';

const lowBalance = { statusCode: 402, message: 'Saldo insuficiente' };

describe('buying a guide', () => {
  test('makes the guide, records it on the order, refreshes what it changed, and says so (S1.3, S7.64)', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    app.show(orderStatistics, {});
    const balanceBefore = app.sent('user/balance').length;
    app.buy();
    await app.phase('done');
    expect(app.purchase()).toMatchObject({ made: { guide: guide.guide, totalCost: 148.5, balance: 4169.7 } });

    const [made] = app.sent(guidePath);
    expect(new URL(made?.url ?? '').pathname).toMatch(/\/q_7f3a1c$/u);
    expect(await made?.json()).toMatchObject({
      guideOrigin: 'portal-comercios',
      generatePickup: true,
      notification: true,
      orderNumber,
      colocationIds: ['col-1', 'col-2'],
      origin: { name: 'Mariana', lastName: 'Robles Ibarra', zipCode: '44160' },
      destination: { name: 'Jorge', lastName: 'Ramírez Salinas', neighborhood: 'Mirador' },
    });
    const [recorded] = app.sent(shipmentPath);
    expect(await recorded?.json()).toMatchObject({
      colocationIds: ['col-1', 'col-2'],
      deliveryTrackId: guide.guide,
      deliveryCarrierId: 'veloz-mx',
      deliveryCarrierName: 'Veloz MX',
    });
    await untilTrue(() => app.sent('statistics/seller').length > 0);
    expect(app.sent('user/balance').length).toBe(balanceBefore + 1);
    expect(app.store.getState().notifications.map(({ text }) => text)).toEqual([
      `Se generó la guía ${guide.guide}`,
    ]);
    expect(app.keysOf(guidePath)).not.toEqual(app.keysOf(shipmentPath));
    // Nothing is left but what the same goods are offered next.
    const sides = { height: '25', width: '30', depth: '40', weight: '4.2' };
    expect(await app.browser.persistentStore.list('')).toEqual([[[expect.any(String), sides]]]);
    expect(app.crashes).toEqual([]);
  });

  test('pressed twice, it is bought once', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    app.buy();
    app.buy();
    await app.phase('done');
    expect([app.sent(guidePath).length, app.sent(shipmentPath).length]).toEqual([1, 1]);
  });

  test('the intent is on disk before anything is charged', async () => {
    const browser = createBrowser();
    let kept: readonly unknown[] = [];
    const app = await openGuideApp({ browser });
    await app.openWizard();
    app.use(
      mock(createCourierGuide).reply(() => {
        void browser.persistentStore.list('').then((all) => (kept = all));
        return createCourierGuide.example();
      }),
    );
    app.buy();
    await app.phase('done');
    expect(kept).toContainEqual(
      expect.objectContaining({ token: 'q_7f3a1c', guideKey: app.keysOf(guidePath)[0], price: 148.5 }),
    );
  });
});

describe('what is refused', () => {
  test('too little balance: nothing is recorded, nothing is kept, and the cause is known (D73)', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    app.use(mock(createCourierGuide).fails(402, lowBalance));
    app.buy();
    await app.phase('refused');
    expect(app.purchase()).toEqual({ phase: 'refused', refusal: { reason: 'balance' } });
    expect(app.sent(shipmentPath)).toHaveLength(0);
    expect(await app.browser.persistentStore.list('')).toEqual([]);
  });

  test('too little balance: it is asked for anew, for the screen still says what an older one would leave', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    const asked = app.sent('user/balance').length;
    app.use(mock(createCourierGuide).fails(402, lowBalance));
    app.buy();
    await app.phase('refused');
    await app.holds(() => app.sent('user/balance').length > asked);
    expect(app.sent('user/balance')).toHaveLength(asked + 1);
  });

  test.for([404, 409])(
    'a quote that ended (%i) is quoted anew, and bought with new keys when pressed again (D71)',
    async (status) => {
      const app = await openGuideApp();
      await app.openWizard();
      app.use(mock(createCourierGuide, { once: true }).fails(status));
      app.buy();
      await app.phase('refused');
      expect(app.purchase()).toMatchObject({ refusal: { reason: 'expired' } });
      await app.holds(() => app.guide().quote.status === 'succeeded');
      app.buy();
      await app.phase('done');
      expect(new Set(app.keysOf(guidePath)).size).toBe(2);
    },
  );

  test('an order that refuses the shipment keeps its guide, and is offered again with the same key (D140)', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    app.use(mock(createOrderShipment, { once: true }).fails(409));
    app.buy();
    await app.phase('unrecorded');
    expect(app.purchase()).toMatchObject({ made: { guide: guide.guide } });
    app.store.dispatch(purchaseRetried({ orderNumber }));
    await app.phase('done');
    expect(app.sent(guidePath)).toHaveLength(1);
    expect(new Set(app.keysOf(shipmentPath)).size).toBe(1);
  });

  test('an order that has this very guide already is a success', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    let track: string | null = null;
    app.use(
      mock(listOrders).reply(() => orderWith(track)),
      mock(createOrderShipment).fails(409),
      mock(createCourierGuide).reply(() => {
        track = guide.guide;
        return createCourierGuide.example();
      }),
    );
    app.buy();
    await app.phase('done');
    expect(app.sent(shipmentPath)).toHaveLength(1);
  });

  test('an order that got its guide elsewhere is not bought for again', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    app.use(mock(listOrders).reply(orderWith('700000000001')));
    app.buy();
    await app.phase('starting');
    await app.phase('idle');
    expect(app.sent(guidePath)).toHaveLength(0);
  });

  test('a session that ended refuses the first attempt, asks the gate, and buys nothing later by itself', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    const asked = app.sent('auth/session').length;
    app.use(mock(createCourierGuide).fails(401));
    app.buy();
    await app.phase('refused');
    await untilTrue(() => app.sent('auth/session').length > asked);
    expect(await app.browser.persistentStore.list('')).toEqual([]);
  });

  test('a session that ended during a repeat says nothing of the first attempt: it stays unknown', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    app.use(mock(createCourierGuide, { once: true }).fails(401));
    app.use(mock(createCourierGuide, { once: true }).disconnects());
    app.buy();
    await app.phase('unknown');
    await app.passPause();
    await untilTrue(() => app.sent(guidePath).length === 2);
    await app.passPause();
    await app.phase('done');
    expect(new Set(app.keysOf(guidePath)).size).toBe(1);
  });

  test('what the screen no longer shows is not bought', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    app.buy('q_de_ayer');
    await app.phase('refused');
    expect(app.sent(guidePath)).toHaveLength(0);
  });
});
