import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@trastienda/api-client/calls';
import { createServices, startWorkers } from '@trastienda/services';
import { connect, type Database, disconnect, migrate } from '@trastienda/services/database';
import { seedDemo } from '@trastienda/demo';
import { onBenchDatabase } from './bench-database.ts';
import { BENCH_EMAIL, fillStore } from './bench-stores.ts';
import { type FileRow, type FloorStep, mergeBySql } from './bulk-floor.ts';
import { benchSize, type Figure, report } from './figures.ts';
import { askProducts } from './product-stores.ts';
import { markdown, median, quantile, spread } from './statistics.ts';

/**
 * `npm run bench:bulk [-- --write]`: files of 10,000 rows (or of as many as the argument says) and five columns, as a merchant sends
 * them, through the services and the workers of one process: rehearsed, loaded and taken back, of new products and of known ones.
 * The floor of each is the same rows copied and merged by bare SQL in the same turn. In a last turn somebody opens the list of
 * products all the while.
 */
const ROWS = benchSize(10_000);
const TURNS = 3;
const STORE = 'bulk';
/** Times as long as bare SQL. */
const MOST = { rehearsal: 3, written: 4 };
/** Milliseconds between two lists that are opened. */
const PAUSE = 20;
const say = (text: string) => process.stdout.write(`${text}\n`);

type Services = ReturnType<typeof createServices>;

const HEADS = 'SKU,Nombre,Categoría,Precio,Existencias';
const fileOf = (rows: readonly FileRow[]): File => {
  const lines = rows.map(({ sku, name, category, price, stock }) =>
    [sku, name, category, price, stock].join(','),
  );
  return new File([[HEADS, ...lines].join('\n')], 'carga.csv', { type: 'text/csv' });
};

const works = ['rehearse new', 'load new', 'undo new', 'rehearse known', 'load known', 'undo known'] as const;
type Work = (typeof works)[number];
/**
 * Each kind of work is compared with this step of bare SQL; a rehearsal, which writes its log alone, with the
 * load.
 */
const floorOf: Readonly<Record<Work, FloorStep>> = {
  'rehearse new': 'create',
  'load new': 'create',
  'undo new': 'remove',
  'rehearse known': 'update',
  'load known': 'update',
  'undo known': 'update',
};

/** Asks for something that starts a job, and waits for its end. */
function workedBy(services: Services, database: Database) {
  const send = async (call: (typeof calls)[keyof typeof calls], params: object, body: unknown) => {
    const answer = await services.handle(
      call,
      { params: { storeId: STORE, ...params }, query: {}, body },
      {
        user: { email: BENCH_EMAIL, name: null },
        storeId: STORE,
        idempotencyKey: randomUUID(),
        requestId: 'bench',
      },
    );
    if (answer.status !== 200) throw new Error(`${call.id}: ${JSON.stringify(answer)}`);
    return answer.body as { readonly id: string };
  };
  const ended = async (job: string): Promise<void> => {
    for (;;) {
      const { rows } = await database.$client.query<{ done: boolean }>(
        `select finished_at is not null as done from (select set_config('app.scope', 'all', false)) s, jobs where id = $1`,
        [job],
      );
      if (rows[0]?.done === true) return;
      await sleep(10);
    }
  };
  const outcomes = async (load: string): Promise<string> => {
    const { rows } = await database.$client.query<{ told: string }>(
      `select concat_ws(' ', created, updated, unchanged, failed, kept) as told
        from (select set_config('app.scope', 'all', false)) s, bulk_loads where id = $1`,
      [load],
    );
    return rows[0]?.told ?? '';
  };
  return {
    /** @param expected Rows created, updated, unchanged, failed and kept, so that nothing is measured that was not done. */
    load: async (rows: readonly FileRow[], dryRun: boolean, expected: string): Promise<string> => {
      const body = { file: fileOf(rows), type: 'alta', salesChannels: [], dryRun };
      const { id } = await send(calls.createBulkLoad, {}, body);
      await ended(id);
      const told = await outcomes(id);
      if (told !== expected) throw new Error(`${id}: ${told}, not ${expected}`);
      return id;
    },
    undo: async (load: string): Promise<void> => {
      await send(calls.undoBulkLoad, { id: load }, { reason: 'bench' });
      await ended(`${load}-deshacer`);
      if (!(await outcomes(load)).endsWith(' 0')) throw new Error(`${load}: ${await outcomes(load)}`);
    },
  };
}

/** Opens the list of products over and over until it is stopped. */
function visitor(services: Services) {
  const took: number[] = [];
  const over = new AbortController();
  const visit = async () => {
    while (!over.signal.aborted) {
      took.push(await askProducts(services, STORE, {}));
      await sleep(PAUSE);
    }
  };
  const visits = visit();
  return async (): Promise<readonly number[]> => {
    over.abort();
    await visits;
    return took;
  };
}

