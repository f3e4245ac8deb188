import { cancelCourierGuide, listOrders, quoteCourier } from '@trastienda/api-client';
import { getGuideLot, saveGuideLot } from '@trastienda/api-client/shippings';
import { mock } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import { rankQuotes } from '../guide-wizard/model/rank-quotes.ts';
import { toCentavos } from '@trastienda/domain';
import { selectCurrentStoreId } from '../../shared/session/selectors.ts';
import { createBrowser, untilTrue } from '../guide-wizard/testing/guide-app.ts';
import { walletBalance } from '../../entities/store/operations.ts';
import { lotCancelling, lotDetail } from './operations.ts';
import {
  cancelRequested,
  lotClosed,
  lotFileRead,
  lotOpened,
  lotInsuranceChosen,
  lotProfileChosen,
  lotRowsChanged,
  retryRequested,
} from './slice.ts';
import { lotId, lotService } from './testing/lot-service.ts';
import { openLotsApp } from './testing/lots-app.ts';
import { waitingOrders } from './testing/waiting-orders.ts';

const twenty = waitingOrders.slice(0, 20).map(({ orderNumber }) => orderNumber);
const [first = '', second = '', third = ''] = twenty;
const savePath = 'lotes/guardar';
const pollMs = 5000;
/** What was refused is not there. */
const noSuchLot = () => mock(getGuideLot, { once: true }).fails(404);

describe('putting a lot together (S2.70, S3.49, D158)', () => {
  test('brings many orders at once, and each row its own parcel', async () => {
    const app = await openLotsApp({ handlers: lotService(new Set()).handlers });
    await app.open(twenty.slice(0, 6));
    expect(app.rows(twenty.slice(0, 6)).map(({ order }) => order.orderNumber)).toEqual(twenty.slice(0, 6));
    expect(app.sent('Ordersfull/seller').filter(({ url }) => url.includes('pageSize=100'))).toHaveLength(1);
    expect(app.lots().draft).toMatchObject({ lotId, name: 'Lote 25 nov' });
  });

  test('an order that the store has not is named, and the others stay', async () => {
    const app = await openLotsApp({ handlers: lotService(new Set()).handlers });
    await app.open([first, 'NO-HAY-1']);
    expect(app.lots().missing).toEqual(['NO-HAY-1']);
    expect(app.rows([first, 'NO-HAY-1'])).toHaveLength(1);
  });

  test('a parcel of all goes to every row but to those set by hand; a file’s rows are set by hand', async () => {
    const app = await openLotsApp({ handlers: lotService(new Set()).handlers });
    app.store.dispatch(lotFileRead({ [third]: { weight: '9' } }));
    await app.open([first, second, third]);
    app.store.dispatch(lotRowsChanged([{ orderNumber: second, change: { height: '77' } }]));
    const box = { id: 'x', name: 'Caja', height: '11', width: '12', depth: '13', weight: '2' };
    app.store.dispatch(lotProfileChosen(box));
    expect(app.rows([first, second, third]).map(({ cells: { height, weight } }) => [height, weight])).toEqual(
      [
        ['11', '2'],
        ['77', '2'],
        ['11', '9'],
      ],
    );
  });

  test('what was typed is there after a reload (D94)', async () => {
    const browser = createBrowser();
    const before = await openLotsApp({ browser, handlers: lotService(new Set()).handlers });
    await before.open([first]);
    before.store.dispatch(lotRowsChanged([{ orderNumber: first, change: { content: 'Veladoras' } }]));
    await untilTrue(() => before.lots().draft?.rows[first]?.content === 'Veladoras');
    const after = await openLotsApp({ browser, handlers: lotService(new Set()).handlers });
    await after.open([first]);
    expect(after.rows([first])[0]?.cells.content).toBe('Veladoras');
    expect(after.sent('lotes/nuevo')).toHaveLength(0);
  });

  test('an order that cannot be read says so, and the lot is not lost', async () => {
    const app = await openLotsApp({
      handlers: [...lotService(new Set()).handlers, mock(listOrders).fails(503)],
    });
    await app.open([first]);
    expect(app.lots().opening).toMatchObject({ status: 'failed', error: { status: 503 } });
    expect(app.lots().draft?.lotId).toBe(lotId);
  });
});

