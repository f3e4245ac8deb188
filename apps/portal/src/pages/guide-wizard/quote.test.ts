import { quoteCourier } from '@trastienda/api-client';
import { mock } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import { openGuideApp, orderNumber, untilTrue } from './testing/guide-app.ts';
import { quotesWanted, wizardClosed } from './slice.ts';

const path = 'mensajeria-cotizador';
const bodyOf = async (request: Request | undefined) =>
  (await request?.clone().json()) as Record<string, unknown>;
const dearer = () => {
  const example = quoteCourier.example();
  const detail = example.detail.map((option) =>
    Object.assign({}, option, { totalCost: option.totalCost + 10, parcelCost: option.parcelCost + 10 }),
  );
  return { ...example, detail };
};

describe('quoting', () => {
  test('sends the constants and the numbers of the order itself (S5.3, S7.63)', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    expect(await bodyOf(app.sent(path)[0])).toEqual({
      shippingDays: 1,
      packageType: 1,
      generatePickup: false,
      storeId: '10452',
      originZipCode: '44160',
      destinationZipCode: '64070',
      height: 25,
      width: 30,
      depth: 40,
      weight: 4.2,
      packageValue: 1798,
      insurance: true,
    });
  });

  test('400 ms after the last key, once; the old options stay meanwhile', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    const before = app.guide().quote.quoted;
    app.type({ weight: '5' });
    app.type({ weight: '5,' });
    app.type({ weight: '5,5' });
    await untilTrue(() => app.clock.waits().includes(400));
    expect(app.sent(path)).toHaveLength(1);
    app.clock.pass(400);
    await app.holds(() => app.guide().quote.status === 'loading');
    expect(app.guide().quote.quoted).toBe(before);
    await app.holds(() => app.guide().quote.status === 'succeeded');
    expect(app.sent(path)).toHaveLength(2);
    expect(await bodyOf(app.sent(path)[1])).toMatchObject({ weight: 5.5 });
  });

  test('the content and the chosen option cost nothing, so they ask for nothing', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    app.type({ content: 'Vasos', choice: { nameParcel: 'ruta-7', serviceType: 'Económico' } });
    expect(app.clock.waits().filter((ms) => ms <= 400)).toEqual([]);
  });

  test('measures that are no numbers ask for nothing', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    app.type({ height: 'alto' });
    await untilTrue(() => app.clock.waits().includes(400));
    app.clock.pass(400);
    await app.holds(() => app.guide().quote.status === 'idle');
    expect(app.sent(path)).toHaveLength(1);
  });

  test('prices that end are quoted anew, and what changed is said (D71)', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    app.use(mock(quoteCourier).reply(dearer));
    app.clock.pass(15 * 60_000 - 20_000);
    await app.holds(() => app.guide().quote.notice !== null);
    expect(app.guide().quote.notice).toContain('Veloz MX Terrestre pasó de $148.50 a $158.50');
    expect(app.guide().quote.quoted?.options[0]?.totalCost).toBe(158.5);
  });

  test('another parcel has other prices; that is no news', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    app.use(mock(quoteCourier).reply(dearer));
    app.type({ weight: '9' });
    await untilTrue(() => app.clock.waits().includes(400));
    app.clock.pass(400);
    await app.holds(() => app.guide().quote.quoted?.options[0]?.totalCost === 158.5);
    expect(app.guide().quote.notice).toBeNull();
  });

  test('no carrier goes there: an empty list, not a failure', async () => {
    const app = await openGuideApp({ handlers: [mock(quoteCourier).fails(404)] });
    await app.openWizard();
    expect(app.guide().quote).toMatchObject({ status: 'succeeded', quoted: { options: [] } });
  });

  test('a failure keeps the old options, has its folio, and is asked again on Reintentar', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    app.use(mock(quoteCourier).fails(503));
    app.type({ weight: '9' });
    await untilTrue(() => app.clock.waits().includes(400));
    app.clock.pass(400);
    await app.holds(() => app.guide().quote.status === 'failed');
    expect(app.guide().quote.quoted?.options).toHaveLength(2);
    app.use(mock(quoteCourier).example());
    app.store.dispatch(quotesWanted({ orderNumber }));
    await app.holds(() => app.guide().quote.status === 'succeeded');
  });

  test('a wizard that was left renews nothing', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    app.store.dispatch(wizardClosed({ orderNumber }));
    app.clock.pass(20 * 60_000);
    app.store.dispatch(quotesWanted({ orderNumber }));
    await app.holds(() => app.guide().quote.status === 'succeeded' && app.sent(path).length === 2);
    expect(app.sent(path)).toHaveLength(2);
  });

  test.each([
    [1, 1],
    [0, 2],
  ])('opened again %i ms before the last 20 s of its prices, it has asked %i times', async (ms, times) => {
    const app = await openGuideApp();
    await app.openWizard();
    app.store.dispatch(wizardClosed({ orderNumber }));
    app.clock.pass(15 * 60_000 - 20_000 - ms);
    app.store.dispatch(quotesWanted({ orderNumber }));
    await app.holds(() => app.guide().quote.status === 'succeeded' && app.sent(path).length === times);
    await new Promise((done) => setTimeout(done, 20));
    expect(app.sent(path)).toHaveLength(times);
  });
});

describe('a question that is overtaken by the next', () => {
  test('is given up in silence, and its answer is nobody’s', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    app.use(mock(quoteCourier, { once: true }).delays('infinite'));
    app.type({ weight: '5' });
    await untilTrue(() => app.clock.waits().includes(400));
    app.clock.pass(400);
    await untilTrue(() => app.sent(path).length === 2);
    app.type({ weight: '6' });
    await untilTrue(() => app.clock.waits().includes(400));
    app.clock.pass(400);
    await app.holds(() => app.guide().quote.status === 'succeeded' && app.sent(path).length === 3);
    expect(app.guide().quote.error).toBeNull();
    expect(app.crashes).toEqual([]);
  });
});
