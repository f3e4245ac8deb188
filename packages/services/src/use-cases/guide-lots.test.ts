import { randomBytes } from 'node:crypto';
import type { CallInput, CallAnswer, OrderAnswer } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import type { saveGuideLot } from '@trastienda/api-client/shippings';
import { toCentavos } from '@trastienda/domain';
import { takenQuote } from '@trastienda/domain/guides';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { jobKinds } from '../workers.ts';
import { createJobRunner } from '../jobs/run-job.ts';
import { orders } from '../tables/orders.ts';
import { asking, CASA_LUMBRE } from '../testing/ask.ts';
import { NOW } from '../testing/now.ts';
import { offerDemoCarriers } from '../setup/demo-carriers.ts';
import { loadPostalCodes } from '../setup/postal-codes/load-postal-codes.ts';
import { cancellationFor, orderAt } from '../testing/requests.ts';
import { sepomexFile, town } from '../testing/sepomex-file.ts';
import { acrossStores, useDatabase } from '../testing/test-database.ts';
import { wallets } from '../tables/shipping.ts';

const db = useDatabase();
const { ask, answer } = asking(() => db.database);
const faults: unknown[] = [];
/** Works a lot to its end, as a worker would. */
const work = (lotId: string) =>
  createJobRunner({
    database: db.database,
    kinds: jobKinds,
    clock: () => NOW,
    random: randomBytes,
    notifyWorkers: async () => {},
    onError: (error) => faults.push(error),
  }).runJob({ storeId: CASA_LUMBRE, jobId: lotId });

type Lot = CallInput<typeof saveGuideLot>['body'];
const itemOf = (order: OrderAnswer): Lot['items'][number] => ({
  marketplace: order.marketplace,
  orderNumber: order.orderid,
  colocationIds: [],
  packages: [{ height: 10, width: 30, depth: 25, weight: 1.2, quantity: 1 }],
  content: 'Veladoras',
  packageValue: 449,
  nameParcel: null,
  serviceType: null,
});
const lotOf = async (made: readonly OrderAnswer[]): Promise<Lot> => {
  const { lotId, name } = (await ask(calls.getNewGuideLot, {})).detail;
  return { storeId: CASA_LUMBRE, lotId, name, items: made.map(itemOf) };
};
const seen = async (lotId: string) => (await ask(calls.getGuideLot, { params: { lotId } })).detail;
const balance = async () =>
  (await ask(calls.getBalance, { params: { storeId: CASA_LUMBRE } })).detail.monto_actual;
const setZip = (order: OrderAnswer, zipCode: string) =>
  acrossStores(db.database, (tx) =>
    tx
      .update(orders)
      .set({ shippingAddress: { ...order.shippingAddress, zipCode } })
      .where(and(eq(orders.storeId, CASA_LUMBRE), eq(orders.id, order.id))),
  );
const setBalance = (centavos: number) =>
  acrossStores(db.database, (tx) =>
    tx.update(wallets).set({ balance: centavos }).where(eq(wallets.storeId, CASA_LUMBRE)),
  );
const again = async ({ orderid }: OrderAnswer) =>
  (
    await ask(calls.listOrders, {
      params: { storeId: CASA_LUMBRE },
      query: { 'filter-orderId': orderid },
    })
  ).data[0];

