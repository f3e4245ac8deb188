import process from 'node:process';
import { createServices } from '@trastienda/services';
import { connect, type Database, migrate } from '@trastienda/services/database';
import { seedDemo } from '@trastienda/demo';
import { onBenchDatabase } from './bench-database.ts';
import { askOrders } from './ask-page.ts';
import { fillOrders } from './order-stores.ts';
import { listen, plansOf } from './plans.ts';
import { report } from './figures.ts';
import { markdown, median } from './statistics.ts';

/**
 * The list of orders of a store of 10,000 and of one of 1,000,000, in one database: page 1, page 500, an order by its
 * number, and the ten orders of a rare channel. It prints the plans of the larger store.
 */
const SIZES = { small: 10_000, large: 1_000_000 };
const RUNS = 15;
/** Ten orders of one channel among all of another. */
const varied = { marketplace: `case when i <= 10 then 'AE' else 'ML' end` };
const say = (text: string) => process.stdout.write(`${text}\n`);

/** A million rows are loaded in a tenth of the time when their indexes are made afterwards. @returns what makes them. */
async function withoutIndexes(database: Database): Promise<() => Promise<void>> {
  const run = (text: string) => database.$client.query<{ name: string; made: string }>(text);
  await run('alter table order_lines drop constraint order_lines_store_id_order_id_orders_store_id_id_fk');
  const { rows } = await run(
    `select indexname as name, indexdef as made from pg_indexes
      where tablename in ('orders', 'order_lines') and indexname not like '%_pk'`,
  );
  for (const { name } of rows) await run(`drop index "${name}"`);
  return async () => {
    for (const { made } of rows) await run(made);
  };
}

async function measure(url: string): Promise<boolean> {
  // A million orders take longer than the product waits for a statement.
  const database = connect(url, { max: 1, answerWithin: 3_600_000 });
  const sent = listen(database);
  await migrate(database);
  await seedDemo(database);
  const restore = await withoutIndexes(database);
  for (const [name, size] of Object.entries(SIZES)) await fillOrders(database, name, size, varied);
  await restore();
  // Index-only scans read what vacuum has seen.
  await database.$client.query('vacuum analyze orders');
  await database.$client.query('vacuum analyze order_lines');
  await database.$client.query('vacuum analyze order_names');

  const services = createServices({ database });
  const questions = {
    'page 1': {},
    'page 500': { page: 500 },
    'search by number': { search: '4500004321' },
    'filter by number': { 'filter-orderId': '4500004321' },
    'a rare channel': { 'filter-marketplace': ['AE'] },
  };
  const times = new Map<string, Record<string, number>>();
  for (const [name, query] of Object.entries(questions)) {
    const of: Record<string, number[]> = { small: [], large: [] };
    for (let run = -2; run < RUNS; run += 1) {
      for (const store of Object.keys(SIZES)) {
        const took = await askOrders(services, store, query);
        if (run >= 0) of[store]?.push(took);
      }
    }
    times.set(name, { small: median(of['small'] ?? []), large: median(of['large'] ?? []) });
  }
  const growth = (name: string) => (times.get(name)?.['large'] ?? 0) / (times.get(name)?.['small'] ?? 1);
  say(
    markdown([
      ['question', '10,000 orders, ms', '1,000,000 orders, ms', 'growth'],
      ...[...times].map(([name, { small = 0, large = 0 }]) => [
        name,
        small.toFixed(1),
        large.toFixed(1),
        `${growth(name).toFixed(1)} ×`,
      ]),
    ]),
  );
  const [first, deep] = [growth('page 1'), growth('page 500')];
  const ratio = Math.max(first, deep) / Math.min(first, deep);

  let scans = 0;
  for (const [name, query] of Object.entries(questions)) {
    sent.length = 0;
    await askOrders(services, 'large', query);
    say(`\n## ${name}`);
    const asked = sent.filter(({ text }) => !/set_config/.test(text));
    for (const { text, plan } of await plansOf(database, 'large', asked)) {
      // The tally of all stores fits into a few pages, which are read as they lie.
      scans += plan.match(/Seq Scan on (?!order_tally)/g)?.length ?? 0;
      say(`\`\`\`sql\n${text}\n\`\`\`\n\n\`\`\`\n${plan}\n\`\`\``);
    }
  }
  await database.$client.end();
  const largest = Math.max(...[...times.keys()].map(growth));
  return report('orders', [
    { figure: 'growth of page 500 against page 1', value: ratio, atMost: 1.5 },
    { figure: 'most growth of a question', value: largest },
    { figure: 'sequential scans', value: scans, atMost: 0 },
  ]);
}

await onBenchDatabase(measure, { maintenance_work_mem: '256MB' });