describe('the dry run: every price before anything is paid', () => {
  test('asks for each row once, insured as a guide alone is, and takes the option that it proposes too (D343)', async () => {
    const app = await openLotsApp({ handlers: lotService(new Set()).handlers });
    await app.open([first, second]);
    await app.check([first, second]);
    const [proposed] = rankQuotes(quoteCourier.example().detail, 'recomendada');
    const [name, cost] = [proposed?.option.nameParcel, toCentavos(proposed?.option.totalCost ?? 0)];
    expect(app.rows([first, second]).map(({ price }) => [price?.nameParcel, price?.cost])).toEqual([
      [name, cost],
      [name, cost],
    ]);
    await app.check([first, second]);
    expect(app.sent('mensajeria-cotizador')).toHaveLength(2);
    expect(await app.sent('mensajeria-cotizador')[0]?.clone().json()).toMatchObject({ insurance: true });
    expect(app.sent(savePath)).toHaveLength(0);
  });

  test('without insurance every price is asked for again, and what is sent says so (D222)', async () => {
    const service = lotService(new Set());
    const app = await openLotsApp({ handlers: service.handlers });
    await app.open([first]);
    await app.check([first]);
    app.store.dispatch(lotInsuranceChosen(false));
    expect(app.rows([first])[0]?.price).toBeNull();
    await app.check([first]);
    expect(await app.sent('mensajeria-cotizador')[1]?.clone().json()).toMatchObject({ insurance: false });
    app.send([first]);
    await app.holds(() => app.lots().accepted === lotId);
    expect(service.saves[0]?.items.map(({ insurance }) => insurance)).toEqual([false]);
  });

  test('a row that changes has no price until it is asked for again', async () => {
    const app = await openLotsApp({ handlers: lotService(new Set()).handlers });
    await app.open([first]);
    await app.check([first]);
    app.store.dispatch(lotRowsChanged([{ orderNumber: first, change: { weight: '30' } }]));
    expect(app.rows([first])[0]?.price).toBeNull();
    await app.check([first]);
    expect(app.rows([first])[0]?.price).not.toBeNull();
  });

  test('a place that nobody reaches and a row without measures are faults of theirs alone', async () => {
    const bad = app404(second);
    const app = await openLotsApp({ handlers: [...lotService(new Set()).handlers, bad] });
    await app.open([first, second, third]);
    app.store.dispatch(lotRowsChanged([{ orderNumber: third, change: { weight: '' } }]));
    await app.check([first, second, third]);
    const rows = app.rows([first, second, third]);
    expect(rows.map(({ fault }) => fault?.cause)).toEqual([undefined, 'coverage', 'parcel']);
    expect(rows[2]?.fault?.message).toBe('Escribe el peso en kg');
  });

  test('a parcel that is too large is a fault of its measures, not of its address (D221)', async () => {
    const message =
      'El paquete excede el tamaño máximo de las paqueterías: cobrarían 103 kg y llevan hasta 70 kg';
    const refusal = mock(quoteCourier).fails(422, { code: 'exceeds_max_size', message });
    const app = await openLotsApp({ handlers: [...lotService(new Set()).handlers, refusal] });
    await app.open([first]);
    await app.check([first]);
    expect(app.rows([first])[0]?.fault).toEqual({ cause: 'parcel', message });
  });

  test.each([
    [422, 'unknown_postal_code', 'address', 'El código postal 97299 no existe'],
    [422, 'unknown_origin', 'storehouse', 'Corrige el código postal de tu almacén: 97299 no existe'],
    [409, 'no_carriers', 'carrier', 'Tu servicio de envíos todavía no tiene paqueterías.'],
  ] as const)(
    'a refusal %i %s is said as it is: nobody failed to answer',
    async (status, code, cause, message) => {
      const refusal = mock(quoteCourier).fails(status, { code, message });
      const app = await openLotsApp({ handlers: [...lotService(new Set()).handlers, refusal] });
      await app.open([first]);
      await app.check([first]);
      expect(app.rows([first])[0]?.fault).toEqual({ cause, message });
    },
  );
});

/** No carrier goes to where this order goes. */
function app404(orderNumber: string) {
  const zipCode = waitingOrders.find((order) => order.orderNumber === orderNumber)?.shippingAddress.zipCode;
  return mock(quoteCourier).reply(({ body }) => ({
    ...quoteCourier.example(),
    detail: body.destinationZipCode === zipCode ? [] : quoteCourier.example().detail,
  }));
}