describe('a lot of guides (S7.60, S7.61, calls.md 25.3)', () => {
  it('an insured guide costs what its insured quote says, one without what the bare quote says (D222); what is taken is said by the item (D343)', async () => {
    const made = await Promise.all([orderAt(db.database, ask, 'CS', 1), orderAt(db.database, ask, 'SR', 1)]);
    // The cheapest carrier is often late at this postal code.
    if (made[1]) await setZip(made[1], '77500');
    const lot = await lotOf(made);
    const items = lot.items.map((item, at) =>
      at === 0 ? { ...item, insurance: true } : { ...item, choice: 'recommended' as const },
    );
    await ask(calls.saveGuideLot, { body: { ...lot, items } });
    await work(lot.lotId);
    const { items: results } = await seen(lot.lotId);
    expect(results.map(({ insurance }) => insurance)).toEqual([true, false]);

    const storehouse = await ask(calls.getStorehouse, { params: { id: CASA_LUMBRE } });
    for (const [at, order] of made.entries()) {
      const quotes = await ask(calls.quoteCourier, {
        body: {
          shippingDays: 1,
          packageType: 1,
          generatePickup: false,
          storeId: CASA_LUMBRE,
          originZipCode: storehouse.address.zipCode,
          destinationZipCode: at === 0 ? order.shippingAddress.zipCode : '77500',
          height: 10,
          width: 30,
          depth: 25,
          weight: 1.2,
          packageValue: 449,
          insurance: at === 0,
        },
      });
      const facts = quotes.detail.map(({ nameParcel, totalCost, deadLine, onTimeRate }) => ({
        nameParcel,
        totalCost,
        cost: toCentavos(totalCost),
        arrival: Date.parse(deadLine ?? ''),
        onTimeRate: onTimeRate ?? null,
      }));
      const taken = takenQuote(facts, at === 0 ? 'cheapest' : 'recommended');
      expect(results[at]).toMatchObject({ totalCost: taken?.totalCost, nameParcel: taken?.nameParcel });
      if (at === 1) expect(taken?.cost).toBeGreaterThan(takenQuote(facts, 'cheapest')?.cost ?? 0);
      expect(quotes.detail.every(({ insuranceCost }) => insuranceCost > 0)).toBe(at === 0);
    }
  });

  it('makes every guide that can be made; names what is wrong with the others; mended, only those are tried again', async () => {
    const channels = ['CS', 'SR', 'SN', 'ML', 'PG'] as const;
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, at) => orderAt(db.database, ask, channels[at % 5] ?? 'CS', 1)),
    );
    const bad = made.slice(0, 3);
    for (const order of bad) await setZip(order, '00000');
    const lot = await lotOf(made);
    const before = await balance();

    const started = (await ask(calls.saveGuideLot, { body: lot })).detail;
    expect(started).toMatchObject({ status: 'procesando', total: 20, created: 0, failed: 0 });
    await work(lot.lotId);

    const first = await seen(lot.lotId);
    expect(first).toMatchObject({ status: 'terminado_con_errores', created: 17, failed: 3 });
    // Each item has its weight, for the carrier's visit.
    expect(new Set(first.items.map(({ weight }) => weight))).toEqual(new Set([1.2]));
    const wrong = first.items.filter(({ status }) => status === 'error');
    expect(wrong.map(({ orderNumber }) => orderNumber)).toEqual(bad.map(({ orderid }) => orderid));
    for (const item of wrong) {
      expect(['codigo_postal', 'sin_cobertura']).toContain(item.code);
      expect(item).toMatchObject({ retry: true, guide: null, message: expect.stringMatching(/[a-záéíóú]/) });
    }
    expect(await balance()).toBeCloseTo(before - first.totalCost, 2);

    for (const order of bad) await setZip(order, order.shippingAddress.zipCode);
    await ask(calls.saveGuideLot, { body: { ...lot, items: bad.map(itemOf) } });
    await work(lot.lotId);
    const last = await seen(lot.lotId);
    expect(last).toMatchObject({ status: 'terminado', created: 20, failed: 0 });
    expect(await balance()).toBeCloseTo(before - last.totalCost, 2);
    // The results of the first run are unchanged: nothing is made or paid twice.
    for (const item of first.items.filter(({ status }) => status === 'creada')) {
      expect(last.items[item.item - 1]).toEqual(item);
    }
    expect(new Set(last.items.map(({ guide }) => guide)).size).toBe(20);
    for (const order of made) {
      const after = await again(order);
      expect(after?.status).toBe('listo_para_enviar');
      expect(last.items.map(({ guide }) => guide)).toContain(after?.dataGuia?.guide);
    }
    const file = await answer(calls.downloadGuideLotLabels, { params: { lotId: lot.lotId } });
    expect(
      Buffer.from(file.file?.bytes ?? [])
        .toString('latin1')
        .match(/\/Type \/Page\b/g),
    ).toHaveLength(20);
    expect(faults).toEqual([]);
  });

  it('stops paying when the wallet is empty, and says so of each order', async () => {
    const whole = await balance();
    await setBalance(1_00);
    const lot = await lotOf([
      await orderAt(db.database, ask, 'CS', 1),
      await orderAt(db.database, ask, 'CS', 1),
    ]);
    await ask(calls.saveGuideLot, { body: lot });
    await work(lot.lotId);
    const { items, created } = await seen(lot.lotId);
    expect(created).toBe(0);
    expect(items.map(({ code }) => code)).toEqual(['saldo', 'saldo']);
    expect(await balance()).toBe(1);
    await setBalance(Math.round(whole * 100));
  });

  it('an order that has its guide already gets no other, is not paid again, and is no fault of its address', async () => {
    const order = await orderAt(db.database, ask, 'CS', 1);
    const lot = await lotOf([order]);
    await ask(calls.saveGuideLot, { body: lot });
    await work(lot.lotId);
    const [made] = (await seen(lot.lotId)).items;
    const after = await balance();

    const lines = order.orderedProductsList.map((line) => line.colocationId);
    for (const colocationIds of [[], lines]) {
      const other = await lotOf([order]);
      const items = other.items.map((item) => ({ ...item, colocationIds }));
      await ask(calls.saveGuideLot, { body: { ...other, items } });
      await work(other.lotId);
      const [item] = (await seen(other.lotId)).items;
      expect(item).toMatchObject({
        status: 'error',
        code: 'con_guia',
        message: `El pedido ya tiene la guía ${made?.guide}. No se hizo otra ni se cobró`,
        retry: false,
      });
    }
    expect(await balance()).toBe(after);
  });

  it('an order that was called off meanwhile is named as such', async () => {
    const order = await orderAt(db.database, ask, 'CS', 1);
    const lot = await lotOf([order, { ...order, orderid: 'no-existe' }]);
    await ask(calls.cancelOrder, { body: cancellationFor(order) });
    await ask(calls.saveGuideLot, { body: lot });
    await work(lot.lotId);
    const { items } = await seen(lot.lotId);
    expect(items.map(({ code, message }) => [code, message])).toEqual([
      ['pedido', 'El pedido ya no espera guía'],
      ['pedido', 'No encontramos el pedido'],
    ]);
  });

  it('has no label of a guide that was cancelled since: nobody sticks a dead one on a parcel', async () => {
    const orders = [await orderAt(db.database, ask, 'SR', 1), await orderAt(db.database, ask, 'SR', 1)];
    const lot = await lotOf(orders);
    await ask(calls.saveGuideLot, { body: lot });
    await work(lot.lotId);
    const [gone, kept] = (await seen(lot.lotId)).items.map(({ guide }) => guide ?? '');
    const labels = async () => {
      const { file } = await answer(calls.downloadGuideLotLabels, { params: { lotId: lot.lotId } });
      return Buffer.from(file?.bytes ?? [])
        .toString('latin1')
        .match(/\/Type \/Page\b/g)?.length;
    };
    expect(await labels()).toBe(2);
    const cancelled = { storeId: CASA_LUMBRE, guides: [gone ?? ''], lotId: null, reason: 'Error de captura' };
    await ask(calls.cancelCourierGuide, { body: cancelled });
    expect(await labels()).toBe(1);
    expect((await ask(calls.getGuideDetail, { params: { guide: kept ?? '' } })).detail.status).toBe(
      'generada',
    );
  });

  it('has a file of labels only once it has a guide', async () => {
    const lot = await lotOf([await orderAt(db.database, ask, 'CS', 1)]);
    await ask(calls.saveGuideLot, { body: lot });
    const labels = () => answer(calls.downloadGuideLotLabels, { params: { lotId: lot.lotId } });
    expect(await labels()).toMatchObject({ status: 404 });
    await work(lot.lotId);
    expect((await labels()).file?.contentType).toBe('application/pdf');
  });

  it('takes no new order once it has begun, and is not saved again while it works or when all is made', async () => {
    const [one, other] = [await orderAt(db.database, ask, 'CS', 1), await orderAt(db.database, ask, 'CS', 1)];
    const lot = await lotOf([one]);
    await ask(calls.saveGuideLot, { body: lot });
    expect(await answer(calls.saveGuideLot, { body: lot })).toMatchObject({ status: 409 });
    expect(await answer(calls.saveGuideLot, { body: { ...lot, items: [itemOf(other)] } })).toMatchObject({
      status: 422,
    });
    await work(lot.lotId);
    expect(await answer(calls.saveGuideLot, { body: lot })).toMatchObject({ status: 409 });
  });

  it('cancelled, it ends where it stands: made guides are given back, waiting orders stay', async () => {
    const before = await balance();
    const [one, other] = [await orderAt(db.database, ask, 'CS', 1), await orderAt(db.database, ask, 'CS', 1)];
    const lot = await lotOf([one, other]);
    await ask(calls.saveGuideLot, { body: lot });
    let rows = 0;
    await createJobRunner({
      database: db.database,
      kinds: jobKinds,
      clock: () => NOW,
      random: randomBytes,
      notifyWorkers: async () => {},
      onError: (error) => faults.push(error),
    }).runJob({ storeId: CASA_LUMBRE, jobId: lot.lotId }, () => (rows += 1) < 1);
    const body = { storeId: CASA_LUMBRE, guides: [], lotId: lot.lotId, reason: 'Error en el lote' };
    const { detail } = await ask(calls.cancelCourierGuide, { body });
    expect(detail).toMatchObject([{ cancelled: true }]);
    await work(lot.lotId);
    expect(await seen(lot.lotId)).toMatchObject({ status: 'cancelado', created: 1, totalCost: 0 });
    expect(await balance()).toBeCloseTo(before, 2);
    expect((await again(one))?.status).toBe('pendiente');
    expect((await again(other))?.orderedProductsList[0]?.deliveryTrackId).toBeNull();
  });

  it('of another store is not there', async () => {
    expect(await answer(calls.getGuideLot, { params: { lotId: 'lote-de-otro' } })).toMatchObject({
      status: 404,
    });
  });
});

