import { cancelOrder, listOrders } from '@trastienda/api-client';
import { mock, orderHandlers } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import { orderCancellation, ordersPage } from '../entities/order/operations.ts';
import { pageViewed } from '../shared/store/data-layer.ts';
import { figuresDisagreed } from '../shared/store/figures-disagreed.ts';
import { selectGate } from '../shared/session/selectors.ts';
import { createTestApp } from '../testing/test-app.ts';
import { sessionFeature } from './session/session.saga.ts';
import { storeLogFeature } from './store-log.saga.ts';

/** The portal in a window, signed in, with its log. */
async function opened(handlers = orderHandlers(51)) {
  const app = createTestApp({ handlers });
  app.store.startFeature(storeLogFeature);
  app.store.startFeature(sessionFeature);
  await app.until((state) => selectGate(state).phase === 'open');
  const lines = async () => {
    await app.clock.pass(3000);
    return Promise.all(
      app.sent('onboarding-aws/route/log').map(async (sent) => (await sent.clone().json()) as object),
    );
  };
  return { app, lines };
}

describe('S3.60, S7.90: the log of a store', () => {
  test('has a line for figures that did not agree', async () => {
    const { app, lines } = await opened();
    app.store.dispatch(figuresDisagreed('ventas'));
    expect(await lines()).toEqual([
      expect.objectContaining({ interaction: 'error-cifras-ventas', log_type: 'error' }),
    ]);
  });

  test('has a line for a page that was opened, with the device and the store, once the page had its time', async () => {
    const { app, lines } = await opened();
    app.store.dispatch(pageViewed('/mis-pedidos'));
    app.store.dispatch(pageViewed('/mis-productos/catalogo-de-productos/editar-producto/:productId'));
    expect(app.sent('onboarding-aws/route/log')).toEqual([]);
    expect(await lines()).toEqual([
      {
        store: '10452',
        interaction: 'abrir-mis-pedidos',
        log_type: 'info',
        device_info: {
          userAgent: 'Prueba',
          width: 1440,
          height: 900,
          language: 'es-MX',
          sessionId: '1'.repeat(19),
        },
      },
      expect.objectContaining({
        interaction: 'abrir-mis-productos-catalogo-de-productos-editar-producto-uno',
      }),
    ]);
  });

  test('has one for an action that succeeded and for an error that was shown, none for a read, and no names', async () => {
    const { app, lines } = await opened([
      mock(listOrders, { once: true }).fails(503),
      mock(cancelOrder).reply(cancelOrder.example()),
      ...orderHandlers(51),
    ]);
    const query = { search: 'Mariana Rentería' };
    app.store.dispatch(ordersPage.requested({ query }));
    await app.until((state) => ordersPage.select(state, { query }).status === 'failed');
    app.store.dispatch(ordersPage.requested({ query }));
    await app.until((state) => ordersPage.select(state, { query }).status === 'succeeded');
    const body = {
      marketplace: 'SR' as const,
      orderId: '4500123987',
      colocationIds: ['1'],
      reason: 'Sin inventario' as const,
      comment: null,
    };
    app.store.dispatch(orderCancellation.requested({ body }, { idempotencyKey: 'una-llave' }));
    await app.until((state) => orderCancellation.select(state, { body }).status === 'succeeded');
    const told = await lines();
    expect(told.map((line) => ('interaction' in line ? line.interaction : null))).toEqual([
      'error-ordersPage-http',
      'accion-cancelOrder',
    ]);
    expect(JSON.stringify(told)).not.toMatch(/Mariana|una-llave/u);
  });
});
