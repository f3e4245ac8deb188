import { calls } from '@trastienda/api-client/calls';
import { addDays, toCentavos } from '@trastienda/domain';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { seed, times } from '../../../../../tools/suite/samples.ts';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { useClients } from '../../testing/use-clients.ts';
import { auditMoney, foldMoney, rebuildMoney } from './maintain-sums.ts';
import { monthsAndEdges } from './money-sums.ts';

const empty = useDatabase('empty');
const demo = useDatabase();
const { ask } = asking(() => demo.database);

/** Two that write at the same time, and one that only reads what is committed. */
const names = ['ana', 'beto', 'reader'] as const;
const clients = useClients(() => empty.database, names, 'orders, order_money, payouts, payout_changes');
const stores = ['s1', 's2'] as const;
const deposits = ['P-1', 'P-2', 'P-3'] as const;

/** What the sums of both stores lack, folded or not, as this client sees them. */
async function wrong(client: PoolClient): Promise<unknown[]> {
  const found = [];
  for (const store of stores) {
    for (const law of ['money_differences', 'payout_differences'])
      found.push(...(await client.query(`select * from ${law}($1)`, [store])).rows);
  }
  const months = await client.query(`
    select store_id, kind, marketplace, state, month from (
      select date_trunc('month', day)::date as month, d.* from money_days d
      union all select day, store_id, kind, marketplace, state, day, -orders, -sale, -commission, -isr, -iva, -guides, -net, -paid, -difference
      from money_months) t
    group by 1, 2, 3, 4, 5 having (sum(orders), sum(net), sum(paid), sum(difference)) <> (0, 0, 0, 0)`);
  return [...found, ...months.rows];
}

