import { cancelOrder, listOrders, type Order, type OrderedProduct } from '@trastienda/api-client';
import { mock, orderHandlers } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import { dismissed } from '../../shared/store/notifications-slice.ts';
import { undoOver, undoPressed } from '../../shared/store/time-to-undo.ts';
import { createTestApp, type TestAppOptions } from '../../testing/test-app.ts';
import { storeChosen } from '../../shared/session/slice.ts';
import { selectOrderAction } from '../../entities/order/action-states.ts';
import {
  cancelledLines,
  emptyCancelDraft,
  faultOfReason,
  reasonToKeep,
  statedReason,
} from './cancel-form.tsx';
import { cancelOrderFeature } from './feature.ts';
import { cancellationConfirmed } from './cancel.saga.ts';
import { byNumber, orderDetail, ordersPage } from '../../entities/order/operations.ts';
import { orderStatistics } from '../../entities/store/operations.ts';
import { ordersFeature } from '../../pages/orders/saga.ts';
import { exampleOf } from '../../testing/example-of.ts';

const order = exampleOf(listOrders).rows[0] as Order;
const open = (options: TestAppOptions = {}) => {
  const app = createTestApp({ handlers: orderHandlers(51), ...options });
  app.store.startFeature(ordersFeature);
  app.store.startFeature(cancelOrderFeature);
  app.store.dispatch(storeChosen('10452'));
  const button = (orderId: string) => selectOrderAction(app.store.getState(), orderId, 'cancelOrder');
  return {
    ...app,
    button,
    ended: (orderId: string, status: string) => app.until(() => button(orderId).status === status),
    notes: () => app.store.getState().notifications,
    /** The snackbar goes, as its time is over. */
    timePasses(key: string) {
      app.store.dispatch(dismissed(key));
      app.store.dispatch(undoOver(key));
    },
  };
};
const confirmed = (orderNumber: string, key: string, colocationIds: readonly string[] = []) =>
  cancellationConfirmed({
    order: { ...order, orderNumber },
    colocationIds,
    reason: 'Sin inventario',
    comment: ' ',
    key,
  });

