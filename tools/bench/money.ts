import process from 'node:process';
import type { AnyCall } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { createServices } from '@trastienda/services';
import { connect, migrate } from '@trastienda/services/database';
import { seedDemo } from '@trastienda/demo';
import { onBenchDatabase } from './bench-database.ts';
import { BENCH_EMAIL } from './bench-stores.ts';
import { fillMoney } from './money-stores.ts';
import { listen, plansOf } from './plans.ts';
import { benchSize, questionFigures, report } from './figures.ts';
import { markdown, quantile } from './statistics.ts';
import { watchMemory } from './watch-memory.ts';

/**
 * `npm run bench:money`: lists, counts and totals of deposits, nets and invoices in a store of 10,000 orders
 * and 100 deposits and in one of 1,000,000 (or of as many as the argument says) and 10,000, queried by turns in
 * one run; the server's memory while it makes a file of 100,000 movements and a pack of 1,000 documents (its script has the flag
 * of the gateway's process, `gatewayFlags`); and what the tallies cost a bulk of amounts.
 * Goals: the p95 of the large one at most 1.5 times that of the small one, no sequential scan, 32 MB, 1.1 times.
 */
const LARGE = benchSize(1_000_000);
const sizes = {
  small: { orders: 10_000, deposits: 100, wide: 12 },
  large: { orders: LARGE, deposits: 10_000, wide: 12_500 },
};
const packs = {
  pack1: { orders: 1_000, deposits: 3, wide: 2_500, documents: 100 },
  pack10: { orders: 1_000, deposits: 3, wide: 25_000, documents: 1_000 },
};
const RUNS = 100;
const GOAL = 1.5;
const GOAL_MB = 32;
const GOAL_OF_WRITING = 1.1;
const WRITTEN = 50_000;
const say = (text: string) => process.stdout.write(`${text}\n`);
const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const lastDays = (days: number) => ({ fecha_inicio: day(days), fecha_fin: day(0) });

type Question = {
  readonly name: string;
  readonly call: AnyCall;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** The input for the large store, where it differs. */
  readonly deep?: Readonly<Record<string, unknown>>;
  readonly goal?: number | null;
};
const deposits = (name: string, query: object, more: Partial<Question> = {}): Question => ({
  name: `deposits: ${name}`,
  call: calls.listPayments,
  query: { marketplace: 'CS', ...query },
  ...more,
});
const nets = (name: string, query: object, more: Partial<Question> = {}): Question => ({
  name: `nets: ${name}`,
  call: calls.listOrderNets,
  query: { ...query },
  ...more,
});
const bills = (name: string, query: object, more: Partial<Question> = {}): Question => ({
  name: `invoices: ${name}`,
  call: calls.listAutomaticBillings,
  query: { ...query },
  ...more,
});
const wide = (name: string, query: object, more: Partial<Question> = {}): Question => ({
  name: `lines of one: ${name}`,
  call: calls.listPaymentLines,
  params: { paymentId: 'P-WIDE' },
  query: { ...query },
  ...more,
});
/** A deep page passes over more entries of an index: it is reported without a goal. */
const deeper = { goal: null };
const questions: readonly Question[] = [
  deposits('page 1', {}),
  deposits('two months, 34 and 2,800', lastDays(60), deeper),
  deposits('paid', { estado: 'pagado' }),
  deposits('with a difference', { estado: 'diferencia' }),
  deposits('by folio', { search: 'P-000003' }),
  deposits('by order', { search: 'n-302' }),
  deposits('page 2 and page 160', { page: 2 }, { deep: { page: 160 }, ...deeper }),
  { name: 'deposits: summary', call: calls.getPaymentSummary, query: { marketplace: 'CS' } },
  { name: 'one deposit', call: calls.getPayment, params: { paymentId: 'P-WIDE' } },
  wide('page 1', {}),
  wide('commissions', { tipo: 'comision' }),
  wide('of one order', { no_pedido: 'n-10012' }, { deep: { no_pedido: `n-${LARGE + 12}` } }),
  nets('page 1', {}),
  nets('a channel', { marketplace: 'SR' }),
  nets('to be paid', { estado: 'por_cobrar' }),
  nets('with a difference', { estado: 'diferencia' }),
  nets('paid, a channel', { estado: 'pagado', marketplace: 'CS' }),
  nets('by number', { search: 'n-302' }),
  nets('of a deposit', { paymentId: 'P-000003' }),
  nets('page 500', { page: 490 }, { deep: { page: 500 } }),
  {
    name: 'one order',
    call: calls.getOrderNet,
    params: { marketplace: 'SR', orderId: 'n-1' },
  },
  bills('page 1', {}),
  bills('to be sent', { invoice_status: 'pendiente' }),
  bills('rejected', { invoice_status: 'rechazada' }),
  bills('accepted, a channel', { invoice_status: 'aceptada', marketplace: 'SR' }),
  bills('by number', { no_pedido: 'n-302' }),
  bills('page 500', { page: 490 }, { deep: { page: 500 } }),
];

