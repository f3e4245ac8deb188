import {
  createCourierGuide,
  createOrderShipment,
  type Order,
  listOrders,
  listStoreGuides,
  quoteCourier,
} from '@trastienda/api-client';
import { mock } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import { createBrowser, openGuideApp, orderNumber, untilTrue } from '../testing/guide-app.ts';
import { purchaseRetried } from '../slice.ts';

const guidePath = 'generar-guia-mensajeria';
const shipmentPath = `/order/${orderNumber}/shipment`;
const guide = createCourierGuide.example().detail;
const exampleOrder = listOrders.example().data[0] as Order;

/** The example's order with this guide on its lines. */
const orderWith = (track: string | null) => ({
  ...listOrders.example(),
  data: [
    {
      ...exampleOrder,
      orderedProductsList: exampleOrder.orderedProductsList.map((line) =>
        Object.assign({}, line, { deliveryTrackId: track }),
      ),
    },
  ],
});

const lowBalance = { statusCode: 402, message: 'Saldo insuficiente' };

describe('buying a guide', () => {
  test('makes the guide, records it on the order, refreshes what it changed, and says so (S1.3, S7.64)', async () => {
    const app = await openGuideApp();
    await app.openWizard();
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
    expect(await app.browser.vault.list('')).toEqual([]);
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
        void browser.vault.list('').then((all) => (kept = all));
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

describe('a line that is cut during the purchase', () => {
  test('before the answer of the guide: it is verified with the same key until known, and bought once', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    app.use(mock(createCourierGuide, { once: true }).disconnects());
    app.buy();
    await app.phase('unknown');
    app.buy();
    expect(app.sent(guidePath)).toHaveLength(1);
    await app.passPause();
    await app.phase('done');
    const keys = app.keysOf(guidePath);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test.for([500, 502, 503, 504, 429])(
    'an answer %i is no answer: it is asked again with the same key',
    async (status) => {
      const app = await openGuideApp();
      await app.openWizard();
      app.use(mock(createCourierGuide, { once: true }).fails(status));
      app.buy();
      await app.phase('unknown');
      await app.passPause();
      await app.phase('done');
      expect(new Set(app.keysOf(guidePath)).size).toBe(1);
    },
  );

  test('an answer that cannot be read is unknown too, never a failure', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    app.use(mock(createCourierGuide, { once: true }).breaksOff());
    app.buy();
    await app.phase('unknown');
    await app.passPause();
    await app.phase('done');
    expect(new Set(app.keysOf(guidePath)).size).toBe(1);
  });

  test('the pauses grow from 1 s to 30 s, and Reintentar ahora asks at once', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    app.use(mock(createCourierGuide).disconnects());
    app.buy();
    const pauses: number[] = [];
    for (let repeat = 1; repeat <= 7; repeat += 1) {
      await untilTrue(
        () => app.sent(guidePath).length === repeat && app.clock.waits().some((ms) => ms <= 30_000),
      );
      pauses.push(Math.min(...app.clock.waits()));
      app.clock.pass(Math.min(...app.clock.waits()));
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    await untilTrue(() => app.sent(guidePath).length === 8);
    app.use(mock(createCourierGuide).example());
    await app.phase('unknown');
    await app.holds(() => {
      const now = app.purchase();
      return now.phase === 'unknown' && !now.asking;
    });
    app.store.dispatch(purchaseRetried({ orderNumber }));
    await app.phase('done');
  });

  test('between the two calls: the guide is kept and only the shipment is sent again, with its own key', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    app.use(mock(createOrderShipment, { once: true }).disconnects());
    app.buy();
    await app.phase('unknown');
    expect(app.purchase()).toMatchObject({ step: 'shipment' });
    await app.passPause();
    await app.phase('done');
    expect(app.sent(guidePath)).toHaveLength(1);
    const keys = app.keysOf(shipmentPath);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('a reload in the middle', () => {
  test('before the first answer: the new page asks again with the same keys, token and body', async () => {
    const browser = createBrowser();
    const first = await openGuideApp({ browser });
    await first.openWizard();
    first.use(mock(createCourierGuide).disconnects());
    first.buy();
    await first.phase('unknown');

    // The tab that reloads lets go of its lock.
    const second = await openGuideApp({ browser: { ...browser, lock: createBrowser().lock } });
    await second.phase('done');
    expect(second.keysOf(guidePath)).toEqual(first.keysOf(guidePath).slice(0, 1));
    expect(second.sent(guidePath)[0]?.url).toBe(first.sent(guidePath)[0]?.url);
    expect(await second.sent(guidePath)[0]?.text()).toBe(await first.sent(guidePath)[0]?.text());
    expect(await browser.vault.list('')).toEqual([]);
  });

  test('between the calls: the new page records the guide that was made, and makes no other', async () => {
    const browser = createBrowser();
    const first = await openGuideApp({ browser });
    await first.openWizard();
    first.use(mock(createOrderShipment).disconnects());
    first.buy();
    await first.phase('unknown');

    const second = await openGuideApp({ browser: { ...browser, lock: createBrowser().lock } });
    await second.phase('done');
    expect(second.sent(guidePath)).toHaveLength(0);
    expect(second.keysOf(shipmentPath)).toEqual(first.keysOf(shipmentPath).slice(0, 1));
  });

  test('after the quote ended, with keys forgotten: the guide that was made is found, not bought again', async () => {
    const browser = createBrowser();
    const first = await openGuideApp({ browser });
    await first.openWizard();
    first.use(mock(createCourierGuide).disconnects());
    first.buy();
    await first.phase('unknown');

    const [row] = listStoreGuides.example().detail.registros;
    if (!row) throw new Error('no example');
    const second = await openGuideApp({
      browser: { ...browser, lock: createBrowser().lock },
      handlers: [
        mock(createCourierGuide).fails(409),
        mock(listStoreGuides).reply({
          ...listStoreGuides.example(),
          detail: { ...listStoreGuides.example().detail, registros: [{ ...row, orderNumber }] },
        }),
      ],
    });
    await second.phase('done');
    expect(second.purchase()).toMatchObject({ made: { guide: row.guide } });
    expect(second.sent(shipmentPath)).toHaveLength(1);
  });

  test('while an earlier copy is still at work: it is verified, never bought again under another key', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    const atWork = { success: false, message: 'Esta operación todavía está en curso', code: 'in_flight' };
    app.use(mock(createCourierGuide, { once: true }).fails(409, atWork));
    app.buy();
    await app.phase('unknown');
    await app.passPause();
    await app.phase('done');
    expect(new Set(app.keysOf(guidePath)).size).toBe(1);
    expect(app.keysOf(guidePath)).toHaveLength(2);
  });

  test('another store and another user carry nothing of it on (S6.2)', async () => {
    const browser = createBrowser();
    const first = await openGuideApp({ browser });
    await first.openWizard();
    first.use(mock(createCourierGuide).disconnects());
    first.buy();
    await first.phase('unknown');

    for (const other of [{ storeId: '10453' }, { email: 'otra.persona@example.com' }]) {
      const app = await openGuideApp({ browser: { ...browser, lock: createBrowser().lock }, ...other });
      await app.openWizard();
      expect(app.sent(guidePath)).toHaveLength(0);
      expect(app.purchase()).toEqual({ phase: 'idle' });
    }
    expect(await browser.vault.list('')).toHaveLength(1);
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
    expect(await app.browser.vault.list('')).toEqual([]);
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
    expect(await app.browser.vault.list('')).toEqual([]);
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

describe('two tabs', () => {
  test('both press: one buys, the other brings the same purchase to its end with the same keys', async () => {
    const browser = createBrowser();
    const [first, second] = [await openGuideApp({ browser }), await openGuideApp({ browser })];
    await Promise.all([first.openWizard(), second.openWizard()]);
    first.use(mock(createCourierGuide, { once: true }).delays(20));
    first.buy();
    await first.phase('buying');
    // What the first one's purchase does to the order.
    second.use(mock(listOrders).reply(orderWith(guide.guide)));
    second.buy();
    await first.phase('done');
    await second.phase('idle');
    expect([first.sent(guidePath).length, second.sent(guidePath).length]).toEqual([1, 0]);
  });

  test('without locks the second one finds the intent of the first and repeats it with its keys', async () => {
    const browser = createBrowser();
    const free = async () => () => {};
    const [first, second] = [
      await openGuideApp({ browser: { ...browser, lock: free } }),
      await openGuideApp({ browser: { ...browser, lock: free } }),
    ];
    await Promise.all([first.openWizard(), second.openWizard()]);
    first.use(mock(createCourierGuide).disconnects());
    first.buy();
    await first.phase('unknown');
    second.use(mock(quoteCourier).example());
    second.buy();
    await second.phase('done');
    expect(new Set([...first.keysOf(guidePath), ...second.keysOf(guidePath)]).size).toBe(1);
  });
});