describe('a cancellation that can be undone', () => {
  test('is said with "Deshacer" for ten seconds, and nothing is sent meanwhile', () => {
    const app = open();
    app.store.dispatch(confirmed('45', 'k-1'));
    expect(app.notes()).toMatchObject([
      {
        tone: 'undo',
        text: 'Se cancelará el pedido 45',
        duration: 10_000,
        action: { label: 'Deshacer', act: undoPressed('k-1') },
        dismissedAction: undoOver('k-1'),
      },
    ]);
    expect(app.button('45').status).toBe('loading');
    expect(app.sent('pedido/cancel')).toEqual([]);
  });

  test('undone, nothing is ever sent, and the button is free again', () => {
    const app = open();
    app.store.dispatch(confirmed('45', 'k-1'));
    app.store.dispatch(undoPressed('k-1'));
    expect(app.notes()).toEqual([]);
    expect(app.button('45').status).toBe('idle');
    app.timePasses('k-1');
    app.setVisible(false);
    expect(app.sent('pedido/cancel')).toEqual([]);
  });

  test('is sent once its time is over, and told', async () => {
    const app = open();
    app.store.dispatch(confirmed('45', 'k-1', ['col-1']));
    app.timePasses('k-1');
    await app.ended('45', 'succeeded');
    const [sent] = app.sent('pedido/cancel');
    expect(await sent?.clone().json()).toMatchObject({
      orderId: '45',
      colocationIds: ['col-1'],
      reason: 'Sin inventario',
      comment: null,
    });
    expect(sent?.headers.get('Idempotency-Key')).toBe('k-1');
    expect(app.notes().map(({ text }) => text)).toEqual(['Se canceló una pieza del pedido 45']);
  });

  test('is sent at once when the page is hidden or closed, so that it is never lost', async () => {
    const app = open();
    app.store.dispatch(confirmed('45', 'k-1'));
    app.setVisible(false);
    await app.ended('45', 'succeeded');
    expect(app.sent('pedido/cancel').map(({ keepalive }) => keepalive)).toEqual([true]);
  });

  test('pressed twice is one', async () => {
    const app = open();
    app.store.dispatch(confirmed('45', 'k-1'));
    app.store.dispatch(confirmed('45', 'k-2'));
    expect(app.notes()).toHaveLength(1);
    app.timePasses('k-1');
    await app.ended('45', 'succeeded');
    expect(app.sent('pedido/cancel')).toHaveLength(1);
  });

  test('S4.33: each order has its own button; one that failed says why (D100)', async () => {
    const app = open({ handlers: [mock(cancelOrder, { once: true }).fails(503), ...orderHandlers(51)] });
    app.store.dispatch(confirmed('1', 'k-1'));
    app.store.dispatch(confirmed('2', 'k-2'));
    app.timePasses('k-1');
    await app.ended('1', 'failed');
    expect(app.button('1').error).toBe('El servicio de pedidos no está disponible por ahora.');
    expect(app.button('2').status).toBe('loading');
    app.timePasses('k-2');
    await app.ended('2', 'succeeded');
    expect(app.notes().map(({ tone, text }) => `${tone}: ${text}`)).toEqual([
      'error: No se canceló el pedido 1. El servicio de pedidos no está disponible por ahora.',
      'success: Se canceló el pedido 2',
    ]);
  });

  test('S4.33: the list, fetched again, forgets what has ended and keeps what is under way', async () => {
    const app = open();
    app.store.dispatch(confirmed('1', 'k-1'));
    app.store.dispatch(confirmed('2', 'k-2'));
    app.timePasses('k-1');
    await app.ended('1', 'succeeded');
    app.store.dispatch(ordersPage.requested({}));
    await app.until((state) => ordersPage.select(state, {}).status === 'succeeded');
    expect([app.button('1').status, app.button('2').status]).toEqual(['idle', 'loading']);
  });

  test('S4.33: what became of a button outlives a page of the list that was asked for ahead', async () => {
    const app = open({ handlers: [mock(cancelOrder).fails(500), ...orderHandlers(51)] });
    app.store.dispatch(confirmed('1', 'k-1'));
    app.timePasses('k-1');
    await app.ended('1', 'failed');
    const ahead = { query: { page: 2 } };
    app.store.dispatch(ordersPage.requested(ahead, { freshFor: 60_000, isAhead: true }));
    await app.until((state) => ordersPage.select(state, ahead).status === 'succeeded');
    expect(app.button('1').status).toBe('failed');
  });

  test('afterwards the order and the counters are read again', async () => {
    const app = open();
    app.show(orderDetail, byNumber('4500123987'));
    app.show(orderStatistics, {});
    app.store.dispatch(confirmed('4500123987', 'k-1'));
    app.timePasses('k-1');
    await expect.poll(() => app.sent('statistics').length).toBe(1);
    expect(new URL(app.sent('Ordersfull/seller')[0]?.url ?? '').searchParams.get('filter-orderId')).toBe(
      '4500123987',
    );
  });
});

describe('what is asked before', () => {
  const line = (colocationId: string, id: number): OrderedProduct => ({
    ...(order.orderedProductsList[0] as OrderedProduct),
    colocationId,
    colocationStatus: { id, name: '' },
  });
  const of = (...orderedProductsList: OrderedProduct[]): Order => ({ ...order, orderedProductsList });

  test('a reason is chosen, none beforehand; "Otra" needs words of its own, the others do not', () => {
    expect(statedReason(emptyCancelDraft)).toBeNull();
    expect(faultOfReason(emptyCancelDraft)).toEqual({ reason: 'Elige un motivo' });
    expect(statedReason({ reason: 'Otra', comment: '  ' })).toBeNull();
    expect(faultOfReason({ reason: 'Otra', comment: '  ' })).toEqual({ comment: 'Escribe el motivo' });
    const broken = { reason: 'Otra', comment: 'Se rompió' } as const;
    expect(statedReason(broken)).toEqual(broken);
    expect(faultOfReason({ reason: 'Error de precio', comment: '' })).toEqual({});
  });

  test('all that is left is the whole order; some of it is those lines', () => {
    const three = of(line('a', 1), line('b', 3), line('c', 8));
    expect(cancelledLines(three, ['a', 'b'])).toEqual([]);
    expect(cancelledLines(three, ['b'])).toEqual(['b']);
    expect(cancelledLines(of(line('a', 1), line('b', 5)), ['a'])).toEqual(['a']);
  });

  test('what already travels is kept, with the reason', () => {
    expect(reasonToKeep(line('a', 4))).toBeNull();
    expect(reasonToKeep(line('a', 5))).toBe('Ya está en «En tránsito»');
  });
});
