import { createCourierGuide, createOrderShipment, listStoreGuides } from '@trastienda/api-client';
import { mock } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import { openGuideApp, orderNumber, untilTrue } from '../testing/guide-app.ts';
import { cutPurchase, guidePath, shipmentPath } from '../testing/purchase.ts';
import { purchaseRetried } from '../slice.ts';

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

  test('the pauses grow from 1 s to 30 s, and Verificar ahora asks at once', async () => {
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
    const { first, reloaded } = await cutPurchase(createCourierGuide);
    const second = await openGuideApp({ browser: reloaded });
    await second.phase('done');
    expect(second.keysOf(guidePath)).toEqual(first.keysOf(guidePath).slice(0, 1));
    expect(second.sent(guidePath)[0]?.url).toBe(first.sent(guidePath)[0]?.url);
    expect(await second.sent(guidePath)[0]?.text()).toBe(await first.sent(guidePath)[0]?.text());
    expect(await reloaded.persistentStore.list('')).toEqual([]);
  });

  test('between the calls: the new page records the guide that was made, and makes no other', async () => {
    const { first, reloaded } = await cutPurchase(createOrderShipment);
    const second = await openGuideApp({ browser: reloaded });
    await second.phase('done');
    expect(second.sent(guidePath)).toHaveLength(0);
    expect(second.keysOf(shipmentPath)).toEqual(first.keysOf(shipmentPath).slice(0, 1));
  });

  test('after the quote ended, with keys forgotten: the guide that was made is found, not bought again', async () => {
    const { reloaded } = await cutPurchase(createCourierGuide);
    const [row] = listStoreGuides.example().detail.registros;
    if (!row) throw new Error('no example');
    const second = await openGuideApp({
      browser: reloaded,
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

  test('a guide that is cancelled, older or of another order is not taken for the one that was bought', async () => {
    const { reloaded } = await cutPurchase(createCourierGuide);
    const [row] = listStoreGuides.example().detail.registros;
    if (!row) throw new Error('no example');
    const others = [
      { ...row, guide: '100000000001', orderNumber, status: 'cancelada' as const },
      { ...row, guide: '100000000002', orderNumber, createdAt: '2025-11-20T15:42:00.000Z' },
      { ...row, guide: '100000000003', orderNumber: `${orderNumber}9` },
    ];
    const withRows = (registros: readonly (typeof row)[]) =>
      mock(listStoreGuides).reply({
        ...listStoreGuides.example(),
        detail: { ...listStoreGuides.example().detail, registros: [...registros] },
      });
    const second = await openGuideApp({
      browser: reloaded,
      handlers: [mock(createCourierGuide).fails(409), withRows([...others, { ...row, orderNumber }])],
    });
    await second.phase('done');
    expect(second.purchase()).toMatchObject({ made: { guide: row.guide } });
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
    const { reloaded } = await cutPurchase(createCourierGuide);
    for (const other of [{ storeId: '10453' }, { email: 'otra.persona@example.com' }]) {
      const app = await openGuideApp({ browser: reloaded, ...other });
      await app.openWizard();
      expect(app.sent(guidePath)).toHaveLength(0);
      expect(app.purchase()).toEqual({ phase: 'idle' });
    }
    expect(await reloaded.persistentStore.list('')).toHaveLength(1);
  });
});
