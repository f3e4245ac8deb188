import { cancelCourierGuide } from '@trastienda/api-client';
import { exampleSession, mock } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import { createTestApp, type TestAppOptions } from '../../testing/test-app.ts';
import { shippedOrder } from '../../pages/orders/testing/shipped-order.ts';
import { sessionFeature } from '../../app/session/session.saga.ts';
import { byNumber, guideDetail, orderDetail } from '../../entities/order/operations.ts';
import { orderStatistics, walletBalance } from '../../entities/store/operations.ts';
import { guideCancelling, guideCancellingFeature, guideCancelRequested } from './feature.ts';

async function openApp(options: TestAppOptions = {}) {
  const app = createTestApp({ session: exampleSession, ...options });
  app.store.startFeature(sessionFeature);
  await app.until((state) => state.session.gate.phase === 'open');
  app.store.startFeature(guideCancellingFeature);
  return app;
}
const shipped = shippedOrder({ guides: 2 });
const [guide = ''] = shipped.guides;
const asked = { guide, key: 'k-1' };
const notes = (app: Awaited<ReturnType<typeof openApp>>) =>
  app.store.getState().notifications.map(({ text }) => text);

describe('cancelling a guide (S7.53)', () => {
  test('gives its cost back and says how much; balance, counters, order and guide are read anew', async () => {
    shipped.reset();
    const app = await openApp({ handlers: shipped.handlers });
    app.show(walletBalance, {});
    app.show(orderStatistics, {});
    app.show(orderDetail, byNumber(shipped.number));
    app.show(guideDetail, { params: { guide } });
    app.store.dispatch(guideCancelRequested(asked));
    await expect
      .poll(() =>
        ['user/balance', 'statistics', 'Ordersfull/seller', guide].map((path) => app.sent(path).length > 0),
      )
      .toEqual([true, true, true, true]);
    expect(notes(app)).toEqual([`Se canceló la guía ${guide} y volvieron $148.50 a tu saldo`]);
  });

  test('tried again after the line broke it goes with the same key: it is cancelled once', async () => {
    shipped.reset();
    const app = await openApp({
      handlers: [mock(cancelCourierGuide, { once: true }).fails(503), ...shipped.handlers],
    });
    app.store.dispatch(guideCancelRequested(asked));
    await app.until((state) => guideCancelling.select(state, guide).status === 'failed');
    expect(notes(app)).toEqual([]);
    app.store.dispatch(guideCancelRequested(asked));
    await app.until((state) => guideCancelling.select(state, guide).status === 'succeeded');
    const keys = app
      .sent('cancel')
      .filter(({ method }) => method !== 'GET')
      .map((request) => request.headers.get('idempotency-key'));
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys)).toEqual(new Set(['k-1']));
  });

  test('one that the service is silent about stays, and nothing is read anew', async () => {
    const app = await openApp({ handlers: [mock(cancelCourierGuide).fails(503), ...shipped.handlers] });
    app.show(walletBalance, {});
    app.store.dispatch(guideCancelRequested(asked));
    await app.until((state) => guideCancelling.select(state, guide).status === 'failed');
    expect(app.sent('user/balance')).toHaveLength(0);
  });
});