const step = fc.record({
  who: fc.constantFrom('ana' as const, 'beto' as const),
  what: fc.constantFrom(
    'put',
    'put',
    'pay',
    'pay',
    'claim',
    'move',
    'undo',
    'delete',
    'bill',
    'fold',
    'commit',
    'roll back',
  ),
  store: fc.constantFrom(...stores),
  marketplace: fc.constantFrom('CS', 'SN'),
  state: fc.constantFrom('por_cobrar', 'programado', 'pagado', 'diferencia'),
  deposit: fc.constantFrom(...deposits),
  invoice: fc.constantFrom(null, 'en_revision', 'rechazada', 'aceptada'),
  billing: fc.constantFrom(0, 1, 2),
  day: fc.nat(70),
  /** The number of one of the writer's orders: each writes its own. */
  from: fc.nat(20),
  size: fc.integer({ min: 1, max: 12 }),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function take(one: Step): Promise<void> {
  const client = clients[one.who];
  const { store, marketplace, state, deposit, invoice, billing } = one;
  const numbers = Array.from({ length: one.size }, (_, at) => `${one.who}-${one.from + at}`);
  const day = `${addDays('2026-01-05', one.day)}T05:30:00Z`;
  const pay = () =>
    client.query(
      `update order_money set state = $3, difference = case $3 when 'diferencia' then 100 + length(order_number) else 0 end,
         paid_net = case $3 when 'por_cobrar' then null else net - 5 end, payout_id = case $3 when 'por_cobrar' then null else $4 end
       where store_id = $1 and order_number = any($2)`,
      [store, numbers, state, deposit],
    );
  switch (one.what) {
    case 'put':
      await client.query(
        `insert into order_money (store_id, marketplace, order_number, purchase_date, pieces, returned, sale, commission, isr, iva, guides, net, state, payout_id)
         select $1, $2, n, $4, 1, 0, 1000 + length(n), 10, 20, 30, 40, 900 + length(n), $5, case $5 when 'por_cobrar' then null else $6 end
         from unnest($3::text[]) n
         on conflict (store_id, marketplace, order_number) do update set sale = order_money.sale + 7, net = order_money.net + 7`,
        [store, marketplace, numbers, day, state, deposit],
      );
      return;
    case 'pay':
      await pay();
      return;
    case 'claim':
      await client.query(
        'update order_money set claim_solved = not claim_solved where store_id = $1 and order_number = any($2)',
        [store, numbers],
      );
      return;
    case 'move':
      await client.query(
        'update order_money set purchase_date = $3 where store_id = $1 and order_number = any($2)',
        [store, numbers, day],
      );
      return;
    case 'delete':
      await client.query('delete from order_money where store_id = $1 and order_number = any($2)', [
        store,
        numbers,
      ]);
      return;
    case 'bill':
      await client.query(
        `insert into orders (store_id, id, order_number, marketplace, status, client_name, client_name_folded, purchase_date, total,
           payment, shipping_address, channel_data, billing, invoice_status)
         select $1, n, n, $2, 'finalizado', 'a', 'a', $4, 100, '{}', '{}', '{}', $5, $6 from unnest($3::text[]) n
         on conflict (store_id, id) do update set billing = excluded.billing, invoice_status = excluded.invoice_status`,
        [store, marketplace, numbers, day, billing, invoice],
      );
      return;
    case 'fold':
      await client.query('select fold_money($1, $2)', [store, one.size]);
      return;
    case 'undo':
      await client.query('savepoint before');
      await pay();
      await client.query('rollback to before');
      return;
    case 'commit':
      await client.query('commit; begin');
      return;
    default:
      await client.query('rollback; begin');
  }
}

describe('sums of money', () => {
  beforeAll(async () => {
    for (const [at, store] of stores.entries())
      await acrossStores(empty.database, (tx) =>
        tx.execute(sql`
          insert into stores (id, owner_email, position, created_at, time_zone)
          values (${store}, 'a@b.example', ${at}, now(), 'America/Mexico_City')`),
      );
  });
  const putDeposits = () =>
    clients.reader.query(
      `insert into payouts (store_id, id, marketplace, period_first, period_last, pay_at, reference, state, amount)
       select s, p, 'CS', '2026-01-05', '2026-01-11', now(), 'SPEI', 'pagado', 0
       from unnest($1::text[]) s, unnest($2::text[]) p`,
      [stores, deposits],
    );

  it('equal the rows, after any writes of two at once, committed or rolled back, folded or not, and nobody waits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 60, size: 'max' }), async (steps) => {
        await clients.reader.query('truncate orders, order_money, payouts cascade');
        await putDeposits();
        for (const who of ['ana', 'beto'] as const) await clients[who].query('begin');
        try {
          for (const one of steps) {
            await take(one);
            for (const name of names) expect(await wrong(clients[name])).toEqual([]);
          }
        } finally {
          for (const who of ['ana', 'beto'] as const) await clients[who].query('commit');
        }
        for (const store of stores) await clients.reader.query('select fold_money($1)', [store]);
        expect(await wrong(clients.reader)).toEqual([]);
        const { rows } = await clients.reader.query(
          'select (select count(*) from money_changes)::int as changes, (select count(*) from payout_changes)::int as of_deposits',
        );
        expect(rows).toEqual([{ changes: 0, of_deposits: 0 }]);
      }),
      { numRuns: times(20, 1 / 5), seed, endOnFailure: true },
    );
  }, 120_000);

  it('two orders of one deposit are written at once; the fold leaves a deposit that is being written for later', async () => {
    await putDeposits();
    const one = {
      store: 's1',
      marketplace: 'CS',
      deposit: 'P-1',
      invoice: null,
      billing: 0,
      day: 1,
      from: 1,
      size: 1,
    } as const;
    await take({ ...one, who: 'ana', what: 'put', state: 'pagado' });
    await take({ ...one, who: 'beto', what: 'put', state: 'pagado' });
    const { ana, beto, reader } = clients;
    await ana.query('begin');
    await take({ ...one, who: 'ana', what: 'pay', state: 'diferencia' });
    await take({ ...one, who: 'beto', what: 'pay', state: 'diferencia' });
    await ana.query(`update payouts set state = 'programado' where store_id = 's1' and id = 'P-1'`);
    await reader.query(`select fold_money('s1')`);
    const different = async () =>
      (await reader.query(`select different_orders as n from payouts where store_id = 's1' and id = 'P-1'`))
        .rows;
    expect(await different()).toEqual([{ n: 0 }]);
    expect(await wrong(reader)).toEqual([]);
    await ana.query('commit');
    await beto.query(`select fold_money('s1')`);
    expect(await different()).toEqual([{ n: 2 }]);
    expect(await wrong(reader)).toEqual([]);
  });

  it('a bulk of 5,000 is a row for each channel, state and day, and one for each deposit that differs', async () => {
    const { reader } = clients;
    await putDeposits();
    await reader.query(`
      insert into order_money (store_id, marketplace, order_number, purchase_date, pieces, returned, sale, commission, isr, iva, guides, net, difference, state, payout_id)
      select 's1', 'CS', 'n-' || n, '2026-01-05T12:00:00Z', 1, 0, 1000, 0, 0, 0, 0, 1000, 1, 'diferencia', 'P-1' from generate_series(1, 5000) n`);
    const { rows } = await reader.query(
      'select (select count(*) from money_changes)::int as changes, (select count(*) from payout_changes)::int as of_deposits',
    );
    expect(rows).toEqual([{ changes: 1, of_deposits: 1 }]);
    await reader.query(`update order_money set claim = '{}'`);
    expect((await reader.query('select count(*)::int as n from money_changes')).rows).toEqual([{ n: 1 }]);
  });
});

