import type { Database } from '@trastienda/services/database';

/** The benchmarks fill the stores of this person. */
export const BENCH_EMAIL = 'mariana@casalumbre.example';

type Columns = { readonly names: string; readonly values: string };

/** The connection that fills a new store. */
export type StoreFiller = {
  readonly query: (text: string) => Promise<unknown>;
  /** The columns of a table to write, each its own value or that of the row `t` that is copied; generated ones are left out. */
  readonly columnsOf: (table: string, own: Readonly<Record<string, string>>) => Promise<Columns>;
};

/** A store that is filled by SQL, across stores. */
export async function fillStore(
  database: Database,
  store: string,
  fill: (filler: StoreFiller) => Promise<void>,
): Promise<void> {
  const client = await database.$client.connect();
  try {
    await client.query(`select set_config('app.scope', 'all', false)`);
    await client.query(
      `insert into stores (id, name, owner_email, position, created_at) values ($1, $1, $2, 99, now())`,
      [store, BENCH_EMAIL],
    );
    await fill({
      query: (text) => client.query(text),
      async columnsOf(table, own) {
        const { rows } = await client.query<{ name: string }>(
          `select column_name as name from information_schema.columns
            where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
          [table],
        );
        const names = rows.map(({ name }) => `"${name}"`).join(', ');
        return { names, values: rows.map(({ name }) => own[name] ?? `t."${name}"`).join(', ') };
      },
    });
  } finally {
    client.release(true);
  }
}
