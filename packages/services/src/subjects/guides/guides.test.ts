import { randomUUID } from 'node:crypto';
import type { OrderAnswer } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { chargeableWeight, toCentavos, volumetricWeight } from '@trastienda/domain';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoServices } from '../../setup/reference/carriers.ts';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { NOW } from '../../testing/now.ts';
import { guideRequestFor, pendingOrder, quoteFor } from '../../testing/requests.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { carrierServices } from '../../tables/shipping.ts';
import { isGuideNumber } from './guide-number.ts';
import { guides, quotes, walletEntries, wallets } from '../../tables/shipping.ts';

const db = useDatabase();
let clock = NOW;
const { ask, answer, failures } = asking(() => db.database, { clock: () => clock });

const balance = async () =>
  (await ask(calls.getBalance, { params: { storeId: CASA_LUMBRE } })).detail.monto_actual;
const guideCount = () =>
  acrossStores(db.database, (tx) => tx.$count(guides, eq(guides.storeId, CASA_LUMBRE)));
const ledgerSum = async () => {
  const [row] = await acrossStores(db.database, (tx) =>
    tx
      .select({ sum: sql<string>`coalesce(sum(amount), 0)` })
      .from(walletEntries)
      .where(eq(walletEntries.storeId, CASA_LUMBRE)),
  );
  return Number(row?.sum);
};
/** Brings the wallet to an exact amount by an entry of the ledger, as a top-up or a correction would. */
const setBalance = (amount: number) =>
  acrossStores(db.database, async (tx) => {
    const [row] = await tx.select().from(wallets).where(eq(wallets.storeId, CASA_LUMBRE));
    const change = amount - (row?.balance ?? 0);
    if (change > 0) {
      await tx
        .insert(walletEntries)
        .values({ storeId: CASA_LUMBRE, kind: 'top_up', amount: change, createdAt: NOW });
    }
    if (change < 0) {
      const [any] = await tx
        .select({ number: guides.number })
        .from(guides)
        .where(
          and(
            eq(guides.storeId, CASA_LUMBRE),
            sql`not exists (select 1 from wallet_entries e where e.guide = ${guides.number} and e.kind = 'charge')`,
          ),
        )
        .limit(1);
      await tx.insert(walletEntries).values({
        storeId: CASA_LUMBRE,
        kind: 'charge',
        amount: change,
        guide: any?.number ?? '',
        createdAt: NOW,
      });
    }
  });

let order: OrderAnswer;
beforeEach(async () => {
  clock = NOW;
  order = await pendingOrder(ask);
});

const quote = async (change = {}) =>
  (await ask(calls.quoteCourier, { body: quoteFor(order, change) })).detail;
const cheapest = async (change = {}) => {
  const [option] = await quote(change);
  if (!option) throw new Error('No option');
  return option;
};
const buy = (token: string, key: string = randomUUID(), change = {}) =>
  answer(calls.createCourierGuide, { params: { token }, body: guideRequestFor(order, change) }, { key });

