import { PDFDocument } from '@cantoo/pdf-lib';
import { parseCsv } from '@trastienda/domain';
import {
  cancelOrder,
  downloadGuideLabel,
  getOrderStatistics,
  listOrders,
  type Order,
  order as readOrder,
} from '@trastienda/api-client';
import { downloadMercadoLibreLabels } from '@trastienda/api-client/mercadolibre';
import { mock, orderHandlers, seededOrders } from '@trastienda/api-client/msw';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { undoOver, undoPressed } from '../../../shared/store/time-to-undo.ts';
import { createTestApp, type TestAppOptions } from '../../../testing/test-app.ts';
import { storeChosen } from '../../../shared/session/slice.ts';
import { orderQueryOf } from '../../../entities/order/order-query.ts';
import { ordersPage } from '../../../entities/order/operations.ts';
import { orderStatistics } from '../../../entities/store/operations.ts';
import { ordersFeature } from '../saga.ts';
import { ordersSearch } from '../../../shared/routes/orders-search.ts';
import { choosingChanged, ordersChosen, selectChoosing, selectChosen } from '../slice.ts';
import { allRequested, cancellationsConfirmed, exportRequested, labelsRequested } from './actions.ts';
import { exportColumns } from './column-keys.ts';
import { orderBulkFeature } from './feature.ts';
import { jobCancelled, jobRetried, selectJobs } from '../../../shared/store/jobs/jobs-slice.ts';
import { chooseLimit } from './limits.ts';
import { exampleOf } from '../../../testing/example-of.ts';

const query = orderQueryOf(ordersSearch.defaults);
const example = exampleOf(listOrders).rows[0] as Order;
const numbered = (number: string, change: Partial<Order> = {}): Order => ({
  ...example,
  id: `id-${number}`,
  orderNumber: number,
  ...change,
});

const open = (options: TestAppOptions = {}) => {
  const app = createTestApp({ handlers: orderHandlers(251), ...options });
  app.store.startFeature(ordersFeature);
  app.store.startFeature(orderBulkFeature);
  app.store.dispatch(storeChosen('10452'));
  const job = () => selectJobs(app.store.getState())[0];
  return {
    ...app,
    job,
    jobIs: (state: string) => app.until((now) => selectJobs(now)[0]?.state === state),
  };
};
const notices = ({ store }: ReturnType<typeof open>) =>
  store.getState().notifications.map(({ text }) => text);

describe('"Seleccionar los 251 resultados"', () => {
  test('chooses every order of the filter, page by page, beside those chosen before', async () => {
    const app = open();
    app.store.dispatch(ordersChosen([numbered('otro')]));
    app.store.dispatch(allRequested({ query, total: 251 }));
    await app.until((state) => Object.keys(selectChosen(state)).length === 252);
    await app.until((state) => selectChoosing(state) === null);
    expect(app.sent('Ordersfull/seller').map(({ url }) => new URL(url).searchParams.get('page'))).toEqual([
      '1',
      '2',
      '3',
    ]);
  });

  test('stops at its limit', async () => {
    const app = open({ handlers: orderHandlers(chooseLimit + 500) });
    app.store.dispatch(allRequested({ query, total: chooseLimit + 500 }));
    await app.until((state) => Object.keys(selectChosen(state)).length === chooseLimit);
    expect(app.sent('Ordersfull/seller')).toHaveLength(chooseLimit / 100);
  });

  test.each([
    ['the choice was taken off', ordersChosen([])],
    ['the filter was changed', choosingChanged(null)],
  ])('is given up when %s', async (_, action) => {
    const app = open({ handlers: [mock(listOrders).delays('infinite')] });
    app.store.dispatch(allRequested({ query, total: 251 }));
    await expect.poll(() => app.sent('Ordersfull/seller').length).toBe(1);
    app.store.dispatch(action);
    await expect.poll(() => app.sent('Ordersfull/seller')[0]?.signal.aborted).toBe(true);
    expect(selectChoosing(app.store.getState())).toBeNull();
    expect(selectChosen(app.store.getState())).toEqual({});
  });

  test('that fails says so, and leaves what was chosen', async () => {
    const app = open({ handlers: [mock(listOrders).fails(503)] });
    app.store.dispatch(ordersChosen([numbered('1')]));
    app.store.dispatch(allRequested({ query, total: 251 }));
    await app.until((state) => state.notifications.length === 1);
    expect(notices(app)).toEqual(['Ha ocurrido un error, por favor intenta más tarde']);
    expect(Object.keys(selectChosen(app.store.getState()))).toEqual(['id-1']);
    await app.until((state) => selectChoosing(state) === null);
  });
});

