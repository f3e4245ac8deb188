import type { AnyCall } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { toCentavos } from '@trastienda/domain';
import { and, eq, sql, TransactionRollbackError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bareInstallation } from '../../core/installation.ts';
import type { Transaction } from '../../database/connect.ts';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { NOW } from '../../testing/now.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { orderLines, orders } from '../../tables/orders.ts';
import { refreshOrderMoney } from './refresh-order-money.ts';
import { orderMoney, payoutLines, payouts } from '../../tables/money.ts';

const db = useDatabase();
const { ask, answer } = asking(() => db.database);

const download = async (call: AnyCall, input: object) => {
  const { file } = await answer(call, input);
  if (!file) throw new Error('No file');
  return file;
};

const listed = (query: object = {}) =>
  ask(calls.listPayments, {
    query: { store_id: CASA_LUMBRE, marketplace: 'CS', pageSize: 100, ...query } as never,
  });
const across = <T>(work: (tx: Transaction) => Promise<T>) => acrossStores(db.database, work);

describe('deposits (S7.93; calls.md 20, D311, D312)', () => {
  it('S3.43: newest first, each the sum of its parts, 18 months of weeks', async () => {
    const { data, pagination } = await listed();
    expect(pagination.total_registros).toBeGreaterThan(40);
    const times = data.map(({ fecha_pago: at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    for (const one of data) {
      const parts = [one.comisiones, one.retenciones, one.guias].reduce(
        (sum, part) => sum + toCentavos(part),
        0,
      );
      expect(toCentavos(one.monto_ventas) - parts + toCentavos(one.otros)).toBe(toCentavos(one.monto_pagado));
      expect(toCentavos(one.retencion_isr) + toCentavos(one.retencion_iva)).toBe(toCentavos(one.retenciones));
    }
    expect(data[0]).toMatchObject({ estado: 'programado', factura: false, cuenta: '7895' });
    const first = Math.min(...times);
    expect(NOW.getTime() - first).toBeGreaterThan(300 * 86_400_000);
  });

  it('the totals are those of all that meet the filter, not of the page', async () => {
    const all = await listed();
    const page = await listed({ pageSize: 5, page: 2 });
    expect(page.totales).toEqual(all.totales);
    const sum = all.data.reduce((total, { monto_pagado: paid }) => total + toCentavos(paid), 0);
    expect(toCentavos(all.totales?.monto_pagado ?? 0)).toBe(sum);
  });

  it('are found by folio, by an order they hold, by days and by state', async () => {
    const [, second] = (await listed()).data;
    const folio = second?.id ?? '';
    expect((await listed({ search: folio.toLowerCase() })).data.map(({ id }) => id)).toContain(folio);
    const { data: lines } = await ask(calls.listPaymentLines, { params: { paymentId: folio } });
    const order = lines.find(({ no_pedido: number }) => number !== null)?.no_pedido ?? '';
    expect((await listed({ search: order })).data.map(({ id }) => id)).toContain(folio);
    const day = second?.fecha_pago.slice(0, 10);
    expect((await listed({ fecha_inicio: day, fecha_fin: day })).data.map(({ id }) => id)).toEqual([folio]);
    for (const estado of ['programado', 'pagado', 'diferencia', 'rechazado'] as const) {
      const { data } = await listed({ estado });
      expect(data.length, estado).toBeGreaterThan(0);
      expect(new Set(data.map((one) => one.estado))).toEqual(new Set([estado]));
    }
  });

  it('the lines of one add up to it, and its CSV is the same lines', async () => {
    const [, second] = (await listed()).data;
    const params = { paymentId: second?.id ?? '' };
    const { data, pagination } = await ask(calls.listPaymentLines, { params, query: { pageSize: 100 } });
    expect(pagination.total_registros).toBe(data.length);
    const sum = data.reduce((total, { monto }) => total + toCentavos(monto), 0);
    expect(sum).toBe(toCentavos(second?.monto_pagado ?? 0));
    const csv = await download(calls.downloadPaymentLines, { params });
    expect(csv.fileName).toBe(`movimientos-${params.paymentId}.csv`);
    const amounts = Buffer.from(csv.bytes)
      .toString('utf8')
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(',')[3]));
    expect(amounts.reduce((total, amount) => total + toCentavos(amount), 0)).toBe(sum);
    expect((await ask(calls.getPayment, { params })).data).toEqual(second);
  });

  it('an invoice is there once it is paid', async () => {
    const [coming, paid] = (await listed()).data;
    const pdf = await download(calls.downloadPaymentInvoice, { params: { paymentId: paid?.id ?? '' } });
    expect(Buffer.from(pdf.bytes).subarray(0, 5).toString()).toBe('%PDF-');
    expect(
      await answer(calls.downloadPaymentInvoice, { params: { paymentId: coming?.id ?? '' } }),
    ).toMatchObject({ status: 404, body: { message: 'El depósito todavía no tiene factura' } });
  });

  it('the summary says what comes, what came this month, and what does not add up', async () => {
    const { data } = await ask(calls.getPaymentSummary, {
      query: { store_id: CASA_LUMBRE, marketplace: 'CS' },
    });
    const [next] = (await listed({ estado: 'programado' })).data;
    expect(data.proximo).toMatchObject({ paymentId: next?.id, monto: next?.monto_pagado });
    const month = await listed({ fecha_inicio: '2025-11-01', fecha_fin: '2025-11-30' });
    const paid = month.data.filter(({ estado }) => estado === 'pagado' || estado === 'diferencia');
    const sum = paid.reduce((total, one) => total + toCentavos(one.monto_pagado), 0);
    expect([data.mes, toCentavos(data.depositado)]).toEqual(['2025-11', sum]);
    expect(data.por_conciliar.pedidos).toBeGreaterThan(4);
    expect(data.por_cobrar.pedidos).toBeGreaterThan(0);
    expect(data.retenciones.length).toBeGreaterThan(10);
  });
});

describe('the database holds a deposit to its lines (D312)', () => {
  const put = (tx: Transaction, id: string, amount: number) =>
    tx.insert(payouts).values({
      storeId: CASA_LUMBRE,
      id,
      marketplace: 'CS',
      periodFirst: '2025-11-17',
      periodLast: '2025-11-23',
      payAt: NOW,
      reference: 'SPEI 1',
      accountLast4: null,
      state: 'pagado',
      amount,
    });
  const line = (id: string, at: number, kind: 'venta' | 'comision' | 'iva', amount: number) => ({
    storeId: CASA_LUMBRE,
    payoutId: id,
    line: at,
    orderNumber: null,
    kind,
    amount,
    at: NOW,
    note: null,
  });
  const good = [line('T-1', 1, 'venta', 10_000), line('T-1', 2, 'comision', -1_500)];
  /** Returns PostgreSQL's error; '' when it accepts the statement. */
  const faultOf = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => '',
      (error: Error) => `${error.message} ${String(error.cause)}`,
    );

  it('takes one that adds up, in whatever order it is written', async () => {
    await across(async (tx) => {
      await put(tx, 'T-1', 8_500);
      for (const one of good) await tx.insert(payoutLines).values(one);
    });
    const [row] = await across((tx) => tx.select().from(payouts).where(eq(payouts.id, 'T-1')));
    expect(row).toMatchObject({ sales: 10_000, commissions: 1_500, amount: 8_500 });
  });

  it('refuses one that does not: inserted, changed, added to, or of the wrong sign', async () => {
    const of = and(eq(payouts.storeId, CASA_LUMBRE), eq(payouts.id, 'T-1'));
    const attempts: (() => Promise<unknown>)[] = [
      () => across((tx) => put(tx, 'T-2', 1)),
      () =>
        across(async (tx) => {
          await put(tx, 'T-2', 8_501);
          await tx.insert(payoutLines).values(good.map((one) => ({ ...one, payoutId: 'T-2' })));
        }),
      () => across((tx) => tx.update(payouts).set({ amount: 8_499 }).where(of)),
      () => across((tx) => tx.update(payouts).set({ sales: 10_001, commissions: 1_501 }).where(of)),
      () => across((tx) => tx.insert(payoutLines).values(line('T-1', 3, 'iva', -1))),
      // A transaction that names another store at its end is checked against that store too.
      () =>
        db.database.transaction(async (tx) => {
          await tx.execute(sql`select set_config('app.store_id', ${CASA_LUMBRE}, true)`);
          await tx.insert(payoutLines).values(line('T-1', 4, 'iva', -1));
          await tx.execute(sql`select set_config('app.store_id', '20817', true)`);
        }),
    ];
    for (const attempt of attempts) expect(await faultOf(attempt())).toContain('payout_unbalanced');
    expect(await faultOf(across((tx) => tx.insert(payoutLines).values(line('T-1', 3, 'iva', 1))))).toContain(
      'payout_lines_sign',
    );
    // Columns other than the amounts may change.
    expect(await faultOf(across((tx) => tx.update(payouts).set({ state: 'rechazado' }).where(of)))).toBe('');
  });

  it('lines are never changed, and a deposit that has some is never deleted', async () => {
    const ofLine = eq(payoutLines.payoutId, 'T-1');
    const changed = across((tx) => tx.update(payoutLines).set({ amount: 1 }).where(ofLine));
    expect(await faultOf(changed)).toContain('never changed');
    expect(await faultOf(across((tx) => tx.delete(payoutLines).where(ofLine)))).toContain('never changed');
    const deleted = across((tx) => tx.delete(payouts).where(eq(payouts.id, 'T-1')));
    expect(await faultOf(deleted)).toContain('foreign key');
  });

  it('two connections that each add a half are each refused, whoever commits first', async () => {
    const half = (at: number) =>
      across(async (tx) => {
        await tx.insert(payoutLines).values(line('T-1', at, 'iva', -5));
      });
    const both = await Promise.allSettled([half(5), half(6)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});

describe('what the demo planted is found (D315)', () => {
  it('every cause is named, once a channel at least, with the amount that was planted', async () => {
    const rows = await across((tx) =>
      tx
        .select()
        .from(orderMoney)
        .where(and(eq(orderMoney.storeId, CASA_LUMBRE), eq(orderMoney.marketplace, 'CS'))),
    );
    const causes = rows.flatMap((row) => row.causes.map((cause) => ({ ...cause, row })));
    const named = new Map(causes.map((one) => [one.cause, one]));
    expect([...named.keys()].toSorted()).toEqual(
      ['ajuste', 'comision', 'devolucion', 'doble_pago', 'guia', 'redondeo', 'retencion'].toSorted(),
    );
    expect(causes.filter(({ cause }) => cause === 'redondeo').map(({ amount }) => amount)).toEqual([1, 1, 1]);
    const of = (cause: string) => named.get(cause as never);
    expect(of('comision')).toMatchObject({ note: 'Cobraron 17 % en vez de 15 %' });
    expect(of('comision')?.amount).toBe(Math.round((of('comision')?.row.sale ?? 0) * 0.02));
    expect(of('guia')).toMatchObject({ amount: 14_850 });
    expect(of('ajuste')).toMatchObject({ amount: 3_500 });
    expect(of('doble_pago')?.amount).toBe(-(of('doble_pago')?.row.net ?? 0));
  });

  it('a discount for a return names its pieces, also when they are told to have come back after the deposit', async () => {
    const discounted = (tx: Transaction) =>
      tx
        .select()
        .from(orderMoney)
        .where(
          and(
            eq(orderMoney.storeId, CASA_LUMBRE),
            eq(orderMoney.marketplace, 'CS'),
            sql`causes @> '[{"cause": "devolucion"}]'`,
          ),
        )
        .limit(1);
    await across(async (tx) => {
      const [row] = await discounted(tx);
      const store = { tx, storeId: CASA_LUMBRE, installation: bareInstallation };
      const own = eq(orderMoney.orderNumber, row?.orderNumber ?? '');
      const [order] = await tx
        .select()
        .from(orders)
        .where(and(eq(orders.orderNumber, row?.orderNumber ?? ''), eq(orders.marketplace, 'CS')));
      if (!order) throw new Error('No order');
      await tx.update(orderMoney).set({ returned: 0 }).where(own);
      const lines = await tx
        .select()
        .from(orderLines)
        .where(and(eq(orderLines.storeId, CASA_LUMBRE), eq(orderLines.orderId, order.id)));
      // Every piece was returned, so that the order is owed no more, and the return is counted all the same.
      const back = lines.map((line) => ({ ...line, statusId: 9 as const }));
      await refreshOrderMoney(store, order, back);
      const [after] = await tx.select().from(orderMoney).where(own);
      expect(after).toMatchObject({ returned: lines.length, net: row?.net, difference: row?.difference });
      const noted = after?.causes.find(({ cause }) => cause === 'devolucion')?.note;
      const pieces = `${lines.length} ${lines.length === 1 ? 'pieza' : 'piezas'}`;
      expect(noted).toBe(`Descontaron la devolución de ${pieces}`);
      tx.rollback();
    }).catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  });

  it('of every order the causes add up to the difference, and what was paid to the lines of its deposits', async () => {
    const { rows } = await across((tx) =>
      tx.execute<{ wrong: number; orders: number }>(sql`
        select count(*)::int as orders, count(*) filter (where
          m.difference <> coalesce((select sum((c->>'amount')::bigint) from jsonb_array_elements(m.causes) c), 0)
          or coalesce(m.paid_net, 0) <> coalesce((
            select sum(l.amount) from payout_lines l join payouts p on p.store_id = l.store_id and p.id = l.payout_id
            where l.store_id = m.store_id and l.order_number = m.order_number and p.marketplace = m.marketplace
              and p.state <> 'rechazado'), 0)
          or m.net <> m.sale - m.commission - m.isr - m.iva - m.guides
          or (m.paid_net is not null and m.difference <> m.net - m.paid_net)
        )::int as wrong
        from order_money m`),
    );
    expect(rows[0]?.orders).toBeGreaterThan(500);
    expect(rows[0]?.wrong).toBe(0);
  });

  it('deposits, what is still owed and differences are all that was expected, to the centavo', async () => {
    const { rows } = await across((tx) =>
      tx.execute<{ left: number }>(sql`
        select ((select sum(net) from order_money)
          - (select coalesce(sum(net) filter (where state = 'por_cobrar'), 0) from order_money)
          - (select coalesce(sum(difference), 0) from order_money)
          - (select sum(l.amount) from payout_lines l join payouts p on p.store_id = l.store_id and p.id = l.payout_id
             where l.order_number is not null and p.state <> 'rechazado'))::bigint as left`),
    );
    expect(Number(rows[0]?.left)).toBe(0);
  });
});