async function measure(url: string): Promise<boolean> {
  const database = connect(url, { max: 10 });
  // These connections look across stores, which no request's connection does.
  const looking = connect(url, { max: 1 });
  await migrate(database);
  await seedDemo(database);
  await fillStore(database, STORE, async () => {});
  const { rows: leaves } = await looking.$client.query<{ id: string }>(
    'select id from categories where is_leaf order by id limit 100',
  );
  const faults: unknown[] = [];
  const workers = await startWorkers({ url, database, onError: (error) => faults.push(error) });
  const services = createServices({
    database,
    notifyWorkers: workers.notifyWorkers,
    onError: (error) => faults.push(error),
  });
  const { load, undo } = workedBy(services, looking);
  const rowsOf = (sku: string, turn: number): FileRow[] =>
    Array.from({ length: ROWS }, (_, at) => ({
      sku: `${sku}-${String(at).padStart(5, '0')}`,
      name: `Florero talavera ${sku} ${at}`,
      category: leaves[at % leaves.length]?.id ?? '',
      price: ((10_000 + ((at * 7919 + turn * 131) % 90_000)) / 100).toFixed(2),
      stock: ((at + turn) % 40) + 1,
    }));
  await load(rowsOf('BAN', 0), false, `${ROWS} 0 0 0 0`);
  const took = new Map<Work, number[]>(works.map((work) => [work, []]));
  const floors = new Map<FloorStep, number[]>([
    ['create', []],
    ['update', []],
    ['remove', []],
  ]);
  const settle = async () => {
    for (const table of ['products', 'product_skus', 'bulk_rows', 'product_saves', 'stock_movements']) {
      await looking.$client.query(`vacuum analyze ${table}`);
    }
  };
  /** Each work once, and what of it took how long. */
  const once = async (turn: number, keep: (work: Work, took: number) => void) => {
    const timed = async <Made>(work: Work, run: () => Promise<Made>): Promise<Made> => {
      await settle();
      const began = performance.now();
      const made = await run();
      keep(work, performance.now() - began);
      return made;
    };
    const fresh = rowsOf(`NV${turn}`, turn);
    await timed('rehearse new', () => load(fresh, true, `${ROWS} 0 0 0 0`));
    const created = await timed('load new', () => load(fresh, false, `${ROWS} 0 0 0 0`));
    await timed('undo new', () => undo(created));
    const known = rowsOf('BAN', turn);
    await timed('rehearse known', () => load(known, true, `0 ${ROWS} 0 0 0`));
    const updated = await timed('load known', () => load(known, false, `0 ${ROWS} 0 0 0`));
    await timed('undo known', () => undo(updated));
  };
  for (let turn = 1; turn <= TURNS; turn += 1) {
    await once(turn, (work, ms) => took.get(work)?.push(ms));
    const fresh = rowsOf(`FL${turn}`, turn);
    for (const step of ['create', 'update', 'remove'] as const) {
      await settle();
      // Prices and pieces of the next turn, so that each row changes.
      const rows = step === 'update' ? rowsOf(`FL${turn}`, turn + 1) : fresh;
      floors.get(step)?.push(await mergeBySql(looking, STORE, step, rows));
    }
  }

  const idle = visitor(services);
  await sleep(10_000);
  const inPeace = await idle();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const held = new Map<Work, number>();
  const busy = visitor(services);
  delay.enable();
  await once(TURNS + 1, (work) => {
    held.set(work, delay.max / 1e6);
    delay.reset();
  });
  delay.disable();
  const beside = await busy();
  await workers.stop();
  await disconnect(looking);
  await disconnect(database);
  if (faults.length > 0) throw new AggregateError(faults, 'faults of ours');

  say(
    markdown([
      ['work', 'ms, median (least–most)', 'floor, ms', 'of the floor', 'rows a second', 'held, ms'],
      ...works.map((work) => {
        const [own, floor] = [took.get(work) ?? [], floors.get(floorOf[work]) ?? []];
        return [
          work,
          spread(own),
          spread(floor),
          (median(own) / median(floor)).toFixed(2),
          String(Math.round((ROWS * 1000) / median(own))),
          (held.get(work) ?? Number.NaN).toFixed(0),
        ];
      }),
    ]),
  );
  say(
    `\nlist of products: p50 ${median(inPeace).toFixed(1)} and p99 ${quantile(inPeace, 0.99).toFixed(1)} ms alone (${inPeace.length}), ${median(beside).toFixed(1)} and ${quantile(beside, 0.99).toFixed(1)} ms beside loads (${beside.length})`,
  );
  return report('bulk', [
    ...works.map((work): Figure => {
      const floor = median(floors.get(floorOf[work]) ?? []);
      const atMost = work.startsWith('rehearse') ? MOST.rehearsal : MOST.written;
      return { figure: `${work}, of bare SQL`, value: median(took.get(work) ?? []) / floor, atMost };
    }),
    { figure: 'event loop held at most, ms', value: Math.max(...held.values()), atMost: 50 },
    {
      figure: 'list of products beside loads, p99, of alone',
      value: quantile(beside, 0.99) / quantile(inPeace, 0.99),
      atMost: 2,
    },
  ]);
}

await onBenchDatabase(measure);