describe('asking for a visit of the carrier (S7.62, D186)', () => {
  const shipped = async () => {
    const lot = await lotOf([await orderAt(db.database, ask, 'CS', 1)]);
    await ask(calls.saveGuideLot, { body: lot });
    await work(lot.lotId);
    const [item] = (await seen(lot.lotId)).items;
    return { guide: item?.guide ?? '', nameParcel: item?.nameParcel ?? '', orderNumber: item?.orderNumber };
  };
  const visit = (guides: string[], nameParcel: string, change = {}) =>
    answer(calls.requestPickup, {
      body: {
        storeId: CASA_LUMBRE,
        guides,
        nameParcel,
        date: '2025-11-26',
        fromHour: '09:00',
        toHour: '13:00',
        packages: guides.length,
        weight: 1.5,
        notes: 'Preguntar por Mariana',
        ...change,
      },
    });

  it('moves the lines on and is asked for once', async () => {
    const { guide, nameParcel, orderNumber } = await shipped();
    const given = await visit([guide], nameParcel);
    expect(given).toMatchObject({ status: 200, body: { detail: { date: '2025-11-26', guides: [guide] } } });
    const order = await again({ orderid: orderNumber } as OrderAnswer);
    expect(order?.orderedProductsList[0]?.colocationStatus).toEqual({
      id: 4,
      name: 'Recolección solicitada',
    });
    const { detail: asked } = await ask(calls.getGuideDetail, { params: { guide } });
    expect(asked.pickup).toEqual({
      confirmation: (given.body as CallAnswer<typeof calls.requestPickup>).detail.confirmation,
      date: '2025-11-26',
      fromHour: '09:00',
      toHour: '13:00',
      askedAt: NOW.toISOString(),
    });
    expect(await visit([guide], nameParcel)).toMatchObject({ status: 409, body: { code: 'pickup_asked' } });
  });

  it.each([
    ['yesterday', { date: '2025-11-24' }, 'date'],
    ['in a month', { date: '2025-12-26' }, 'date'],
    ['a window that ends before it begins', { fromHour: '13:00', toHour: '09:00' }, 'toHour'],
    ['a window that is over', { date: '2025-11-25', fromHour: '09:00', toHour: '11:00' }, 'toHour'],
  ])('is refused for %s, in words about the field', async (_, change, field) => {
    const { guide, nameParcel } = await shipped();
    expect(await visit([guide], nameParcel, change)).toMatchObject({
      status: 422,
      body: { success: false },
    });
    expect(JSON.stringify((await visit([guide], nameParcel, change)).body)).toContain(`"${field}"`);
  });

  it('is for guides of one carrier that exist', async () => {
    const { guide, nameParcel } = await shipped();
    expect(await visit([guide], 'otra-paqueteria')).toMatchObject({ status: 422 });
    expect(await visit([guide, '000000000000'], nameParcel)).toMatchObject({ status: 404 });
  });
});

