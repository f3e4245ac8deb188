import { type CallOutput, getOrderStatistics, listOrders } from '@trastienda/api-client';
import { mock, orderHandlers } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import { sessionFeature } from '../../app/session/session.saga.ts';
import { storeChosen } from '../../shared/session/slice.ts';
import { createTestApp, type TestAppOptions } from '../../testing/test-app.ts';
import { orderQueryOf } from '../../entities/order/order-query.ts';
import { ordersPage } from '../../entities/order/operations.ts';
import { ordersFeature } from './saga.ts';
import { ordersSearch } from '../../shared/routes/orders-search.ts';
import { selectNewOrders } from './selectors.ts';
import { ordersClosed, ordersOpened, ordersSeen } from './slice.ts';

const open = (options: TestAppOptions = {}) => {
  const app = createTestApp({ handlers: orderHandlers(51), ...options });
  app.store.startFeature(ordersFeature);
  app.store.dispatch(storeChosen('10452'));
  return app;
};
const queryOf = (change: Partial<typeof ordersSearch.defaults>) =>
  orderQueryOf({ ...ordersSearch.defaults, ...change });

describe('a page of orders', () => {
  test('S4.14: goes from idle through loading to succeeded, with its rows and the total', async () => {
    const app = open();
    const query = queryOf({});
    const page = () => ordersPage.select(app.store.getState(), { query });
    expect(page().status).toBe('idle');
    app.store.dispatch(ordersPage.requested({ query }));
    expect(page().status).toBe('loading');
    await app.until(() => page().status === 'succeeded');
    expect(page().value?.rows).toHaveLength(20);
    expect(page().value?.total).toBe(51);
  });

  test('S8.29: a failed page keeps the message of the catalogue; asked again it recovers', async () => {
    const app = open({ handlers: [mock(listOrders, { once: true }).fails(503), ...orderHandlers(51)] });
    const query = queryOf({});
    const page = () => ordersPage.select(app.store.getState(), { query });
    app.store.dispatch(ordersPage.requested({ query }));
    await app.until(() => page().status === 'failed');
    expect(page().error?.message).toBe('Failed to fetch: Service Unavailable');
    app.store.dispatch(ordersPage.requested({ query }));
    await app.until(() => page().status === 'succeeded');
  });

  test('the same page asked for twice is answered once: the earlier request is given up', async () => {
    const app = open({
      handlers: [mock(listOrders, { once: true }).delays('infinite'), ...orderHandlers(51)],
    });
    const query = queryOf({});
    app.store.dispatch(ordersPage.requested({ query }));
    await expect.poll(() => app.sent('Ordersfull').length).toBe(1);
    app.store.dispatch(ordersPage.requested({ query }));
    await app.until((state) => ordersPage.select(state, { query }).status === 'succeeded');
    expect(app.sent('Ordersfull')[0]?.signal.aborted).toBe(true);
    expect(app.sent('Ordersfull')[1]?.signal.aborted).toBe(false);
  });

  test('a page that was seen stays on show while it is asked for again', async () => {
    const app = open();
    const query = queryOf({ pagina: 2 });
    const page = () => ordersPage.select(app.store.getState(), { query });
    app.store.dispatch(ordersPage.requested({ query }));
    await app.until(() => page().status === 'succeeded');
    const seen = page().value;
    app.store.dispatch(ordersPage.requested({ query }));
    expect(page()).toMatchObject({ status: 'loading', value: seen });
  });

  test('an answer that says 401 sends the session to be read again', async () => {
    const app = open({ handlers: [mock(listOrders).fails(401)] });
    const query = queryOf({});
    app.store.startFeature(sessionFeature);
    await app.until((state) => state.session.gate.phase === 'open');
    app.store.dispatch(ordersPage.requested({ query }));
    await app.until((state) => ordersPage.select(state, { query }).status === 'failed');
    await expect.poll(() => app.sent('auth/session').length).toBe(2);
  });
});

describe('new orders (D110)', () => {
  const statistics = (total: number): CallOutput<typeof getOrderStatistics> => ({
    data: [],
    counts: { CS: total },
    families: { pendiente: total },
  });
  const counted = (total: number) => mock(getOrderStatistics).reply(statistics(total));

  test('are counted every 60 s, and told without a row moving', async () => {
    const app = open({ handlers: [counted(24)] });
    app.store.dispatch(ordersOpened());
    await expect.poll(() => app.clock.waits()).toEqual([60_000]);
    expect(selectNewOrders(app.store.getState())).toBe(0);
    app.use(counted(27));
    app.clock.pass(60_000);
    await app.until((state) => selectNewOrders(state) === 3);
    expect(app.sent('Ordersfull/seller')).toHaveLength(0);
  });

  test('"Mostrar" makes them known', async () => {
    const app = open({ handlers: [counted(24)] });
    app.store.dispatch(ordersOpened());
    await expect.poll(() => app.clock.waits()).toEqual([60_000]);
    app.store.dispatch(ordersSeen(20));
    expect(selectNewOrders(app.store.getState())).toBe(4);
    app.store.dispatch(ordersSeen(24));
    expect(selectNewOrders(app.store.getState())).toBe(0);
  });

  test('are not asked for while nobody looks, nor after the list was left', async () => {
    const app = open({ handlers: [counted(24)] });
    app.store.dispatch(ordersOpened());
    await expect.poll(() => app.clock.waits()).toEqual([60_000]);
    app.setVisible(false);
    app.clock.pass(60_000);
    await expect.poll(() => app.clock.waits()).toEqual([60_000]);
    expect(app.sent('statistics')).toHaveLength(1);
    app.setVisible(true);
    app.store.dispatch(ordersClosed());
    app.clock.pass(60_000);
    await Promise.resolve();
    expect(app.clock.waits()).toEqual([]);
    expect(app.sent('statistics')).toHaveLength(1);
  });
});
