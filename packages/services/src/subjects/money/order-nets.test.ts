import { calls } from '@trastienda/api-client/calls';
import { toCentavos } from '@trastienda/domain';
import { withholdingRates } from '@trastienda/domain/payment';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { guides } from '../../tables/shipping.ts';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { testInstallation } from '../../testing/installation.ts';
import { NOW } from '../../testing/now.ts';
import { lineIds, orderAt } from '../../testing/requests.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { orderMoney, payouts } from '../../tables/money.ts';

const db = useDatabase();
const { ask, answer } = asking(() => db.database);
const listed = (query: object = {}) =>
  ask(calls.listOrderNets, { query: { store_id: CASA_LUMBRE, pageSize: 100, ...query } as never });
const net = (marketplace: string, orderId: string) =>
  ask(calls.getOrderNet, { params: { marketplace, orderId } as never });

describe('what each order leaves (calls.md 24.11, D313 to D315)', () => {
  it('is listed by state, with counts of each and the sums of all', async () => {
    const all = await listed({ marketplace: 'SR' });
    const states = ['por_cobrar', 'programado', 'pagado', 'diferencia'] as const;
    expect(states.reduce((sum, state) => sum + (all.counts[state] ?? 0), 0)).toBe(
      all.pagination.total_registros,
    );
    for (const estado of states) {
      const page = await listed({ marketplace: 'SR', estado });
      expect(page.pagination.total_registros).toBe(all.counts[estado]);
      expect(page.counts).toEqual(all.counts);
      expect(new Set(page.data.map((one) => one.estado))).toEqual(new Set([estado]));
    }
    const open = await listed({ marketplace: 'SR', estado: 'diferencia' });
    const sum = open.data.reduce((total, { diferencia }) => total + toCentavos(diferencia), 0);
    expect(toCentavos(open.totales.diferencia)).toBe(sum);
    expect(open.data.some(({ causas }) => causas[0]?.causa === 'sin_pagar')).toBe(true);
    for (const { causas, diferencia } of open.data) {
      const named = causas.reduce((total, { monto }) => total + toCentavos(monto), 0);
      expect(named).toBe(toCentavos(diferencia));
    }
  });

  it('the orders of one deposit are those of its lines', async () => {
    const { data: deposits } = await ask(calls.listPayments, {
      query: { store_id: CASA_LUMBRE, marketplace: 'SR', estado: 'pagado' },
    });
    const [deposit] = deposits;
    const { data } = await listed({ paymentId: deposit?.id });
    expect(data.length).toBe(deposit?.pedidos);
    expect(data.every(({ marketplace }) => marketplace === 'SR')).toBe(true);
  });

  it('rates that the installation adds count from their day on (D353)', async () => {
    const order = await orderAt(db.database, ask, 'CS', 5);
    const rate = { isr: 9, iva: 75 };
    const added = (since: string) => ({
      ...testInstallation,
      withholdingRates: [
        ...withholdingRates,
        { since, fisica: rate, moral: rate, withoutRfc: rate, source: 'A law of tomorrow' },
      ],
    });
    const ratesWith = async (since: string) => {
      const there = asking(() => db.database, { installation: added(since) });
      const params = { marketplace: 'CS', orderId: order.orderid } as const;
      return (await there.ask(calls.getOrderNet, { params })).data.tasas;
    };
    const day = order.purchase_date.slice(0, 10);
    const dayAfter = new Date(Date.parse(day) + 2 * 86_400_000).toISOString().slice(0, 10);
    const dayBefore = new Date(Date.parse(day) - 2 * 86_400_000).toISOString().slice(0, 10);
    expect(await ratesWith(dayBefore)).toEqual({ ...rate, desde: dayBefore });
    expect(await ratesWith(dayAfter)).toEqual((await net('CS', order.orderid)).data.tasas);
  });

  it('of an order on its way it is what it should bring; of other channels nobody pays here', async () => {
    const order = await orderAt(db.database, ask, 'CS', 5);
    const { data } = await net('CS', order.orderid);
    expect(data).toMatchObject({ estado: 'por_cobrar', pagado: null, paymentId: null, fecha_estimada: null });
    expect(data.esperado.venta).toBeGreaterThan(0);
    const other = await answer(calls.getOrderNet, { params: { marketplace: 'ML', orderId: order.orderid } });
    expect(other.status).toBe(404);
    expect(
      await answer(calls.getOrderNet, { params: { marketplace: 'CS', orderId: 'no-such' } }),
    ).toMatchObject({
      status: 404,
    });
  });

  it('what nobody paid is late from its 31st day on, to the millisecond, wherever it is told', async () => {
    const [owed] = (await listed({ marketplace: 'SN', estado: 'por_cobrar' })).data;
    const orderId = owed?.no_pedido ?? '';
    const monthOld = NOW.getTime() - 31 * 86_400_000;
    const told = async (payableAt: Date) => {
      await acrossStores(db.database, (tx) =>
        tx
          .update(orderMoney)
          .set({ payableAt })
          .where(and(eq(orderMoney.marketplace, 'SN'), eq(orderMoney.orderNumber, orderId))),
      );
      const query = { store_id: CASA_LUMBRE, marketplace: 'SN' } as const;
      const { data: summary } = await ask(calls.getPaymentSummary, { query });
      const { counts } = await listed({ marketplace: 'SN' });
      const found = await listed({ marketplace: 'SN', estado: 'diferencia', search: orderId });
      const body = { ...query, folio: 'ACL-1', nota: null, resuelta: false };
      const params = { paymentId: '-', orderId };
      return {
        row: (await net('SN', orderId)).data.estado,
        filtered: found.data.length,
        counted: counts.diferencia,
        summed: summary.por_conciliar.pedidos,
        claimed: (await answer(calls.savePaymentClaim, { params, body })).status,
      };
    };
    const before = await told(new Date(monthOld + 1));
    expect(before).toMatchObject({ row: 'por_cobrar', filtered: 0, claimed: 409 });
    expect(await told(new Date(monthOld))).toEqual({
      row: 'diferencia',
      filtered: 1,
      counted: (before.counted ?? 0) + 1,
      summed: before.summed + 1,
      claimed: 200,
    });
  });

  it('without an announced deposit the next one is what the orders expect of it, on their own day', async () => {
    const marketplace = 'SN';
    await acrossStores(db.database, (tx) =>
      tx
        .update(payouts)
        .set({ state: 'pagado' })
        .where(and(eq(payouts.marketplace, marketplace), eq(payouts.state, 'programado'))),
    );
    const [owed] = (await listed({ marketplace, estado: 'por_cobrar' })).data;
    // The week of the order was paid without it, ten days ago.
    await acrossStores(db.database, (tx) =>
      tx
        .update(orderMoney)
        .set({ payableAt: new Date(NOW.getTime() - 16 * 86_400_000) })
        .where(
          and(eq(orderMoney.marketplace, marketplace), eq(orderMoney.orderNumber, owed?.no_pedido ?? '')),
        ),
    );
    const { data } = await listed({ marketplace, estado: 'por_cobrar', pageSize: 100 });
    const days = data.map(({ fecha_estimada: day }) => day).filter((day) => day !== null);
    const first = days.toSorted()[0] ?? '';
    expect(first >= NOW.toISOString().slice(0, 10)).toBe(true);
    const due = data.filter(({ fecha_estimada: day }) => day === first);
    expect(due.map(({ no_pedido: number }) => number)).toContain(owed?.no_pedido);
    const { data: summary } = await ask(calls.getPaymentSummary, {
      query: { store_id: CASA_LUMBRE, marketplace },
    });
    expect(summary.proximo).toEqual({
      paymentId: null,
      fecha_pago: `${first}T18:00:00.000Z`,
      monto: due.reduce((sum, { esperado }) => sum + toCentavos(esperado.neto), 0) / 100,
    });
  });

  it('a guide that was cancelled and made again is expected once, at what the live one costs', async () => {
    const order = await orderAt(db.database, ask, 'CS', 1);
    const parcel = {
      packages: [{ height: 10, width: 30, depth: 25, weight: 1.2, quantity: 1 }],
      forcedGuideType: null,
    };
    const make = async (cost: number) => {
      const { detail } = await ask(calls.createAutomaticGuide, {
        params: { marketplace: 'CS' },
        body: { storeId: CASA_LUMBRE, orderId: order.orderid, ...parcel, colocationIds: lineIds(order) },
      });
      // The channel's charge for the guide is known only later.
      await acrossStores(db.database, (tx) =>
        tx
          .update(guides)
          .set({ totalCost: cost })
          .where(and(eq(guides.storeId, CASA_LUMBRE), eq(guides.number, detail.guide))),
      );
      return detail.guide;
    };
    const first = await make(9_900);
    expect((await net('CS', order.orderid)).data.esperado.guia).toBe(99);
    const body = { storeId: CASA_LUMBRE, guides: [first], lotId: null, reason: 'Otra caja' };
    await ask(calls.cancelCourierGuide, { body });
    expect((await net('CS', order.orderid)).data.esperado.guia).toBe(0);
    await make(12_100);
    expect((await net('CS', order.orderid)).data.esperado.guia).toBe(121);
  });

  it('a claim is kept, mended and closed; without a difference there is none', async () => {
    const { data } = await listed({ marketplace: 'CS', estado: 'diferencia' });
    const order = data.find(({ paymentId }) => paymentId !== null);
    const unpaid = data.find(({ causas }) => causas[0]?.causa === 'sin_pagar');
    const claim = (one: typeof order, body: object, paymentId = one?.paymentId ?? '-') =>
      answer(calls.savePaymentClaim, {
        params: { paymentId, orderId: one?.no_pedido },
        body: { store_id: CASA_LUMBRE, marketplace: 'CS', folio: null, nota: null, resuelta: false, ...body },
      });
    expect(await claim(order, { folio: 'ACL-118' })).toMatchObject({
      status: 200,
      body: { data: { aclaracion: { folio: 'ACL-118', resuelta: false } } },
    });
    const summary = async () =>
      (await ask(calls.getPaymentSummary, { query: { store_id: CASA_LUMBRE, marketplace: 'CS' } })).data
        .por_conciliar.pedidos;
    const before = await summary();
    expect(await claim(order, { folio: 'ACL-118', resuelta: true })).toMatchObject({ status: 200 });
    expect(await summary()).toBe(before - 1);
    expect(await claim(unpaid, { nota: 'Llamé el lunes' })).toMatchObject({ status: 200 });
    expect(await claim(order, { nota: 'x'.repeat(501) })).toMatchObject({ status: 422 });
    expect(await claim(order, {}, 'P-1')).toMatchObject({ status: 404 });
    const [paid] = (await listed({ marketplace: 'CS', estado: 'pagado' })).data;
    expect(await claim(paid, {})).toMatchObject({
      status: 409,
      body: { message: 'El pedido no tiene diferencia que aclarar' },
    });
  });
});
