import {
  cancelFulfillmentShipment,
  getFulfillmentShipment,
  listFulfillmentShipments,
} from '@trastienda/api-client/shippings';
import { exampleSession, mock } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import { createTestApp, type TestAppOptions } from '../../testing/test-app.ts';
import { untilTrue } from '../guide-wizard/testing/guide-app.ts';
import { sessionFeature } from '../../app/session/session.saga.ts';
import {
  arrivalWords,
  carrierWords,
  differenceWords,
  receivedUnits,
  shipmentsInput,
  unitsWords,
} from './model.ts';
import { shipmentCancelling, shipmentDetail, shipmentPage } from './operations.ts';
import { shipmentsAddress, shipmentsSearch } from './search.ts';

const read = (query: string) => shipmentsSearch.parse(new URLSearchParams(query));

describe('the address of the history of shipments (S2.54)', () => {
  test('says page, filters and the open shipment, and reads them back', () => {
    const search = read('pagina=3&estado=en_transito&desde=2025-11-01&hasta=2025-11-25&envio=env-501');
    expect(shipmentsAddress(search)).toBe(
      '/historial-de-envios?pagina=3&estado=en_transito&desde=2025-11-01&hasta=2025-11-25&envio=env-501',
    );
    expect(shipmentsAddress()).toBe('/historial-de-envios');
  });

  test('what makes no sense in it is nothing', () => {
    expect(read('pagina=-2&estado=perdido&desde=2025-02-30')).toEqual(read(''));
  });

  test('keeps how many rows a page has, of the sizes that there are (D167)', () => {
    expect(shipmentsAddress(read('tamano=50'))).toBe('/historial-de-envios?tamano=50');
    expect(shipmentsInput(read('pagina=2&tamano=50')).query).toEqual({ page: 2, pageSize: 50 });
    expect(read('tamano=30')).toEqual(read(''));
  });

  test('is what the service is asked: filters that are not there are not sent (D151)', () => {
    expect(shipmentsInput(read(''))).toEqual({ query: { page: 1, pageSize: 20 } });
    expect(shipmentsInput(read('estado=creado&desde=2025-11-01&hasta=2025-11-25')).query).toEqual({
      page: 1,
      pageSize: 20,
      status: 'creado',
      dateBegin: '2025-11-01',
      dateEnd: '2025-11-25',
    });
  });
});

describe('what the warehouse counted', () => {
  const line = { sku: 'A', name: 'Vasos' };

  test.each([
    [{ quantity: 30, received: null }, null],
    [{ quantity: 30, received: 30 }, null],
    [{ quantity: 30, received: 29 }, 'Falta 1 pieza'],
    [{ quantity: 30, received: 28 }, 'Faltan 2 piezas'],
    [{ quantity: 30, received: 31 }, 'Sobra 1 pieza'],
    [{ quantity: 30, received: 33 }, 'Sobran 3 piezas'],
  ])('%j is said as %j', (counts, words) => {
    expect(differenceWords({ ...line, ...counts })).toBe(words);
  });

  test('is added up only when every line was counted', () => {
    const counted = { ...line, quantity: 30, received: 28 };
    expect(receivedUnits([counted, { ...counted, received: 2 }])).toBe(30);
    expect(receivedUnits([counted, { ...counted, received: null }])).toBeNull();
    expect([unitsWords(1), unitsWords(0)]).toEqual(['1 pieza', '0 piezas']);
  });

  test('the day it should arrive is that day of the store, never the one before', () => {
    const clock = { now: Date.parse('2025-11-25T15:42:00Z'), timeZone: 'America/Tijuana' };
    expect(arrivalWords({ status: 'creado', receivedAt: null, estimatedArrival: '2025-11-26' }, clock)).toBe(
      'Mañana',
    );
    expect(
      arrivalWords(
        { status: 'recibido', receivedAt: '2025-11-24T16:02:00Z', estimatedArrival: '2025-11-26' },
        clock,
      ),
    ).toBe('Ayer, 08:02');
  });
});

test('one that was cancelled has no day to arrive; one that nobody carries yet says so', () => {
  const clock = { now: Date.parse('2025-11-25T15:42:00Z'), timeZone: 'America/Mexico_City' };
  const cancelled = { status: 'cancelado', receivedAt: null, estimatedArrival: '2025-11-26' } as const;
  expect(arrivalWords(cancelled, clock)).toBe('—');
  expect(carrierWords({ carrier: null, trackingNumber: null })).toBe('Paquetería sin registrar');
  expect(carrierWords({ carrier: 'Ruta 7', trackingNumber: 'FF450120' })).toBe('Ruta 7 · FF450120');
});

describe('a shipment is cancelled (D151)', () => {
  const search = read('pagina=2');
  const { shipmentId } = getFulfillmentShipment.example().detail;

  async function openApp(options: TestAppOptions = {}) {
    const app = createTestApp({ session: exampleSession, ...options });
    app.store.startFeature(sessionFeature);
    await app.until((state) => state.session.gate.phase === 'open');
    app.show(shipmentPage, shipmentsInput(search));
    app.show(shipmentDetail, { params: { shipmentId } });
    app.store.dispatch(shipmentCancelling.requested({ params: { shipmentId } }));
    return app;
  }
  const notes = (app: Awaited<ReturnType<typeof openApp>>) =>
    app.store.getState().notifications.map(({ text }) => text);

  test('and the list and the detail on show are read anew', async () => {
    const app = await openApp();
    await untilTrue(() => app.sent('fv4/history').length === 1 && app.sent('fv2/shipments').length === 2);
    expect(app.sent('fv2/shipments').map(({ method }) => method)).toEqual(['DELETE', 'GET']);
    expect(new URL(app.sent('fv4/history')[0]?.url ?? '').searchParams.get('page')).toBe('2');
    await untilTrue(() => notes(app).length > 0);
    expect(notes(app)).toEqual([`El envío ${shipmentId} se canceló`]);
  });

  test('not when the warehouse has it by now: what is on show is read anew, and nothing is promised', async () => {
    const app = await openApp({ handlers: [mock(cancelFulfillmentShipment).fails(409)] });
    await untilTrue(() => app.sent('fv4/history').length === 1);
    expect(notes(app)).toEqual([]);
  });

  test('not when the service is silent: the place that asked says so, and may ask again', async () => {
    const app = await openApp({ handlers: [mock(cancelFulfillmentShipment).fails(503)] });
    await app.until((state) => shipmentCancelling.select(state, shipmentId).status === 'failed');
    expect(app.sent('fv4/history')).toHaveLength(0);
  });

  test('a store without any has an empty page, not a failure (404)', async () => {
    const app = await openApp({ handlers: [mock(listFulfillmentShipments).fails(404)] });
    const input = shipmentsInput(search);
    app.store.dispatch(shipmentPage.requested(input));
    await app.until((state) => shipmentPage.select(state, shipmentPage.keyOf(input)).status === 'succeeded');
    const page = shipmentPage.select(app.store.getState(), shipmentPage.keyOf(input));
    expect(page.value?.total).toBe(0);
  });
});
