import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { AnyCall } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { createServices } from '@trastienda/services';
import {
  connect,
  type Database,
  migrate,
  rebuildSales,
  seedDemo,
  startEmbeddedPostgres,
} from '@trastienda/services/database';
import { markdown, quantile } from './statistics.ts';

/**
 * `npm run bench:sales`: the nine calls of the sales dashboard, all at once until the last answer, in a store of 10,000 orders
 * and in one of a million (or of as many as the argument says), both of 730 days, asked by turns in one run. Goal: the p95 of
 * the large one within 1.5 times that of the small one.
 */
const SMALL = 10_000;
const LARGE = Number(process.argv[2] ?? 1_000_000);
const RUNS = 40;
const GOAL = 1.5;
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

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const lastDays = (days: number) => ({ fechaInicio: day(days), fechaFin: day(1) });
const questions: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '1 day': lastDays(1),
  '30 days': lastDays(30),
  '180 days': lastDays(180),
  '731 days': lastDays(731),
  '180 days, one channel': { ...lastDays(180), marketPlace: ['ML'] },
  '30 days, the same weekdays a year before': { ...lastDays(30), comparador: 3 },
  '30 days with the running one': { fechaInicio: day(29), fechaFin: day(0) },
};

/** Orders over 730 days, 1.4 lines each, of 400 SKUs (some sell much more), 12 categories, 32 states, 10 channels. */
async function fill(database: Database, store: string, size: number): Promise<void> {
  const client = await database.$client.connect();
  const triggers = async (what: 'enable' | 'disable') => {
    for (const table of ['orders', 'order_lines'])
      await client.query(`alter table ${table} ${what} trigger user`);
  };
  try {
    await client.query(`select set_config('app.scope', 'all', false)`);
    await client.query(
      `insert into stores (id, name, owner_email, position, created_at) values ($1, $1, $2, 99, now())`,
      [store, EMAIL],
    );
    // Names of clients would take most of the time, and are not asked for; sums are made from the lines in one pass below.
    await triggers('disable');
    await client.query(`
      insert into orders (store_id, id, order_number, marketplace, status, client_name, client_name_folded, purchase_date, total, payment, shipping_address, channel_data)
      select '${store}', 'o-' || i, 'n-' || i, (array['CS','SR','SN','ML','SH','TP','WC','AE','PG','SP'])[1 + i % 10],
        'finalizado', 'a', 'a', now() - i * (interval '730 days' / ${size}), 1, '{}',
        jsonb_build_object('stateCode', 'MX-' || (array['AGU','BCN','BCS','CAM','CHP','CHH','DIF','COA','COL','DUR','GUA','GRO','HID','JAL','MEX','MIC','MOR','NAY','NLE','OAX','PUE','QUE','ROO','SLP','SIN','SON','TAB','TAM','TLA','VER','YUC','ZAC'])[1 + i % 32]),
        '{}' from generate_series(1, ${size}) i`);
    await client.query(`
      insert into order_lines (store_id, order_id, colocation_id, position, product_id, sku, name, category_id, category_name, sale_price, sale_discount, status_id, product_type, dimensions, delivery_type)
      select '${store}', 'o-' || i, 'o-' || i || '-' || n, n, 'p', 'sku-' || s, 'x', 'cat-' || s % 12, 'c', 10000 + s, 0,
        case when i % 20 = 0 then 8 else 7 end, 'simple', '[]', 'dropshipping'
      from generate_series(1, ${size}) i, generate_series(1, 1 + (i % 5 < 2)::int) n,
        lateral (select floor(400 * power(((i * 7919 + n * 104729) % 10007) / 10007.0, 3))::int as s) zipf`);
    await triggers('enable');
    // Without statistics the one pass below is planned as for empty tables, and takes minutes for 10,000 orders.
    await client.query('analyze orders, order_lines');
  } finally {
    client.release(true);
  }
  await rebuildSales(database, store);
}

async function measure(url: string): Promise<boolean> {
  const database = connect(url, { max: 10, answerWithin: 3_600_000 });
  await migrate(database);
  await seedDemo(database);
  const sizes = { small: SMALL, large: LARGE };
  for (const [store, size] of Object.entries(sizes)) {
    const began = performance.now();
    await fill(database, store, size);
    say(`${store}: ${size} orders in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
  await database.$client.query('vacuum analyze');
  const services = createServices({ database });
  const ask = async (store: string, query: object): Promise<number> => {
    const began = performance.now();
    const answers = await Promise.all(
      dashboard.map((call) =>
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
  const rows: { name: string; small: number[]; large: number[] }[] = [];
  for (const [name, query] of Object.entries(questions)) {
    const of: Record<'small' | 'large', number[]> = { small: [], large: [] };
    for (let run = -3; run < RUNS; run += 1) {
      for (const store of ['small', 'large'] as const) {
        const took = await ask(store, query);
        if (run >= 0) of[store].push(took);
      }
    }
    rows.push({ name, ...of });
  }
  const ratio = ({ small, large }: (typeof rows)[number], share: number) =>
    quantile(large, share) / quantile(small, share);
  say(
    markdown([
      [
        'range',
        `${SMALL} orders, p95 ms`,
        `${LARGE} orders, p95 ms`,
        'ratio p50',
        `ratio p95 (goal ${GOAL})`,
      ],
      ...rows.map((row) => [
        row.name,
        quantile(row.small, 0.95).toFixed(1),
        quantile(row.large, 0.95).toFixed(1),
        ratio(row, 0.5).toFixed(2),
        `${ratio(row, 0.95).toFixed(2)}${ratio(row, 0.95) > GOAL ? ' **over**' : ''}`,
      ]),
    ]),
  );
  await database.$client.end();
  return rows.every((row) => ratio(row, 0.95) <= GOAL);
}

const data = mkdtempSync(join(tmpdir(), 'trastienda-bench-'));
chmodSync(data, 0o755);
const postgres = await startEmbeddedPostgres({
  dataDir: join(data, 'postgres'),
  settings: { fsync: 'off', synchronous_commit: 'off' },
});
try {
  process.exitCode = (await measure(postgres.url)) ? 0 : 1;
} finally {
  await postgres.stop();
  rmSync(data, { recursive: true, force: true });
}
