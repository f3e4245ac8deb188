import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createServices } from '@trastienda/services';
import { connect, migrate, seedDemo } from '@trastienda/services/database';
import { root } from '../run.ts';
import { onBenchDatabase } from './bench-database.ts';
import { listen, plansOf } from './plans.ts';
import { askProducts, fillProducts } from './product-stores.ts';
import { questionFigures, report } from './figures.ts';
import { markdown, median, quantile } from './statistics.ts';

/**
 * `npm run bench:catalogue [-- --write]`: the list of products in a store of 1,000 and in one of 100,000,
 * queried by turns in one run. Goal: the median of the large one at most 1.5 times that of the small one, and
 * no sequential scan. `--write` writes the plans of the large store beside the query.
 */
const SIZES = { small: 1_000, large: 100_000 };
const RUNS = 40;
const GOAL = 1.5;
const PLANS = 'packages/services/src/products/list-products.plans.md';
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Not held to the goal: it finds a hundred times as many, and counts each of them. */
const FINDS_MORE = 'a word that every tenth name has';
/** Not held either: the small store has no page as deep, and each entry of the index before it is passed. */
const GOES_DEEPER = 'page 50 of 50, page 500 of 5,000';

const questions: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'page 1': {},
  'page 50': { page: 50 },
  active: { filter_status: 'active' },
  paused: { filter_status: 'paused' },
  'without stock': { filter_status: 'out_of_stock' },
  drafts: { filter_status: 'draft' },
  'a category': { filter_categoria: 'cat-7' },
  'a rare category': { filter_categoria: 'rara' },
  'a brand': { filter_brand: 'Marca 3' },
  'a rare brand': { filter_brand: 'Rara' },
  'category and channel': { filter_categoria: 'cat-7', filter_marketplace: ['CS'] },
  'a channel': { filter_marketplace: ['SR'] },
  'two channels': { filter_marketplace: ['SR', 'SN'] },
  'a rare channel': { filter_marketplace: ['PG'] },
  'a rare way of sending': { filter_fulfillment: 'true' },
  'no photo (ten)': { filter_missing: 'photo' },
  'no universal id (all)': { filter_missing: 'universalId' },
  'by name': { order_name: 'asc' },
  'by price, high first': { order_precio: 'desc' },
  'by stock, few first': { order_existencias: 'asc' },
  'active, by stock': { filter_status: 'active', order_existencias: 'desc' },
  'by creation': { order_fecha_creacion: 'asc' },
  'active, by name': { filter_status: 'active', order_name: 'asc' },
  'search by SKU': { name: 'BAN-321' },
  'search by the rest of a SKU': { name: '321-az' },
  'search by two words': { name: 'florero talav' },
  'search by a word of ten': { name: 'talav' },
  [FINDS_MORE]: { name: 'jarra' },
  ids: { ids: ['p-1', 'p-20', 'p-300'] },
};

type Row = { readonly name: string; readonly small: number; readonly large: number; readonly p95: number };
const isHeld = ({ name, small, large }: Row) =>
  name === FINDS_MORE || name === GOES_DEEPER || large / small <= GOAL;

async function measure(url: string): Promise<boolean> {
  const database = connect(url, { max: 1 });
  const sent = listen(database);
  await migrate(database);
  await seedDemo(database);
  for (const [name, size] of Object.entries(SIZES)) await fillProducts(database, name, size);
  for (const table of ['products', 'product_words', 'product_tally']) {
    await database.$client.query(`vacuum analyze ${table}`);
  }
  const services = createServices({ database });
  const rows: Row[] = [];
  const ask = async (name: string, query: Readonly<Record<string, unknown>>, deep = query) => {
    const of: Record<'small' | 'large', number[]> = { small: [], large: [] };
    for (let run = -3; run < RUNS; run += 1) {
      for (const store of ['small', 'large'] as const) {
        const took = await askProducts(services, store, store === 'large' ? deep : query);
        if (run >= 0) of[store].push(took);
      }
    }
    rows.push({
      name,
      small: median(of.small),
      large: median(of.large),
      p95: quantile(of.large, 0.95),
    });
  };
  for (const [name, query] of Object.entries(questions)) await ask(name, query);
  await ask(GOES_DEEPER, { page: 50 }, { page: 500 });
  await ask('last page', { page: 50 }, { page: 5_000 });
  say(
    markdown([
      ['question', '1,000, median ms', '100,000, median ms', 'its p95', `ratio (goal ≤ ${GOAL})`],
      ...rows.map((row) => [
        row.name,
        row.small.toFixed(1),
        row.large.toFixed(1),
        row.p95.toFixed(1),
        `${(row.large / row.small).toFixed(2)}${isHeld(row) ? '' : ' **over**'}`,
      ]),
    ]),
  );

  const plans: string[] = [];
  let scans = 0;
  for (const [name, query] of [...Object.entries(questions), ['page 500', { page: 500 }] as const]) {
    sent.length = 0;
    await askProducts(services, 'large', query);
    plans.push(`## ${name}`);
    const asked = sent.filter(({ text }) => /\bproduct|enable_sort/.test(text));
    for (const { text, plan } of await plansOf(database, 'large', asked)) {
      // The tally of all stores fits into a few pages, which are read as they lie.
      scans += plan.match(/Seq Scan on (?!product_tally)/g)?.length ?? 0;
      plans.push(`\`\`\`sql\n${text.trim()}\n\`\`\`\n\n\`\`\`\n${plan}\n\`\`\``);
    }
  }
  if (process.argv.includes('--write')) {
    const head =
      '# Plans of the list of products\n\nOf a store of 100,000 products; written by `npm run bench:catalogue -- --write`.\n';
    writeFileSync(join(root, PLANS), `${head}\n${plans.join('\n\n')}\n`);
  }
  await database.$client.end();
  const ratios = rows.map(({ name, small, large }) => ({ name, value: large / small }));
  const told = ratios.filter(({ name }) => name === FINDS_MORE || name === GOES_DEEPER);
  return report('catalogue', [
    ...questionFigures(
      'questions',
      ratios.filter((row) => !told.includes(row)),
      GOAL,
    ),
    ...told.map(({ name, value }) => ({ figure: name, value })),
    { figure: 'sequential scans', value: scans, atMost: 0 },
  ]);
}

await onBenchDatabase(measure);