describe('"Exportar lo que veo"', () => {
  const request = (id = 'job') => exportRequested({ id, columns: exportColumns, from: { query } });
  const text = async (app: ReturnType<typeof open>) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(await app.savedFiles[0]?.blob.arrayBuffer());

  test('S5.7: is a CSV with the byte-order mark, of every row of the filter, under the day of the store', async () => {
    const app = open();
    app.store.dispatch(request());
    await app.jobIs('done');
    const csv = await text(app);
    expect(csv.startsWith('\uFEFFPedido,Canal,Fecha de compra,Cliente,')).toBe(true);
    expect(csv.trimEnd().split('\r\n')).toHaveLength(252);
    expect(app.savedFiles[0]?.fileName).toBe('pedidos-2025-11-25.csv');
  });

  test('P07, X2: tells of one order what is true of it, in the words and moments of a file', async () => {
    const told = numbered('4500123987', {
      marketplace: 'ML',
      purchase_date: '2024-03-09T23:42:00Z',
      status: 'transito',
      dataMarketplace: {
        ...example.dataMarketplace,
        shipBy: '2024-03-11T06:00:00Z',
        estimatedDelivery: '2024-03-15T05:00:00Z',
        evidenceStatus: 'rechazada',
        invoiceStatus: 'aceptada',
      },
      paymentData: { ...example.paymentData, total: 1234.5 },
    });
    const app = open();
    app.store.dispatch(exportRequested({ id: 'job', columns: exportColumns, from: { orders: [told] } }));
    await app.jobIs('done');
    const [head = '', row = ''] = (await text(app)).slice(1).split('\r\n');
    const [heads = [], cells = []] = parseCsv(`${head}\r\n${row}\r\n`);
    expect(heads.map((each, at) => [each, cells[at]])).toEqual([
      ['Pedido', '4500123987'],
      ['Canal', 'Mercado Libre'],
      ['Fecha de compra', '2024-03-09 17:42'],
      ['Cliente', 'Jorge Ramírez Salinas'],
      ['Destino', 'Monterrey, N. L.'],
      ['Artículo', 'Juego de 6 vasos de vidrio soplado azul'],
      ['Otros artículos', ''],
      ['Piezas', '2'],
      ['Estado', 'En tránsito'],
      ['Límite de envío', '2024-03-11 00:00'],
      ['Entrega estimada', '2024-03-14'],
      ['Guía', ''],
      ['Paquetería', ''],
      ['Evidencia', 'Rechazada'],
      ['Factura', 'Aceptada'],
      ['Total', '1234.5'],
    ]);
  });

  test('has the columns that are on show, and no others', async () => {
    const app = open();
    app.store.dispatch(exportRequested({ id: 'job', columns: ['total', 'order'], from: { query } }));
    await app.jobIs('done');
    expect((await text(app)).split('\r\n')[0]).toBe('\uFEFFPedido,Canal,Fecha de compra,Total');
  });

  test("S5.6, S8.12: without rows says 'No hay datos para exportar', and there is no file", async () => {
    const app = open({ handlers: orderHandlers(0) });
    app.store.dispatch(request());
    await app.until((state) => state.notifications.length === 1);
    expect(notices(app)).toEqual(['No hay datos para exportar']);
    expect(app.job()).toBeUndefined();
    expect(app.savedFiles).toEqual([]);
  });

  test('"Cancelar" ends it without a file', async () => {
    const app = open({ handlers: [mock(listOrders).delays('infinite')] });
    app.store.dispatch(request());
    await expect.poll(() => app.sent('Ordersfull/seller').length).toBe(1);
    app.store.dispatch(jobCancelled('job'));
    await app.jobIs('cancelled');
    expect(app.sent('Ordersfull/seller')[0]?.signal.aborted).toBe(true);
    expect(app.savedFiles).toEqual([]);
  });

  test('"Cancelar" half-way says how far it was', async () => {
    // The first page comes, the second one never does.
    const secondHangs = http.get('*/Ordersfull/seller/*', ({ request: { url } }) =>
      new URL(url).searchParams.get('page') === '2' ? new Promise<never>(() => {}) : undefined,
    );
    const app = open({ handlers: [secondHangs, ...orderHandlers(251)] });
    app.store.dispatch(request());
    await expect.poll(app.job).toMatchObject({ state: 'running', done: 100 });
    app.store.dispatch(jobCancelled('job'));
    await app.jobIs('cancelled');
    expect(app.job()).toMatchObject({ done: 100, total: 251 });
  });

  test('a page that fails fails the whole, with its cause; "Reintentar" makes it', async () => {
    const app = open({ handlers: [mock(listOrders, { once: true }).fails(503), ...orderHandlers(3)] });
    app.store.dispatch(request());
    await app.jobIs('failed');
    expect(app.job()).toMatchObject({ reason: 'El servicio de pedidos no está disponible por ahora.' });
    app.store.dispatch(jobRetried('job'));
    await app.jobIs('done');
    expect(app.savedFiles).toHaveLength(1);
  });

  test('of the chosen ones asks for nothing', async () => {
    const app = open();
    const { data } = seededOrders(3).page({ query: {} });
    app.store.dispatch(
      exportRequested({
        id: 'job',
        columns: exportColumns,
        from: { orders: data.map((answer) => readOrder.parse(answer)) },
      }),
    );
    await app.jobIs('done');
    expect((await text(app)).trimEnd().split('\r\n')).toHaveLength(4);
    expect(app.sent('Ordersfull/seller')).toEqual([]);
  });
});