describe('a quote (S3.44, S7.52)', () => {
  it('prices each service from its tariff: weight or volume, zone, insurance, extended zone', async () => {
    // Guadalajara to Mérida: zone 4; 40 × 30 × 25 cm weigh 6 kg by volume against 2.2 real ones.
    const options = await quote({
      destinationZipCode: '97000',
      height: 40,
      weight: 2.2,
      packageValue: 3_000,
    });
    const { billed } = chargeableWeight({
      actual: 2.2,
      volumetric: volumetricWeight({ height: 40, width: 30, depth: 25 }),
    });
    expect(billed).toBe(6);
    const served = demoServices.filter((service) => service.zones.length === 4);
    expect(options).toHaveLength(served.length);
    for (const option of options) {
      const service = served.find(
        (one) => one.carrierId === option.nameParcel && one.serviceType === option.serviceType,
      );
      const [baseWeight, basePrice, extraPrice] = service?.zones[3] ?? [0, 0, 0];
      expect(toCentavos(option.parcelCost)).toBe(basePrice + Math.max(0, billed - baseWeight) * extraPrice);
      const share = Math.round((300_000 * (service?.insuranceRate ?? 0)) / 10_000);
      expect(toCentavos(option.insuranceCost)).toBe(Math.max(share, service?.insuranceMinimum ?? 0));
      expect(option.extendedZone).toBe(0);
      const parts = [option.parcelCost, option.insuranceCost, option.extraCharge, option.extendedZone].map(
        toCentavos,
      );
      expect(toCentavos(option.totalCost)).toBe(parts.reduce((sum, part) => sum + part, 0));
      expect(option.onTimeRate).toBeGreaterThan(70);
    }
  });

  it('comes cheapest first, with a promised day after today', async () => {
    const options = await quote();
    const totals = options.map((option) => option.totalCost);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    for (const option of options) expect((option.deadLine ?? '') > NOW.toISOString()).toBe(true);
  });

  it('costs more in an extended zone', async () => {
    const options = await quote({ destinationZipCode: '23000' });
    expect(options.every((option) => option.extendedZone > 0)).toBe(true);
  });

  it('works for a postal code that we know by its state alone, and is 404 for one that is nowhere', async () => {
    expect((await quote({ destinationZipCode: '64999' })).length).toBeGreaterThan(0);
    const nowhere = await answer(calls.quoteCourier, {
      body: quoteFor(order, { destinationZipCode: '19999' }),
    });
    expect(nowhere.status).toBe(404);
  });

  it('leaves out the services that do not take so much weight, and says that the parcel is too large when none does (D221)', async () => {
    const takes = async (weight: number) =>
      (await quote({ weight })).map((option) => `${option.nameParcel} ${option.serviceType}`);
    const services = await db.database.select().from(carrierServices);
    const most = Math.max(...services.map(({ maxWeight }) => maxWeight));
    const going = await takes(1);
    for (const { carrierId, serviceType, maxWeight } of services) {
      const name = `${carrierId} ${serviceType}`;
      if (!going.includes(name)) continue;
      // Exactly the greatest weight is taken, a kilogram more is not.
      expect(await takes(maxWeight)).toContain(name);
      if (maxWeight < most) expect(await takes(maxWeight + 1)).not.toContain(name);
    }
    const tooHeavy = await answer(calls.quoteCourier, { body: quoteFor(order, { weight: 900 }) });
    expect(tooHeavy).toMatchObject({ status: 422 });
    expect(tooHeavy.body).toMatchObject({
      code: 'exceeds_max_size',
      message: 'El paquete excede el tamaño máximo de las paqueterías: cobrarían 900 kg y llevan hasta 70 kg',
    });
    const tooLarge = { height: 63, width: 65, depth: 125, weight: 9.5 };
    expect((await answer(calls.quoteCourier, { body: quoteFor(order, tooLarge) })).status).toBe(422);
  });
});