const contextOf = (store: string) => ({
  user: { email: BENCH_EMAIL, name: null },
  storeId: store,
  idempotencyKey: null,
  requestId: 'bench',
});
const rowsIn = (body: unknown): number => {
  const { data, records } = body as { data?: unknown; records?: unknown[] };
  if (records) return records.length;
  return Array.isArray(data) ? data.length : data === undefined ? 0 : 1;
};
type Services = ReturnType<typeof createServices>;

async function ask(services: Services, store: string, of: Question, isLarge: boolean): Promise<number> {
  const { call, params = {}, query = {}, deep } = of;
  const page = call.id.startsWith('list') ? { page: 1, pageSize: 20 } : {};
  const began = performance.now();
  const answer = await services.handle(
    call,
    {
      params,
      query: { store_id: store, ...page, ...query, ...(isLarge ? deep : {}) },
      body: undefined,
    },
    contextOf(store),
  );
  const took = performance.now() - began;
  if (answer.status !== 200 || rowsIn(answer.body) === 0)
    throw new Error(`${store}, ${of.name}: ${answer.status}, ${JSON.stringify(answer.body).slice(0, 200)}`);
  return took;
}

/** The largest memory of the process, above its start, while it reads a stream to its end. */
async function held(services: Services, store: string, call: AnyCall, params: Record<string, string>) {
  const memory = watchMemory(5);
  const began = performance.now();
  const { status, stream } = await services.handle(
    call,
    { params, query: { store_id: store }, body: undefined },
    contextOf(store),
  );
  let bytes = 0;
  for await (const chunk of stream?.body ?? []) bytes += (chunk as Uint8Array).length;
  const added = memory();
  if (status !== 200 || bytes === 0) throw new Error(`${store}: ${status}, ${bytes} bytes`);
  return { bytes, seconds: (performance.now() - began) / 1000, megabytes: added / 2 ** 20 };
}

/**
 * Measures how much longer a bulk of amounts takes with the tallies than without them, each tried by turns and rolled back; both as fast
 * as they were once.
 */
async function priceOfTallies(database: ReturnType<typeof connect>): Promise<number> {
  const client = await database.$client.connect();
  const took: Record<'with' | 'without', number[]> = { with: [], without: [] };
  try {
    await client.query(`select set_config('app.scope', 'all', false)`);
    for (let run = 0; run < 24; run += 1) {
      const way = run % 2 === 0 ? 'with' : 'without';
      await client.query('begin');
      if (way === 'without') await client.query('alter table order_money disable trigger money_of_new_rows');
      const began = performance.now();
      await client.query(`insert into order_money
        select 'small', marketplace, 'w-' || order_number, purchase_date, payable_at, pieces, returned, sale, commission, isr, iva, guides,
          net, rate, paid, paid_net, difference, causes, state, payout_id, claim, claim_solved, demo
        from order_money where store_id = 'large' limit ${WRITTEN}`);
      took[way].push(performance.now() - began);
      await client.query('rollback');
      await client.query('vacuum order_money');
    }
  } finally {
    client.release(true);
  }
  return Math.min(...took.with) / Math.min(...took.without);
}