describe('the labels of many orders', () => {
  const line = (guide: string) => [{ ...example.orderedProductsList[0], deliveryTrackId: guide }];
  const withGuide = (number: string, guide: string) =>
    numbered(number, { orderedProductsList: line(guide) as Order['orderedProductsList'] });
  const ofMercadoLibre = (number: string) =>
    numbered(number, {
      marketplace: 'ML',
      dataMarketplace: { ...example.dataMarketplace, labelReady: true },
    });

  const paper = { format: 'thermal', start: 1 } as const;

  test('S7.41: those of Mercado Libre are asked of the channel at once, the others guide by guide; what cannot be laid out is handed over as it came', async () => {
    const blob = new Blob(['%PDF-1.4\n'], { type: 'application/pdf' });
    const app = open({ handlers: [mock(downloadGuideLabel).reply({ blob, fileName: 'rota.pdf' })] });
    const orders = [
      ofMercadoLibre('2000'),
      ofMercadoLibre('2001'),
      withGuide('1', '111'),
      withGuide('2', '222'),
    ];
    app.store.dispatch(labelsRequested({ id: 'job', orders, paper }));
    await app.jobIs('done');
    expect(app.sent('mercadolibre/route/print')).toHaveLength(1);
    expect(await app.sent('mercadolibre/route/print')[0]?.json()).toMatchObject({
      orderIds: ['2000', '2001'],
    });
    expect(app.savedFiles).toHaveLength(3);
  });

  test('of every order are one PDF, on the paper that was chosen', async () => {
    const document = await PDFDocument.create();
    document.addPage([283.46, 425.2]).drawText('etiqueta');
    const blob = new Blob([Uint8Array.from(await document.save())], { type: 'application/pdf' });
    const app = open({ handlers: [mock(downloadGuideLabel).reply({ blob, fileName: 'una.pdf' })] });
    const orders = ['111', '222', '333'].map((guide) => withGuide(guide, guide));
    app.store.dispatch(labelsRequested({ id: 'job', orders, paper: { format: 'letter-2', start: 2 } }));
    await app.jobIs('done');
    expect(app.savedFiles.map(({ fileName }) => fileName)).toEqual(['etiquetas.pdf']);
    const sheets = await PDFDocument.load((await app.savedFiles[0]?.blob.arrayBuffer()) ?? '');
    expect(sheets.getPageCount()).toBe(2);
    expect(sheets.getPage(0).getSize()).toEqual({ width: 612, height: 792 });
  });

  test('come with what to take from the shelf and what lies in each parcel, where that was asked for', async () => {
    const document = await PDFDocument.create();
    document.addPage([283.46, 425.2]).drawText('etiqueta');
    const blob = new Blob([Uint8Array.from(await document.save())], { type: 'application/pdf' });
    const app = open({ handlers: [mock(downloadGuideLabel).reply({ blob, fileName: 'una.pdf' })] });
    const orders = ['111', '222'].map((guide) => withGuide(guide, guide));
    app.store.dispatch(
      labelsRequested({ id: 'job', orders, paper, withLabels: { pickList: true, slips: true } }),
    );
    await app.jobIs('done');
    expect(app.savedFiles).toHaveLength(1);
    const sheets = await PDFDocument.load((await app.savedFiles[0]?.blob.arrayBuffer()) ?? '');
    // The list, and a slip behind each of two labels.
    expect(sheets.getPageCount()).toBe(5);
  });

  test('that could not be had are named with their cause, the others are there; only they are tried again', async () => {
    const app = open({ handlers: [mock(downloadGuideLabel, { once: true }).fails(503)] });
    app.store.dispatch(
      labelsRequested({ id: 'job', orders: [withGuide('1', '111'), withGuide('2', '222')], paper }),
    );
    await app.jobIs('partial');
    expect(app.job()).toMatchObject({
      done: 1,
      causes: [{ note: 'El servicio de etiquetas no está disponible por ahora.', rows: ['1'] }],
    });
    app.store.dispatch(jobRetried('job'));
    await app.jobIs('done');
    expect(app.sent('archivo/111')).toHaveLength(2);
    expect(app.sent('archivo/222')).toHaveLength(1);
  });

  test('tried again begin at the first place of a new sheet: the one that was begun is in the printer no more', async () => {
    const document = await PDFDocument.create();
    document.addPage([283.46, 425.2]).drawText('etiqueta');
    const blob = new Blob([Uint8Array.from(await document.save())], { type: 'application/pdf' });
    const app = open({ handlers: [mock(downloadGuideLabel).fails(503)] });
    const orders = ['111', '222'].map((guide) => withGuide(guide, guide));
    app.store.dispatch(labelsRequested({ id: 'job', orders, paper: { format: 'letter-2', start: 2 } }));
    await app.jobIs('partial');
    app.use(mock(downloadGuideLabel).reply({ blob, fileName: 'una.pdf' }));
    app.store.dispatch(jobRetried('job'));
    await app.jobIs('done');
    // Two to a sheet: begun at the second place they would need two.
    const sheets = await PDFDocument.load((await app.savedFiles[0]?.blob.arrayBuffer()) ?? '');
    expect(sheets.getPageCount()).toBe(1);
  });

  test('a channel that has no label yet names every order of the request', async () => {
    const app = open({ handlers: [mock(downloadMercadoLibreLabels).fails(404)] });
    app.store.dispatch(
      labelsRequested({ id: 'job', orders: [ofMercadoLibre('1'), ofMercadoLibre('2')], paper }),
    );
    await app.jobIs('partial');
    expect(app.job()).toMatchObject({ done: 0, causes: [{ rows: ['1', '2'] }] });
  });
});