describe('buying a guide (S1.3, S7.50, S7.99, D73; calls.md 25.3)', () => {
  it('charges exactly the price, makes a guide with a number and a label, and says what is left', async () => {
    const before = await balance();
    const option = await cheapest();
    const { detail } = await ask(calls.createCourierGuide, {
      params: { token: option.token },
      body: guideRequestFor(order),
    });
    expect(isGuideNumber(detail.guide)).toBe(true);
    expect(detail.totalCost).toBe(option.totalCost);
    expect(toCentavos(detail.balance)).toBe(toCentavos(before) - toCentavos(option.totalCost));
    expect(await balance()).toBe(detail.balance);
    expect(Buffer.from(detail.file64 ?? '', 'base64').toString('latin1')).toMatch(/^%PDF-/);

    const { detail: made } = await ask(calls.getGuideDetail, { params: { guide: detail.guide } });
    expect(made).toMatchObject({
      status: 'generada',
      cancelable: true,
      orderNumber: order.orderid,
      guideType: 'manual',
    });
    expect(made.pickupId).toMatch(/^rec-/);
    // The collection came with the price: no carrier was requested yet.
    expect(made).toMatchObject({ weight: 1.2, pickup: null, deadLine: option.deadLine });
    expect(made.events).toHaveLength(1);
    const label = await answer(calls.downloadGuideLabel, { params: { guide: detail.guide } });
    expect(Buffer.from(label.file?.bytes ?? []).toString('base64')).toBe(detail.file64);
    expect(label.file).toMatchObject({ contentType: 'application/pdf', fileName: `${detail.guide}.pdf` });
  });

  it('stores the content cut to 50 letters and the neighbourhoods to 35 (S5.1, S5.2)', async () => {
    const body = guideRequestFor(order, {
      content: 'Lámpara de mesa de talavera poblana con pantalla de manta cruda',
    });
    const long = 'Fraccionamiento Residencial Hacienda de las Palmas';
    body.origin.neighborhood = long;
    body.destination.neighborhood = long;
    const { token } = await cheapest();
    const { detail } = await ask(calls.createCourierGuide, { params: { token }, body });
    const { detail: made } = await ask(calls.getGuideDetail, { params: { guide: detail.guide } });
    expect(made.content).toBe('Lámpara de mesa de talavera poblana con pantalla d');
    expect(made.origin.neighborhood).toBe('Fraccionamiento Residencial Haciend');
    expect(made.destination.neighborhood).toBe('Fraccionamiento Residencial Haciend');
  });

  it('is refused with 402 when the wallet does not hold it, and changes nothing', async () => {
    const saved = await balance();
    const option = await cheapest();
    await setBalance(toCentavos(option.totalCost) - 1);
    const count = await guideCount();
    const key = randomUUID();
    const given = await buy(option.token, key);
    expect(given).toMatchObject({ status: 402, body: { success: false, message: 'Saldo insuficiente' } });
    expect(await guideCount()).toBe(count);
    expect(toCentavos(await balance())).toBe(toCentavos(option.totalCost) - 1);
    // The same key and quote go through once the wallet holds it: to the last centavo.
    await setBalance(toCentavos(option.totalCost));
    expect(await buy(option.token, key)).toMatchObject({ status: 200, body: { detail: { balance: 0 } } });
    await setBalance(toCentavos(saved));
  });

  it('is refused after 15 minutes, and not one second before (D71)', async () => {
    const late = await cheapest();
    clock = new Date(NOW.getTime() + 15 * 60_000);
    expect(await buy(late.token)).toMatchObject({ status: 409, body: { code: 'quote_expired' } });
    clock = new Date(NOW.getTime() + 15 * 60_000 - 1000);
    expect((await buy(late.token)).status).toBe(200);
  });

  it('takes one guide a quote, and no quote that does not exist', async () => {
    const { token } = await cheapest();
    expect((await buy(token)).status).toBe(200);
    expect(await buy(token)).toMatchObject({ status: 409, body: { code: 'quote_used' } });
    expect((await buy('q_nothing')).status).toBe(404);
  });

  it.each([
    ['a heavier parcel', { packages: [{ height: 10, width: 30, depth: 25, weight: 9, quantity: 1 }] }],
    ['more parcels', { packages: [{ height: 10, width: 30, depth: 25, weight: 1.2, quantity: 3 }] }],
    ['a dearer content, insured', { packageValue: 90_000 }],
  ])('is refused for %s than was quoted', async (_, change) => {
    const { token } = await cheapest();
    expect(await buy(token, randomUUID(), change)).toMatchObject({
      status: 409,
      body: { code: 'quote_mismatch' },
    });
  });

  it('is refused for another destination than was quoted', async () => {
    const { token } = await cheapest();
    const body = guideRequestFor(order);
    body.destination.zipCode = '97000';
    expect((await answer(calls.createCourierGuide, { params: { token }, body })).status).toBe(409);
  });

  it('sells three guides to twenty buyers at once when the wallet holds three', async () => {
    const options = await Promise.all(Array.from({ length: 20 }, () => cheapest()));
    const price = toCentavos(options[0]?.totalCost ?? 0);
    await setBalance(3 * price + 50);
    const count = await guideCount();
    const given = await Promise.all(options.map((option) => buy(option.token)));
    expect(given.map((one) => one.status).toSorted()).toEqual([
      200,
      200,
      200,
      ...Array<number>(17).fill(402),
    ]);
    expect(await guideCount()).toBe(count + 3);
    expect(toCentavos(await balance())).toBe(50);
    expect(await ledgerSum()).toBe(50);
    await setBalance(1_000_000);
  });

  it('makes one guide for one quote asked twenty times at once, each with its own key', async () => {
    const { token } = await cheapest();
    const count = await guideCount();
    const given = await Promise.all(Array.from({ length: 20 }, () => buy(token)));
    expect(given.filter((one) => one.status === 200)).toHaveLength(1);
    expect(given.filter((one) => one.status === 409)).toHaveLength(19);
    expect(await guideCount()).toBe(count + 1);
  });

  it('remembers which guide came of which quote', async () => {
    const { token } = await cheapest();
    const { detail } = await ask(calls.createCourierGuide, {
      params: { token },
      body: guideRequestFor(order),
    });
    const [row] = await acrossStores(db.database, (tx) =>
      tx.select().from(quotes).where(eq(quotes.token, token)),
    );
    expect(row?.guide).toBe(detail.guide);
  });
});

