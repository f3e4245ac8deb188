import process from 'node:process';
import type { AnyCall } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { createServices } from '@trastienda/services';
import { connect, migrate } from '@trastienda/services/database';
import { seedDemo } from '@trastienda/demo';
import { onBenchDatabase } from './bench-database.ts';
import { listen, plansOf } from './plans.ts';
import { fillSales, returnNewest } from './sales-stores.ts';
import { benchSize, questionFigures, report } from './figures.ts';
import { markdown, quantile } from './statistics.ts';

/**
 * `npm run bench:sales`: the nine calls of the sales dashboard, all together until the last answer, in a
 * store of 10,000 orders and in one of a million (or of as many as the argument says), both of 730 days,
 * queried by turns in one run; folded, and with 5,000 changes that are not. Goals: p50 and p95 of the large
 * one within 1.5 times those of the small one, one SKU too, each call alone within twice, the dashboard within
 * 12 times the first page of orders, and no sequential scan.
 */
const SMALL = 10_000;
const LARGE = benchSize(1_000_000);
const RUNS = 40;
const GOAL = 1.5;
const GOAL_OF_PARTS = 2;
const GOAL_OF_LISTS = 12;
/** Four changes each. */
const RETURNED = 1_250;
const EMAIL = 'mariana@casalumbre.example';
const say = (text: string) => process.stdout.write(`${text}\n`);

const dashboard: readonly AnyCall[] = [
  calls.getSalesTotals,
  calls.getUnitsTotals,
  calls.getAverageTicketTotals,
  calls.getOrderIndicators,
  calls.getMarketplaceOrderTotals,
  calls.getGeographicDensity,
  calls.getDailyPerformance,
  calls.listProductPerformance,
  calls.listTopCategories,
];

type Query = Readonly<Record<string, unknown>>;
const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const lastDays = (days: number) => ({ fechaInicio: day(days), fechaFin: day(1) });
const questions: Readonly<Record<string, Query>> = {
  '1 day': lastDays(1),
  '30 days': lastDays(30),
  '180 days': lastDays(180),
  '731 days': lastDays(731),
  '180 days, one channel': { ...lastDays(180), marketPlace: ['ML'] },
  '30 days, against a year before': { ...lastDays(30), comparador: 2 },
  '30 days, against the same weekdays': { ...lastDays(30), comparador: 3 },
  '30 days with the running one': { fechaInicio: day(29), fechaFin: day(0) },
  '180 days, one SKU': { ...lastDays(180), sku: 'sku-7' },
};

type Times = {
  readonly name: string;
  readonly goal: number;
  readonly small: number[];
  readonly large: number[];
};
const ratio = ({ small, large }: Times, share: number) => quantile(large, share) / quantile(small, share);
const isHeld = (row: Times) => ratio(row, 0.5) <= row.goal && ratio(row, 0.95) <= row.goal;

const table = (rows: readonly Times[]) =>
  markdown([
    [
      'question',
      `${SMALL} orders, p50/p95 ms`,
      `${LARGE} orders, p50/p95 ms`,
      'ratio p50',
      'ratio p95',
      'goal',
    ],
    ...rows.map((row) => [
      row.name,
      `${quantile(row.small, 0.5).toFixed(1)}/${quantile(row.small, 0.95).toFixed(1)}`,
      `${quantile(row.large, 0.5).toFixed(1)}/${quantile(row.large, 0.95).toFixed(1)}`,
      ratio(row, 0.5).toFixed(2),
      ratio(row, 0.95).toFixed(2),
      `${row.goal}${isHeld(row) ? '' : ' **over**'}`,
    ]),
  ]);

async function measure(url: string): Promise<boolean> {
  const database = connect(url, { max: 10, answerWithin: 3_600_000 });
  const sent = listen(database);
  await migrate(database);
  await seedDemo(database);
  const sizes = { small: SMALL, large: LARGE };
  for (const [store, size] of Object.entries(sizes)) {
    const began = performance.now();
    await fillSales(database, store, size);
    say(`${store}: ${size} orders in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
  await database.$client.query('vacuum analyze');
  const services = createServices({ database });
  const ask = async (store: string, asked: readonly AnyCall[], query: Query): Promise<number> => {
    const began = performance.now();
    const answers = await Promise.all(
      asked.map((call) =>
        services.handle(
          call,
          { params: { storeId: store }, query, body: undefined },
          { user: { email: EMAIL, name: null }, storeId: store, idempotencyKey: null, requestId: 'bench' },
        ),
      ),
    );
    const took = performance.now() - began;
    const wrong = answers.find(({ status }) => status !== 200);
    if (wrong) throw new Error(`${store}: ${wrong.status} ${JSON.stringify(wrong.body)}`);
    return took;
  };
  const timesOf = async (name: string, asked: readonly AnyCall[], query: Query, goal = GOAL) => {
    const row: Times = { name, goal, small: [], large: [] };
    for (let run = -3; run < RUNS; run += 1) {
      for (const store of ['small', 'large'] as const) {
        const took = await ask(store, asked, query);
        if (run >= 0) row[store].push(took);
      }
    }
    return row;
  };
  const ofDashboard = async () => {
    const rows: Times[] = [];
    for (const [name, query] of Object.entries(questions)) rows.push(await timesOf(name, dashboard, query));
    return rows;
  };
  const folded = await ofDashboard();
  say(`\nFolded\n\n${table(folded)}`);
  const parts: Times[] = [];
  for (const call of dashboard)
    parts.push(await timesOf(`\`${call.id}\`, 180 days`, [call], lastDays(180), GOAL_OF_PARTS));
  say(`\nEach call alone\n\n${table(parts)}`);
  const { large: list } = await timesOf('page 1 of orders', [calls.listOrders], { page: 1, pageSize: 20 });
  const whole = quantile(folded[1]?.large ?? [], 0.5) / quantile(list, 0.5);

  let scans = 0;
  for (const [name, query] of Object.entries(questions)) {
    sent.length = 0;
    await ask('large', dashboard, query);
    say(`${name}: ${sent.length} statements beside those that begin and end transactions`);
    const asked = sent.filter(({ text }) => /\bsales_|\border_|\bproduct/.test(text));
    for (const { text, plan } of await plansOf(database, 'large', asked)) {
      // Changes that wait are few, and folded within a minute.
      const found = plan.match(/Seq Scan on (?!sales_changes).*/g) ?? [];
      if (found.length > 0) say(`${text}\n${plan}`);
      scans += found.length;
    }
  }

  await returnNewest(database, 'small', RETURNED);
  const waiting = await returnNewest(database, 'large', RETURNED);
  const loose = await ofDashboard();
  say(`\nWith ${waiting} changes that are not folded\n\n${table(loose)}`);
  await database.$client.end();
  const largest = (row: Times) => ({
    name: row.name,
    value: Math.max(ratio(row, 0.5), ratio(row, 0.95)),
  });
  const figuresOf = (what: string, rows: readonly Times[]) =>
    [...new Set(rows.map(({ goal }) => goal))].flatMap((goal) =>
      questionFigures(what, rows.filter((row) => row.goal === goal).map(largest), goal),
    );
  return report('sales', [
    ...figuresOf('dashboards, folded', folded),
    ...figuresOf('each call alone', parts),
    ...figuresOf('dashboards', loose).map((one) => ({
      ...one,
      figure: `${one.figure} (changes wait)`,
    })),
    { figure: 'dashboard of 30 days, of page 1 of orders', value: whole, atMost: GOAL_OF_LISTS },
    { figure: 'sequential scans', value: scans, atMost: 0 },
  ]);
}

await onBenchDatabase(measure);