describe('the channel’s own guide (S7.51, S7.58)', () => {
  it('is made with its shipment, costs the wallet nothing, and is found by its order', async () => {
    const order = await orderAt(db.database, ask, 'SR', 1);
    const before = await balance();
    const body = {
      storeId: CASA_LUMBRE,
      orderId: order.orderid,
      colocationIds: order.orderedProductsList.map((line) => line.colocationId),
      packages: [{ height: 10, width: 30, depth: 25, weight: 1.2, quantity: 1 }],
      forcedGuideType: 'automatica' as const,
    };
    const params = { marketplace: 'SR' as const };
    const { detail } = await ask(calls.createAutomaticGuide, { params, body });
    expect(detail).toMatchObject({ totalCost: 0, balance: before });
    expect((await again(order))?.dataGuia).toMatchObject({ guide: detail.guide, origin: 'automatica' });
    const found = await ask(calls.getAutomaticGuide, { params: { m: 'SR', ref: order.orderid } });
    expect(found.detail).toMatchObject({ guide: detail.guide, guideType: 'automatica' });
    expect(await answer(calls.createAutomaticGuide, { params, body })).toMatchObject({ status: 409 });
    expect(await answer(calls.createAutomaticGuide, { params: { marketplace: 'ML' }, body })).toMatchObject({
      status: 409,
      body: { message: 'Este canal no genera guías automáticas' },
    });
  });
});