describe('cancelling a guide (S7.53)', () => {
  const bought = async () => {
    const { token } = await cheapest();
    return (await ask(calls.createCourierGuide, { params: { token }, body: guideRequestFor(order) })).detail;
  };
  const cancel = (numbers: string[]) =>
    answer(calls.cancelCourierGuide, {
      body: { storeId: CASA_LUMBRE, guides: numbers, lotId: null, reason: 'Error' },
    });

  it('gives back in full what it cost, and the ledger still adds up', async () => {
    const before = await balance();
    const guide = await bought();
    const given = await cancel([guide.guide]);
    expect(given.body).toMatchObject({
      detail: [{ guide: guide.guide, cancelled: true, refund: guide.totalCost }],
    });
    expect(await balance()).toBe(before);
    expect(await ledgerSum()).toBe(toCentavos(before));
    const { detail } = await ask(calls.getGuideStatus, { params: { guide: guide.guide } });
    expect(detail.status).toBe('cancelada');
  });

  it('gives it back once, however often and however many ask', async () => {
    const before = await balance();
    const guide = await bought();
    const given = await Promise.all(Array.from({ length: 8 }, () => cancel([guide.guide])));
    expect(given.every((one) => one.status === 200)).toBe(true);
    expect(await balance()).toBe(before);
  });

  it('puts the lines of its order back to be prepared, without guide', async () => {
    const guide = await bought();
    const lines = order.orderedProductsList.map((line) => line.colocationId);
    await ask(calls.createOrderShipment, {
      params: { storeId: CASA_LUMBRE, marketplace: order.marketplace, orderId: order.orderid },
      body: {
        colocationIds: lines,
        deliveryCarrierId: guide.nameParcel,
        deliveryCarrierName: 'Ruta 7',
        deliveryTrackId: guide.guide,
        forcedGuideType: null,
        dimensions: null,
      },
    });
    expect((await cancel([guide.guide])).status).toBe(200);
    const { data } = await ask(calls.listOrders, {
      params: { storeId: CASA_LUMBRE },
      query: { 'filter-orderId': order.orderid },
    });
    expect(data[0]?.status).toBe('pendiente');
    expect(data[0]?.dataGuia).toBeUndefined();
    for (const line of data[0]?.orderedProductsList ?? []) {
      expect(line).toMatchObject({
        colocationStatus: { id: 2 },
        deliveryTrackId: null,
        deliveryCarrierId: null,
        statusTrack: null,
      });
    }
  });

  it('is 409 once the carrier has it, 404 for an unknown one; of several, each stands by itself', async () => {
    const [moving] = await acrossStores(db.database, (tx) =>
      tx
        .select()
        .from(guides)
        .where(and(eq(guides.storeId, CASA_LUMBRE), eq(guides.status, 'en_transito')))
        .limit(1),
    );
    const number = moving?.number ?? '';
    expect((await cancel([number])).status).toBe(409);
    expect((await cancel(['000000000000'])).status).toBe(404);
    expect((await cancel([])).status).toBe(422);
    const guide = await bought();
    const given = await cancel([number, guide.guide, '000000000000']);
    expect(given).toMatchObject({
      status: 200,
      body: { detail: [{ cancelled: false, refund: 0 }, { cancelled: true }, { cancelled: false }] },
    });
  });
});

describe('the guides of a store (S7.54)', () => {
  it('come newest first, page by page', async () => {
    const numbers: string[] = [];
    let total = 1;
    for (let at = 1; numbers.length < total; at += 1) {
      const { detail } = await ask(calls.listStoreGuides, {
        params: { storeId: CASA_LUMBRE, n: '400', p: String(at) },
      });
      total = detail.total_registros;
      numbers.push(...detail.registros.map((one) => one.guide));
      const dates = detail.registros.map((one) => one.createdAt);
      expect(dates).toEqual(dates.toSorted().toReversed());
    }
    expect(new Set(numbers).size).toBe(total);
    expect(total).toBe(await guideCount());
  });

  it('are found by the start of their number or their order’s, and by any part of who receives them', async () => {
    const found = async (search: string) => {
      const params = { storeId: CASA_LUMBRE, n: '400', p: '1' };
      const { detail } = await ask(calls.listStoreGuides, { params, query: { search } });
      expect(detail.registros).toHaveLength(Math.min(detail.total_registros, 400));
      return detail.registros;
    };
    const [some] = await found('');
    if (!some?.orderNumber) throw new Error('The newest guide is an order’s');
    expect((await found(some.guide)).map(({ guide }) => guide)).toEqual([some.guide]);
    expect((await found(some.guide.slice(0, 5))).map(({ guide }) => guide)).toContain(some.guide);
    expect((await found(some.guide.slice(1))).map(({ guide }) => guide)).not.toContain(some.guide);
    const ofOrder = await found(` ${some.orderNumber.toLowerCase()} `);
    expect(ofOrder.map(({ guide }) => guide)).toContain(some.guide);
    expect(ofOrder.every(({ orderNumber }) => orderNumber?.startsWith(String(some.orderNumber)))).toBe(true);
    const part = some.destinationName.slice(2, 8);
    const plain = part.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
    const byName = await found(plain);
    expect(byName.map(({ guide }) => guide)).toContain(some.guide);
    for (const text of ['%', '_', '\\', "'"]) expect(await found(text)).toEqual([]);
  });
});

it('none of all this was a fault of ours', () => {
  expect(failures).toEqual([]);
});
