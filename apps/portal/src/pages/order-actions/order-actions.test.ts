import { type CallInput, listOrders, type Order } from '@trastienda/api-client';
import { uploadEvidence } from '@trastienda/api-client/invoice';
import { deliverOrder, saveOrderItems } from '@trastienda/api-client/kidal';
import { mock } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import { orderStatistics, pendingEvidenceTotal } from '../../entities/store/operations.ts';
import { createTestApp, type TestAppOptions } from '../../testing/test-app.ts';
import { storeChosen } from '../../shared/session/slice.ts';
import { type Evidence, evidenceUpload } from '../../entities/evidence/operations.ts';
import { orderDelivery, orderSplit } from './operations.ts';
import { exampleOf } from '../../testing/example-of.ts';

const order = { ...(exampleOf(listOrders).rows[0] as Order), orderNumber: '45', marketplace: 'SR' as const };
const open = (options: TestAppOptions = {}) => {
  const app = createTestApp(options);
  app.store.dispatch(storeChosen('10452'));
  const texts = () => app.store.getState().notifications.map(({ text }) => text);
  const keys = (path: string) => app.sent(path).map((request) => request.headers.get('Idempotency-Key'));
  return { ...app, texts, keys, told: () => app.until((state) => state.notifications.length > 0) };
};
/** What was sent, as the call says it. */
const bodyOf = async (request: Request | undefined): Promise<unknown> => request?.clone().json();

const delivery = (key: string, receivedBy = '', needsPackage = false) =>
  orderDelivery.requested(
    {
      order,
      trackId: '7946',
      colocationIds: ['col-1'],
      deliveredAt: '2025-11-25T15:00:00.000Z',
      receivedBy,
      needsPackage,
    },
    { idempotencyKey: key },
  );
const split = (key: string, packages = [{ id: 'paq-1', colocationIds: ['col-1', 'col-2'] }]) =>
  orderSplit.requested(
    { body: { marketplace: 'SR', orderId: '45', paquetes: packages } },
    { idempotencyKey: key },
  );
const evidence = (key: string, comment = '') =>
  evidenceUpload.requested(
    {
      orderNumber: '45',
      channel: 'SR',
      file: new File(['firma'], 'acuse.pdf', { type: 'application/pdf' }),
      guide: '7946',
      total: 899.1,
      comment,
    },
    { idempotencyKey: key },
  );

describe('an order that reached its client', () => {
  test('S7.32: is told to the channel by its shipment, and what the shell counts is read again', async () => {
    const app = open();
    app.show(orderStatistics, {});
    app.show(pendingEvidenceTotal, {});
    app.store.dispatch(delivery('k-1', '  Jorge '));
    await app.told();
    expect(app.texts()).toEqual(['El pedido 45 quedó entregado']);
    const [sent] = app.sent('shipment/7946/status');
    expect(await bodyOf(sent)).toEqual({
      colocationIds: ['col-1'],
      status: 'entregado',
      deliveredAt: '2025-11-25T15:00:00.000Z',
      receivedBy: 'Jorge',
    } satisfies CallInput<typeof deliverOrder>['body']);
    await expect.poll(() => app.sent('statistics').length).toBe(1);
    await expect.poll(() => app.sent('orders-evidence/total').length).toBe(1);
  });

  test('a name that was not written is none', async () => {
    const app = open();
    app.store.dispatch(delivery('k-1', '   '));
    await app.told();
    expect(await bodyOf(app.sent('shipment/7946/status')[0])).toMatchObject({ receivedBy: null });
  });

  test('D142: what the merchant carries is packed before it is told as delivered', async () => {
    const app = open();
    app.store.dispatch(delivery('k-1', '', true));
    await app.told();
    const paths = app.requests
      .filter(({ method }) => method === 'POST')
      .map(({ url }) => new URL(url).pathname);
    expect(paths.map((path) => path.split('/').at(-2))).toEqual(['partidas', 'status']);
    const fails = open({ handlers: [mock(saveOrderItems).fails(409)] });
    fails.store.dispatch(delivery('k-1', '', true));
    await fails.until((state) => orderDelivery.select(state, '45').status === 'failed');
    expect(fails.sent('shipment/7946/status')).toEqual([]);
  });

  test('D169: what failed tells nothing as done, and is sent again with the key that it had', async () => {
    const app = open({ handlers: [mock(deliverOrder, { once: true }).disconnects()] });
    app.store.dispatch(delivery('k-1'));
    await app.until((state) => orderDelivery.select(state, '45').status === 'failed');
    expect(app.texts()).toEqual([]);
    expect(app.sent('statistics')).toEqual([]);
    app.store.dispatch(delivery('k-1'));
    await app.told();
    expect(app.keys('shipment/7946/status')).toEqual(['k-1', 'k-1']);
  });
});