async function measure(url: string): Promise<boolean> {
  const database = connect(url, { max: 3, answerWithin: 3_600_000 });
  const sent = listen(database);
  await migrate(database);
  await seedDemo(database);
  for (const [store, size] of Object.entries({ ...sizes, ...packs })) {
    const began = performance.now();
    await fillMoney(database, store, size);
    say(
      `${store}: ${size.orders + size.wide} orders in ${((performance.now() - began) / 1000).toFixed(0)} s`,
    );
  }
  await database.$client.query('vacuum analyze');
  const services = createServices({ database });
  const rows: { name: string; small: number; large: number; goal: number | null }[] = [];
  for (const one of questions) {
    const of: Record<'small' | 'large', number[]> = { small: [], large: [] };
    for (let run = -3; run < RUNS; run += 1) {
      for (const store of ['small', 'large'] as const) {
        const took = await ask(services, store, one, store === 'large');
        if (run >= 0) of[store].push(took);
      }
    }
    const { name, goal = GOAL } = one;
    rows.push({ name, small: quantile(of.small, 0.95), large: quantile(of.large, 0.95), goal });
  }
  const isHeld = ({ small, large, goal }: (typeof rows)[number]) => goal === null || large / small <= goal;
  say(
    markdown([
      ['question', '10,000 orders, p95 ms', `${LARGE} orders, p95 ms`, 'ratio', 'goal'],
      ...rows.map((row) => [
        row.name,
        row.small.toFixed(1),
        row.large.toFixed(1),
        `${(row.large / row.small).toFixed(2)}${isHeld(row) ? '' : ' **over**'}`,
        row.goal === null ? '–' : `≤ ${row.goal}`,
      ]),
    ]),
  );

  let scans = 0;
  for (const one of questions) {
    sent.length = 0;
    await ask(services, 'large', one, true);
    const asked = sent.filter(({ text }) =>
      /payouts|payout_lines|order_money|money_|\borders\b|enable_sort/.test(text),
    );
    for (const { text, plan } of await plansOf(database, 'large', asked)) {
      const found =
        plan.match(
          /Seq Scan on (?:payouts|payout_lines|order_money|money_days|money_months|orders|invoices)\b/g,
        ) ?? [];
      scans += found.length;
      if (found.length > 0) say(`\n${one.name}: ${found.join(', ')}\n${text.slice(0, 400)}\n${plan}`);
    }
  }

  const price = await priceOfTallies(database);
  const month = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 7);
  const files: [name: string, Awaited<ReturnType<typeof held>>][] = [];
  for (const store of ['pack1', 'pack10'] as const) {
    const { wide: orders, documents } = packs[store];
    const lines = await held(services, store, calls.downloadPaymentLines, { paymentId: 'P-WIDE' });
    files.push([`${4 * orders} movements as CSV`, lines]);
    files.push([
      `pack of ${documents} documents`,
      await held(services, store, calls.downloadAccountantPack, { month }),
    ]);
  }
  say(
    markdown([
      ['file', 'MB', 'seconds', `held more, MB`],
      ...files.map(([name, { bytes, seconds, megabytes }]) => [
        name,
        (bytes / 2 ** 20).toFixed(1),
        seconds.toFixed(1),
        megabytes.toFixed(1),
      ]),
    ]),
  );
  await database.$client.end();
  const judged = rows.filter(({ goal }) => goal !== null);
  return report('money', [
    ...questionFigures(
      'questions',
      judged.map(({ name, small, large }) => ({ name, value: large / small })),
      GOAL,
    ),
    { figure: `bulk of ${WRITTEN} amounts, of one without tallies`, value: price, atMost: GOAL_OF_WRITING },
    { figure: 'sequential scans', value: scans, atMost: 0 },
    ...files.map(([name, { megabytes }]) => ({
      figure: `${name}: MB held`,
      value: Math.max(0, megabytes),
      atMost: GOAL_MB,
    })),
  ]);
}

await onBenchDatabase(measure);
