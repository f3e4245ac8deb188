import process from 'node:process';
import { createServices } from '@trastienda/services';
import { connect, migrate } from '@trastienda/services/database';
import { seedDemo } from '@trastienda/demo';
import { onBenchDatabase } from './bench-database.ts';
import { askOrders } from './ask-page.ts';
import { fillOrders } from './order-stores.ts';
import { questionFigures, report } from './figures.ts';
import { markdown, quantile } from './statistics.ts';

/**
 * `npm run bench:growth`: the list of orders, its filters and its search, in a store of 1,000 and in one of
 * 100,000, queried by turns in one run. Goal: the p95 of the large one under twice that of the small one.
 */
const SIZES = { small: 1_000, large: 100_000 };
const RUNS = 40;
const GOAL = 2;
const say = (text: string) => process.stdout.write(`${text}\n`);

/**
 * The orders are of ten channels; waiting ones do not grow with the history, because only the newest hundred
 * wait. Each filter has a value with ten orders, whose page is not full before the last order has been read.
 * One client in fifty is a María.
 */
const varied = {
  marketplace: `case when i <= 10 then 'AE' else (array['CS','SR','SN','ML','SH','TP','WC','PG','SP'])[1 + i % 9] end`,
  status: `case when i <= 100 then 'pendiente' else 'finalizado' end`,
  line_statuses: `case when i <= 10 then 1 << 3 when i <= 100 then 1 << 1 else 1 << 7 end`,
  delivery_types: `case when i <= 10 then 4 else 1 end`,
  evidence_pending: `i <= 10`,
  client_name: `case when i % 50 = 0 then 'María ' else 'Cliente ' end || i`,
  client_name_folded: `case when i % 50 = 0 then 'maria ' else 'cliente ' end || i`,
};

/** Not held to the goal: it finds a hundred times as many, and counts each of them. */
const FINDS_MORE = 'search by a common name';

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const questions: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'todos, page 1': {},
  'en preparación': { 'filter-status-family': 'pendiente' },
  'en preparación, by deadline': { 'filter-status-family': 'pendiente', sort: 'ship_by' },
  'one channel': { 'filter-marketplace': ['ML'] },
  'one channel, en preparación': { 'filter-marketplace': ['ML'], 'filter-status-family': 'pendiente' },
  'a rare channel': { 'filter-marketplace': ['AE'] },
  'two channels, a rare one among them': { 'filter-marketplace': ['AE', 'ML'] },
  'a rare status of lines': { 'filter-status': 3 },
  'a common status of lines': { 'filter-status': 7 },
  'a rare delivery': { 'filter-deliveryType': 'entrega_propia' },
  'pending evidence': { filtro_evidencia_pendiente: 'true' },
  'by total': { sort: 'total_desc' },
  'one day': { 'filter-date-range-begin': day(0), 'filter-date-range-end': day(0) },
  'search by number': { search: '4500000321' },
  'search by client': { search: 'Cliente 321' },
  'search by a part of a name': { search: 'iente 321' },
  [FINDS_MORE]: { search: 'maria' },
  'order number': { 'filter-orderId': '4500000321' },
};

type Row = { readonly name: string; readonly small: number; readonly large: number };
const isHeld = ({ name, small, large }: Row) => name === FINDS_MORE || large / small <= GOAL;

async function measure(url: string): Promise<boolean> {
  const database = connect(url, { max: 1 });
  await migrate(database);
  await seedDemo(database);
  for (const [name, size] of Object.entries(SIZES)) await fillOrders(database, name, size, varied);
  await database.$client.query('vacuum analyze orders');
  await database.$client.query('vacuum analyze order_lines');
  await database.$client.query('vacuum analyze order_names');
  const services = createServices({ database });
  const rows: Row[] = [];
  for (const [name, query] of Object.entries(questions)) {
    const of: Record<'small' | 'large', number[]> = { small: [], large: [] };
    for (let run = -3; run < RUNS; run += 1) {
      for (const store of ['small', 'large'] as const) {
        const took = await askOrders(services, store, query);
        if (run >= 0) of[store].push(took);
      }
    }
    rows.push({ name, small: quantile(of.small, 0.95), large: quantile(of.large, 0.95) });
  }
  say(
    markdown([
      ['question', '1,000 orders, p95 ms', '100,000 orders, p95 ms', `ratio (goal ≤ ${GOAL})`],
      ...rows.map(({ name, small, large }) => [
        name,
        small.toFixed(1),
        large.toFixed(1),
        `${(large / small).toFixed(2)}${isHeld({ name, small, large }) ? '' : ' **over**'}`,
      ]),
    ]),
  );
  await database.$client.end();
  const ratios = rows.map(({ name, small, large }) => ({ name, value: large / small }));
  const told = ratios.find(({ name }) => name === FINDS_MORE);
  return report('growth', [
    ...questionFigures(
      'questions',
      ratios.filter((row) => row !== told),
      GOAL,
    ),
    ...(told ? [{ figure: told.name, value: told.value }] : []),
  ]);
}

await onBenchDatabase(measure);