describe('an order in several packages', () => {
  test('S7.35: is saved whole, each line in its package', async () => {
    const app = open();
    const packages = [
      { id: 'paq-1', colocationIds: ['col-1'] },
      { id: 'paq-2', colocationIds: ['col-2'] },
    ];
    app.store.dispatch(split('k-1', packages));
    await app.told();
    expect(app.texts()).toEqual(['El pedido 45 va en 2 paquetes']);
    expect(await bodyOf(app.sent('pedidos/partidas/save')[0])).toEqual({
      storeId: '10452',
      marketplace: 'SR',
      orderId: '45',
      paquetes: packages,
    });
    expect(app.keys('pedidos/partidas/save')).toEqual(['k-1']);
  });

  test('put together again it is one', async () => {
    const app = open();
    app.store.dispatch(split('k-1'));
    await app.told();
    expect(app.texts()).toEqual(['El pedido 45 va en un paquete']);
  });

  test('S4.33: a failure is of that order alone', async () => {
    const app = open({ handlers: [mock(saveOrderItems).fails(409)] });
    app.store.dispatch(split('k-1'));
    await app.until((state) => orderSplit.select(state, '45').status === 'failed');
    expect(orderSplit.select(app.store.getState(), '46').status).toBe('idle');
    expect(app.texts()).toEqual([]);
  });
});

describe('the proof of a delivery', () => {
  test('S7.92: travels in base64 with the value that its guide covers (D69)', async () => {
    const app = open();
    app.store.dispatch(evidence('k-1', ' Firmó el portero '));
    await app.told();
    expect(app.texts()).toEqual(['La evidencia del pedido 45 quedó en revisión']);
    expect(await bodyOf(app.sent('payments_invoices/v1/evidences')[0])).toEqual({
      store_id: '10452',
      no_pedido: '45',
      no_guia: '7946',
      doc_nombre: 'acuse.pdf',
      guia_total: 899.1,
      doc_base64: 'ZmlybWE=',
      channel: 'SR',
      comentario: 'Firmó el portero',
    } satisfies CallInput<typeof uploadEvidence>['body']);
  });

  test('that is too heavy for the service is told with 413, and counts nothing again', async () => {
    const app = open({ handlers: [mock(uploadEvidence).fails(413)] });
    app.store.dispatch(evidence('k-1'));
    await app.until((state) => evidenceUpload.select(state, '45').status === 'failed');
    expect(evidenceUpload.select(app.store.getState(), '45').error?.status).toBe(413);
    expect(app.sent('orders-evidence/total')).toEqual([]);
    expect(app.texts()).toEqual([]);
  });

  test('whose file is gone is told, and nothing is sent', async () => {
    const app = open();
    const action = evidence('k-1');
    Object.assign((action.payload.input as Evidence).file, {
      arrayBuffer: () => Promise.reject(new Error('gone')),
    });
    app.store.dispatch(action);
    await app.until((state) => evidenceUpload.select(state, '45').status === 'failed');
    expect(evidenceUpload.select(app.store.getState(), '45').error?.message).toBe(
      'No pudimos leer el archivo. Elígelo otra vez.',
    );
    expect(app.sent('payments_invoices')).toEqual([]);
  });
});