describe('sending a lot (S3.47, S7.60, S7.61, D159)', () => {
  test('17 of 20 are made, 3 are named; mended, only those 3 are sent again under the same id', async () => {
    const bad = new Set(twenty.slice(4, 7));
    const service = lotService(bad);
    const app = await openLotsApp({ handlers: service.handlers });
    await app.open(twenty);
    app.send(twenty);
    await app.holds(() => app.lots().accepted === lotId);
    app.store.dispatch(lotOpened({ lotId }));
    const seen = () => lotDetail.select(app.store.getState(), lotId).value?.detail;
    await app.holds(() => seen()?.status === 'terminado_con_errores');
    expect(seen()).toMatchObject({ created: 17, failed: 3 });
    expect(
      seen()
        ?.items.filter(({ status }) => status === 'error')
        .map(({ orderNumber }) => orderNumber),
    ).toEqual([...bad]);
    const made = seen()?.items.filter(({ status }) => status === 'creada');

    bad.clear();
    app.store.dispatch(retryRequested({ lotId }));
    await app.holds(() => seen()?.status === 'terminado');
    expect(seen()).toMatchObject({ created: 20, failed: 0 });
    expect(service.saves.map(({ lotId, items }) => [lotId, items.length])).toEqual([
      [lotId, 20],
      [lotId, 3],
    ]);
    // The same parcels as the first time, and nothing made twice.
    expect(service.saves[1]?.items).toEqual(service.saves[0]?.items.slice(4, 7));
    expect(seen()?.items).toEqual(expect.arrayContaining(made ?? []));
    expect(new Set(app.keysOf(savePath)).size).toBe(2);
  });

  test('two presses send one lot', async () => {
    const service = lotService(new Set());
    const app = await openLotsApp({ handlers: service.handlers });
    await app.open([first]);
    app.send([first]);
    app.send([first]);
    await app.holds(() => app.lots().accepted === lotId);
    expect(service.saves).toHaveLength(1);
  });

  test('a line that is cut is no failure: it is sent again with the same key until it is known (D169)', async () => {
    const service = lotService(new Set());
    const app = await openLotsApp({ handlers: service.handlers });
    await app.open([first]);
    app.use(mock(saveGuideLot, { once: true }).disconnects());
    app.send([first]);
    await app.holds(() => app.lots().sending[lotId]?.phase === 'unknown');
    await untilTrue(() => app.clock.waits().includes(1000));
    app.clock.pass(1000);
    await app.holds(() => app.lots().accepted === lotId);
    const keys = app.keysOf(savePath);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('cut off by a reload, the lot is carried on with the same key and the same rows', async () => {
    const browser = createBrowser();
    const service = lotService(new Set());
    const before = await openLotsApp({ browser, handlers: service.handlers });
    await before.open([first]);
    before.use(mock(saveGuideLot).disconnects());
    before.send([first]);
    await before.holds(() => before.lots().sending[lotId]?.phase === 'unknown');
    const after = await openLotsApp({ browser, handlers: service.handlers });
    await after.open([first]);
    await after.holds(() => after.lots().accepted === lotId);
    expect(after.keysOf(savePath)).toEqual([before.keysOf(savePath)[0]]);
    expect(service.saves).toHaveLength(1);
  });

  test('a refused lot keeps its rows, and the next press is another attempt', async () => {
    const app = await openLotsApp({ handlers: lotService(new Set()).handlers });
    await app.open([first]);
    app.use(mock(saveGuideLot, { once: true }).fails(422), noSuchLot());
    app.send([first]);
    await app.holds(() => app.lots().sending[lotId]?.phase === 'refused');
    expect(app.lots().draft?.pedidos).toEqual([first]);
    app.send([first]);
    await app.holds(() => app.lots().accepted === lotId);
    expect(new Set(app.keysOf(savePath)).size).toBe(2);
  });

  test('what the service refuses of a row is known at its cell, as it was sent (S8.24)', async () => {
    const app = await openLotsApp({ handlers: lotService(new Set()).handlers });
    await app.open([first, second]);
    app.store.dispatch(lotRowsChanged([{ orderNumber: second, change: { content: 'Pólvora' } }]));
    const validationResults = [
      { field: 'items.1.content', message: 'La paquetería no lleva eso' },
      { field: 'items.0.packages.0.weight', message: 'Invalid input' },
      { field: 'name', message: 'Escribe un nombre' },
    ];
    app.use(
      mock(saveGuideLot, { once: true }).fails(422, {
        success: false,
        message: 'Revisa los datos',
        validationResults,
      }),
      noSuchLot(),
    );
    app.send([first, second]);
    await app.holds(() => app.lots().sending[lotId]?.phase === 'refused');
    expect(app.lots().sending[lotId]).toMatchObject({
      faults: [
        { orderNumber: second, field: 'content', value: 'Pólvora', message: 'La paquetería no lleva eso' },
        { orderNumber: first, field: 'weight', message: 'Revisa este dato' },
      ],
    });
  });

  test('a carrier that is none of the store’s is left out and named, never sent as another one', async () => {
    const service = lotService(new Set());
    const app = await openLotsApp({ handlers: service.handlers });
    app.store.dispatch(lotFileRead({ [first]: { carrier: 'VELOZ mx' }, [second]: { carrier: 'Ruta 9' } }));
    await app.open([first, second]);
    expect(app.rows([first, second]).map(({ cells, fault }) => [cells.carrier, fault])).toEqual([
      ['veloz-mx', null],
      ['Ruta 9', { cause: 'carrier', message: 'No conocemos la paquetería «Ruta 9». Elige una de la lista' }],
    ]);
    app.send([first, second]);
    await app.holds(() => app.lots().accepted === lotId);
    expect(service.saves[0]?.items.map(({ orderNumber, nameParcel }) => [orderNumber, nameParcel])).toEqual([
      [first, 'veloz-mx'],
    ]);
  });

  test('from another device, what failed is tried again with the orders’ own measures', async () => {
    const bad = new Set([first]);
    const service = lotService(bad);
    const there = await openLotsApp({ handlers: service.handlers });
    await there.open([first, second]);
    there.send([first, second]);
    await there.holds(() => there.lots().accepted === lotId);
    bad.clear();
    const here = await openLotsApp({ handlers: service.handlers });
    here.store.dispatch(lotOpened({ lotId }));
    const seen = () => lotDetail.select(here.store.getState(), lotId).value?.detail;
    await here.holds(() => seen()?.status === 'terminado_con_errores');
    here.store.dispatch(retryRequested({ lotId }));
    await here.holds(() => seen()?.status === 'terminado');
    expect(service.saves[1]?.items.map(({ orderNumber }) => orderNumber)).toEqual([first]);
  });
});

describe('a lot at work (D110)', () => {
  test('is asked for every 5 s until it has ended; then the wallet is read anew', async () => {
    const service = lotService(new Set(), { isHeld: true });
    const app = await openLotsApp({ handlers: service.handlers });
    await app.open([first]);
    app.send([first]);
    await app.holds(() => app.lots().accepted === lotId);
    app.store.dispatch(lotOpened({ lotId }));
    const seen = () => lotDetail.select(app.store.getState(), lotId).value?.detail.status;
    await app.holds(() => seen() === 'procesando');
    await untilTrue(() => app.clock.waits().includes(pollMs));
    service.work();
    app.show(walletBalance, {});
    const balances = app.sent('user/balance').length;
    app.clock.pass(pollMs);
    await app.holds(() => seen() === 'terminado');
    await untilTrue(() => app.sent('user/balance').length > balances);
    expect(app.sent('lotes/detalle')).toHaveLength(2);
  });

  test('an answer that did not come is asked for again, and what was known stays on show', async () => {
    const service = lotService(new Set(), { isHeld: true });
    const app = await openLotsApp({ handlers: service.handlers });
    await app.open([first]);
    app.send([first]);
    await app.holds(() => app.lots().accepted === lotId);
    app.store.dispatch(lotOpened({ lotId }));
    await untilTrue(() => app.clock.waits().includes(pollMs));
    app.use(mock(getGuideLot, { once: true }).fails(503));
    app.clock.pass(pollMs);
    const known = () => lotDetail.select(app.store.getState(), lotId);
    await app.holds(() => known().status === 'failed');
    expect(known().value?.detail.total).toBe(1);
    service.work();
    await untilTrue(() => app.clock.waits().includes(pollMs));
    app.clock.pass(pollMs);
    await app.holds(() => known().value?.detail.status === 'terminado');
  });

  test('is asked for no more once nobody looks', async () => {
    const service = lotService(new Set(), { isHeld: true });
    const app = await openLotsApp({ handlers: service.handlers });
    await app.open([first]);
    app.send([first]);
    await app.holds(() => app.lots().accepted === lotId);
    app.store.dispatch(lotOpened({ lotId }));
    await untilTrue(() => app.clock.waits().includes(pollMs));
    app.store.dispatch(lotClosed({ lotId }));
    app.clock.pass(pollMs);
    await new Promise((done) => setImmediate(done));
    expect(app.sent('lotes/detalle')).toHaveLength(1);
  });

  test('is cancelled whole, by its id (S7.53)', async () => {
    const app = await openLotsApp({ handlers: [mock(cancelCourierGuide).example()] });
    app.store.dispatch(cancelRequested({ lotId, reason: 'Me equivoqué' }));
    await app.holds(() => lotCancelling.select(app.store.getState(), lotId).status === 'succeeded');
    expect(await app.sent('cancel-courier-guide')[0]?.clone().json()).toEqual({
      storeId: selectCurrentStoreId(app.store.getState()),
      guides: [],
      lotId,
      reason: 'Me equivoqué',
    });
  });
});