describe('several orders cancelled (S2.41, S7.31)', () => {
  const orders = ['1', '2', '3', '4', '5', '6'].map((number) => numbered(number));
  const confirmed = cancellationsConfirmed({
    id: 'job',
    orders,
    reason: 'Sin inventario',
    comment: ' ',
    keys: Object.fromEntries(orders.map(({ id }) => [id, `key-${id}`])),
  });

  test('nothing is sent while it can be undone, nor after "Deshacer"', async () => {
    const app = open();
    app.store.dispatch(confirmed);
    await app.until((state) => state.notifications.length === 1);
    expect(app.store.getState().notifications[0]).toMatchObject({
      tone: 'undo',
      text: 'Se cancelarán 6 pedidos',
      duration: 10_000,
    });
    app.store.dispatch(undoPressed('job'));
    await app.until((state) => state.notifications.length === 0);
    app.store.dispatch(undoOver('job'));
    expect(app.sent('pedido/cancel')).toEqual([]);
    expect(app.job()).toBeUndefined();
  });

  test('each is sent once under its own key when the time is over; then the list and the counts are read again', async () => {
    const app = open({ handlers: [mock(getOrderStatistics).delays(0)] });
    app.show(ordersPage, {});
    app.show(orderStatistics, {});
    app.store.dispatch(confirmed);
    app.store.dispatch(undoOver('job'));
    await app.jobIs('done');
    await expect.poll(() => app.sent('Ordersfull/seller').length).toBe(1);
    expect(app.sent('pedido/cancel').map((sent) => sent.headers.get('Idempotency-Key'))).toEqual(
      orders.map(({ id }) => `key-${id}`),
    );
    expect(notices(app)).toEqual(['Se cancelaron 6 pedidos']);
    await expect.poll(() => app.sent('statistics').length).toBe(1);
  });

  test('those that failed are named with their cause, and only they are sent again under the same key', async () => {
    const app = open({ handlers: [mock(cancelOrder, { once: true }).fails(503)] });
    app.store.dispatch(confirmed);
    app.store.dispatch(undoOver('job'));
    await app.jobIs('partial');
    expect(app.job()).toMatchObject({ done: 5, causes: [{ rows: ['1'] }] });
    app.store.dispatch(jobRetried('job'));
    await app.jobIs('done');
    const keys = app.sent('pedido/cancel').map((sent) => sent.headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(7);
    expect(keys.filter((key) => key === 'key-id-1')).toHaveLength(2);
  });

  test('"Cancelar" of the tray waits for those on their way, and sends no more', async () => {
    const app = open();
    app.store.dispatch(confirmed);
    app.store.dispatch(undoOver('job'));
    await app.jobIs('running');
    app.store.dispatch(jobCancelled('job'));
    await app.jobIs('cancelled');
    expect(app.job()).toMatchObject({ done: 4, total: 6 });
    expect(app.sent('pedido/cancel')).toHaveLength(4);
  });
});
