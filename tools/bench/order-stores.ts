import { calls } from '@trastienda/api-client/calls';
import type { createServices } from '@trastienda/services';
import type { Database } from '@trastienda/services/database';

/** Whose stores the benchmarks fill. */
const BENCH_EMAIL = 'mariana@casalumbre.example';

/**
 * A store whose orders are one demo order over and over, a minute apart, each with one line. `varied` are columns of the
 * orders and what they are instead, as SQL of the order's number `i`.
 */
export async function fillOrders(
  database: Database,
  store: string,
  size: number,
  varied: Readonly<Record<string, string>> = {},
): Promise<void> {
  const client = await database.$client.connect();
  try {
    await client.query(`select set_config('app.scope', 'all', false)`);
    await client.query(
      `insert into stores (id, name, owner_email, position, created_at) values ($1, $1, $2, 99, now())`,
      [store, BENCH_EMAIL],
    );
    const columnsOf = async (table: string, own: Readonly<Record<string, string>>) => {
      const { rows } = await client.query<{ name: string }>(
        `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
        [table],
      );
      const names = rows.map(({ name }) => `"${name}"`).join(', ');
      return { names, values: rows.map(({ name }) => own[name] ?? `t."${name}"`).join(', ') };
    };
    const id = `'ped-' || lpad(i::text, 8, '0')`;
    const orders = await columnsOf('orders', {
      store_id: `'${store}'`,
      id,
      order_number: `'45' || lpad(i::text, 8, '0')`,
      purchase_date: `now() - i * interval '1 minute'`,
      total: '10000 + i % 90000',
      ...varied,
    });
    const lines = await columnsOf('order_lines', {
      store_id: `'${store}'`,
      order_id: id,
      colocation_id: `'col-' || i`,
      position: '1',
      track_id: 'null',
    });
    const some = `(select * from orders where store_id = '10452' order by purchase_date desc limit 1)`;
    await client.query(
      `insert into orders (${orders.names}) select ${orders.values} from ${some} t, generate_series(1, ${size}) i`,
    );
    await client.query(
      `insert into order_lines (${lines.names}) select ${lines.values}
         from (select * from order_lines where store_id = '10452' limit 1) t, generate_series(1, ${size}) i`,
    );
  } finally {
    client.release(true);
  }
}

/** Asks for a page of 20 orders of a filled store. @returns milliseconds; throws when there is no row in the answer. */
export async function askOrders(
  services: ReturnType<typeof createServices>,
  store: string,
  query: Readonly<Record<string, unknown>>,
): Promise<number> {
  const began = performance.now();
  const answer = await services.handle(
    calls.listOrders,
    { params: { storeId: store }, query: { page: 1, pageSize: 20, ...query }, body: undefined },
    { user: { email: BENCH_EMAIL, name: null }, storeId: store, idempotencyKey: null, requestId: 'bench' },
  );
  const took = performance.now() - began;
  const rows = (answer.body as { data?: unknown[] }).data?.length ?? 0;
  if (answer.status !== 200 || rows === 0) throw new Error(`${store}: ${answer.status}, ${rows} rows`);
  return took;
}