describe('the audit of every night', () => {
  it('finds nothing in the demo, and mends what is off', async () => {
    const heard: string[] = [];
    const audit = () => auditMoney(demo.database, ({ message }) => heard.push(message));
    await audit();
    expect(heard).toEqual([]);
    await acrossStores(demo.database, (tx) =>
      tx.execute(sql`update money_days set net = net + 1 where ctid = (
        select ctid from money_days where store_id = ${CASA_LUMBRE} and kind = 0 limit 1)`),
    );
    await acrossStores(demo.database, (tx) =>
      tx.execute(sql`update payouts set difference = difference + 1 where ctid = (
        select ctid from payouts where store_id = ${CASA_LUMBRE} limit 1)`),
    );
    await audit();
    expect(heard).toEqual([
      `Sums of money of the store ${CASA_LUMBRE} were off in 3 places, and are made anew`,
    ]);
    await audit();
    expect(heard).toHaveLength(1);
    expect(await rebuildMoney(demo.database, CASA_LUMBRE)).toBe(true);
    expect(await rebuildMoney(demo.database, 'no-such-store')).toBe(false);
    await audit();
    expect(heard).toHaveLength(1);
  });

  it('days are those of the store, in another zone too', async () => {
    for (const name of ['Pacific/Kiritimati', 'America/Tijuana', 'America/Mexico_City']) {
      await acrossStores(demo.database, (tx) =>
        tx.execute(sql`update stores set time_zone = ${name} where id = ${CASA_LUMBRE}`),
      );
      const { rows } = await acrossStores(demo.database, (tx) =>
        tx.execute(sql`select * from money_differences(${CASA_LUMBRE})`),
      );
      expect(rows).toEqual([]);
    }
    await foldMoney(demo.database);
  });
});

const store = { store_id: CASA_LUMBRE, pageSize: 100 };
const ranges = [
  {},
  { fecha_inicio: '2025-03-14' },
  { fecha_fin: '2025-10-02' },
  { fecha_inicio: '2025-03-01', fecha_fin: '2025-05-31' },
  { fecha_inicio: '2025-02-27', fecha_fin: '2025-11-03' },
  { fecha_inicio: '2025-08-10', fecha_fin: '2025-08-20' },
];
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + toCentavos(amount), 0);