describe('guides between two days (S7.55, S7.59, D165)', () => {
  const range = (fecha_inicio: string, fecha_fin: string) => ({
    storeId: CASA_LUMBRE,
    fecha_inicio,
    fecha_fin,
  });

  it('are those of whole days of the store’s zone', async () => {
    const { detail } = await ask(calls.getGuidesReport, { params: range('2025-11-10', '2025-11-11') });
    expect(detail.length).toBeGreaterThan(0);
    for (const { createdAt } of detail) {
      expect(createdAt >= '2025-11-10T06:00:00.000Z' && createdAt < '2025-11-12T06:00:00.000Z').toBe(true);
    }
    const days = await Promise.all(
      ['2025-11-10', '2025-11-11'].map((day) => ask(calls.getGuidesReport, { params: range(day, day) })),
    );
    expect(days.flatMap((one) => one.detail)).toHaveLength(detail.length);
  });

  it('are refused the wrong way round', async () => {
    expect(await answer(calls.getGuidesReport, { params: range('2025-11-11', '2025-11-10') })).toMatchObject({
      status: 422,
    });
  });

  it('are shown page by page with their last movement, by state', async () => {
    const page = (p: string, estado?: 'entregada') =>
      ask(calls.listTrackingStates, {
        params: { ...range('2025-10-01', '2025-11-25'), n: '10', p },
        query: estado === undefined ? {} : { estado },
      });
    const [first, second, delivered] = [await page('1'), await page('2'), await page('1', 'entregada')];
    const numbers = [...first.detail.registros, ...second.detail.registros].map(({ guide }) => guide);
    expect(new Set(numbers).size).toBe(20);
    expect(new Set(delivered.detail.registros.map(({ estado }) => estado))).toEqual(new Set(['entregada']));
    expect(delivered.detail.total_registros).toBeLessThan(first.detail.total_registros);
  });
});

describe('a lot in an installation', () => {
  const errorOf = async (order: OrderAnswer) => {
    const lot = await lotOf([order]);
    await ask(calls.saveGuideLot, { body: lot });
    await work(lot.lotId);
    return (await seen(lot.lotId)).items;
  };

  it('that has the postal codes of a state names one that is not among them', async () => {
    await loadPostalCodes(
      db.database,
      sepomexFile(town('97000', { borough: 'Mérida', state: 'Yucatán' }, 1)),
    );
    const order = await orderAt(db.database, ask, 'CS', 1);
    await setZip(order, '97299');
    const message = 'El código postal 97299 no existe: corrige la dirección de quien recibe';
    expect(await errorOf(order)).toMatchObject([
      { status: 'error', code: 'codigo_postal', message, guide: null },
    ]);
  });

  it('that has no carriers says so, and takes nothing from the wallet', async () => {
    await offerDemoCarriers(db.database, false);
    const before = await balance();
    const items = await errorOf(await orderAt(db.database, ask, 'CS', 1));
    const message = expect.stringMatching(/^Tu servicio de envíos todavía no tiene paqueterías\./);
    expect(items).toMatchObject([{ status: 'error', code: 'sin_cobertura', message, guide: null }]);
    expect(await balance()).toBe(before);
  });
});