describe('the totals of a list are those of its rows', () => {
  it.each(ranges)('amounts of orders, %o', async (days) => {
    for (const marketplace of [undefined, 'SR'] as const) {
      for (const estado of [undefined, 'por_cobrar', 'programado', 'pagado', 'diferencia'] as const) {
        const rows = [];
        for (let page = 1; ; page += 1) {
          const answer = await ask(calls.listOrderNets, {
            query: {
              ...store,
              ...days,
              page,
              ...(marketplace && { marketplace }),
              ...(estado && { estado }),
            },
          });
          rows.push(...answer.data);
          if (answer.data.length === 100) continue;
          expect(answer.pagination.total_registros).toBe(rows.length);
          expect(new Set(rows.map((row) => `${row.marketplace} ${row.no_pedido}`)).size).toBe(rows.length);
          expect(rows.map((row) => row.fecha_pedido)).toEqual(
            rows
              .map((row) => row.fecha_pedido)
              .toSorted()
              .toReversed(),
          );
          expect(toCentavos(answer.totales.esperado.neto)).toBe(sumOf(rows.map((row) => row.esperado.neto)));
          expect(toCentavos(answer.totales.pagado)).toBe(sumOf(rows.map((row) => row.pagado?.neto ?? 0)));
          expect(toCentavos(answer.totales.diferencia)).toBe(sumOf(rows.map((row) => row.diferencia)));
          if (estado) expect(answer.counts[estado]).toBe(rows.length);
          break;
        }
      }
    }
  });

  it.each(ranges)('deposits, %o', async (days) => {
    for (const estado of [undefined, 'programado', 'pagado', 'diferencia', 'rechazado'] as const) {
      const { data, totales, pagination } = await ask(calls.listPayments, {
        query: { ...store, ...days, marketplace: 'SR', ...(estado && { estado }) },
      });
      expect(pagination.total_registros).toBe(data.length);
      expect(toCentavos(totales?.monto_pagado ?? 0)).toBe(sumOf(data.map((row) => row.monto_pagado)));
      expect(toCentavos(totales?.diferencia ?? 0)).toBe(sumOf(data.map((row) => row.diferencia ?? 0)));
    }
  });

  it.each(ranges)('invoices, %o', async (days) => {
    for (const call of [calls.listAutomaticBillings, calls.listManualBillings]) {
      for (const invoice_status of [undefined, 'pendiente', 'rechazada', 'aceptada'] as const) {
        const rows = [];
        for (let page = 1; ; page += 1) {
          const answer = await ask(call, {
            query: { ...store, ...days, page, ...(invoice_status && { invoice_status }) },
          });
          rows.push(...answer.records);
          if (answer.records.length === 100) continue;
          expect(answer.totalRecords).toBe(rows.length);
          expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
          if (invoice_status) expect(answer.counts?.[invoice_status]).toBe(rows.length);
          break;
        }
      }
    }
  });

  it('a deposit that a change waits for shows it at once, in its row, its state and the totals', async () => {
    const list = (estado: 'pagado' | 'diferencia') =>
      ask(calls.listPayments, { query: { ...store, marketplace: 'SR', estado } });
    const [before, different] = [await list('pagado'), await list('diferencia')];
    const ids = sql.join(
      before.data.map(({ id }) => sql`${id}`),
      sql`, `,
    );
    const { rows } = await acrossStores(demo.database, (tx) =>
      tx.execute<{ id: string }>(sql`
        update order_money set state = 'diferencia', difference = 1234 where ctid = (
          select ctid from order_money where store_id = ${CASA_LUMBRE} and payout_id in (${ids}) order by order_number limit 1)
        returning payout_id as id`),
    );
    const id = rows[0]?.id ?? '';
    for (const isFolded of [false, true]) {
      if (isFolded) await foldMoney(demo.database);
      const { data: one } = await ask(calls.getPayment, { params: { paymentId: id } });
      expect(one).toMatchObject({ estado: 'diferencia', diferencia: 12.34 });
      const after = await list('diferencia');
      expect(after.data.map((row) => row.id)).toContain(id);
      expect(after.pagination.total_registros).toBe(different.pagination.total_registros + 1);
      expect(toCentavos(after.totales?.diferencia ?? 0)).toBe(
        toCentavos(different.totales?.diferencia ?? 0) + 1234,
      );
      expect((await list('pagado')).pagination.total_registros).toBe(before.pagination.total_registros - 1);
    }
  });
});

it('days are whole months and the days at their edges, each once', () => {
  fc.assert(
    fc.property(
      fc.option(fc.integer({ min: 0, max: 900 }), { nil: null }),
      fc.option(fc.integer({ min: 0, max: 400 }), { nil: null }),
      (start, length) => {
        const first = start === null ? undefined : addDays('2024-01-01', start);
        const last = length === null ? undefined : addDays(first ?? '2024-06-10', length);
        const { months, edges } = monthsAndEdges({ fecha_inicio: first, fecha_fin: last });
        const parts = [...edges, ...(months ? [months] : [])];
        for (let at = -40; at < 1500; at += 1) {
          const day = addDays('2024-01-01', at);
          const isIn = (first === undefined || day >= first) && (last === undefined || day <= last);
          const found = parts.filter(
            ({ from, until }) => (from === null || day >= from) && (until === null || day < until),
          );
          expect(found.length).toBe(isIn ? 1 : 0);
        }
        for (const bound of [months?.from, months?.until]) if (bound) expect(bound).toMatch(/-01$/);
      },
    ),
    { numRuns: 30 },
  );
});
