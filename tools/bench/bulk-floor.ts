import type { Database } from '@trastienda/services/database';
import type { Connection, PoolClient, Submittable } from 'pg';

/** A row of a file: five cells. */
export type FileRow = {
  readonly sku: string;
  readonly name: string;
  /** The id of a leaf. */
  readonly category: string;
  /** MXN */
  readonly price: string;
  readonly stock: number;
};

/** Steps that bare SQL takes for a file. */
export type FloorStep = 'create' | 'update' | 'remove';

/** Methods of pg's connection that its types lack. */
type CopyConnection = Connection & {
  readonly sendCopyFromChunk: (chunk: Buffer) => void;
  readonly endCopyFrom: () => void;
};

/** `COPY … FROM STDIN`, which pg knows on the wire and offers no call for. */
class CopyIn implements Submittable {
  readonly done: Promise<void>;
  readonly #text: string;
  readonly #rows: Buffer;
  #settle: { readonly ended: () => void; readonly failed: (error: Error) => void } | undefined;

  constructor(text: string, rows: Buffer) {
    this.#text = text;
    this.#rows = rows;
    this.done = new Promise((ended, failed) => {
      this.#settle = { ended, failed };
    });
  }
  submit(connection: Connection): void {
    connection.query(this.#text);
  }
  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(this.#rows);
    connection.endCopyFrom();
  }
  handleCommandComplete(): void {}
  handleReadyForQuery(): void {
    this.#settle?.ended();
  }
  handleError(error: Error): void {
    this.#settle?.failed(error);
  }
}

async function copyRows(client: PoolClient, rows: readonly FileRow[]): Promise<void> {
  await client.query(
    `create temp table file (sku text, name text, category text, price int, stock int) on commit drop`,
  );
  const lines = rows.map(({ sku, name, category, price, stock }) =>
    [sku, name, category, Math.round(Number(price) * 100), stock].join('\t'),
  );
  const copy = new CopyIn('copy file from stdin', Buffer.from(`${lines.join('\n')}\n`));
  client.query(copy);
  await copy.done;
  await client.query('analyze file');
}

/** A SKU's movement and a product's row of history, as the services write them. */
const trail = (from: string, pieces: string, reason: string, changes: string): readonly string[] => [
  `insert into stock_movements (store_id, product_id, folded_sku, pieces, reason, by, at)
     select store_id, id, lower(sku), ${pieces}, '${reason}', 'bench', now() from ${from} where ${pieces} <> 0`,
  `insert into product_saves (store_id, product_id, version, at, by, source, load_id, changes)
     select store_id, id, version, now(), 'bench', 'carga', 'floor', ${changes} from ${from}`,
];

const status = (before: string, after: string): string =>
  `jsonb_build_array(jsonb_build_object('field', 'status', 'before', ${before}, 'after', ${after}))`;

const steps: Readonly<Record<FloorStep, (columns: readonly string[]) => readonly string[]>> = {
  create: (columns) => {
    const own: Readonly<Record<string, string>> = {
      id: `'p-' || substr(md5(f.sku), 1, 16)`,
      name: 'f.name',
      folded_name: 'lower(f.name)',
      searched: `lower(f.name || ' ' || f.sku)`,
      category: 'f.category',
      price: 'f.price',
      sale_price: 'f.price',
      stock: 'f.stock',
      first_sku: 'f.sku',
      version: '1',
      created_at: 'now()',
      updated_at: 'now()',
    };
    return [
      `create temp table made on commit drop as select ${columns.map((name) => `${own[name] ?? `t.${name}`} as ${name}`).join(', ')},
         f.sku from file f, (select * from products where store_id = current_setting('app.store_id') limit 1) t`,
      `insert into products (${columns.join(', ')}) select ${columns.join(', ')} from made`,
      `insert into product_skus (store_id, product_id, sku, folded_sku, position, stock)
         select store_id, id, sku, lower(sku), 0, stock from made`,
      ...trail('made', 'stock', 'alta', status('null', 'status')),
    ];
  },
  update: () => [
    `create temp table made on commit drop as
       select p.store_id, p.id, s.sku, p.version + 1 as version, f.price, f.stock, f.stock - s.stock as pieces,
         jsonb_build_array(jsonb_build_object('field', 'price', 'before', p.price, 'after', f.price),
           jsonb_build_object('field', 'stock', 'before', s.stock, 'after', f.stock)) as changes
       from file f
       join product_skus s on s.store_id = current_setting('app.store_id') and s.folded_sku = lower(f.sku)
       join products p on p.store_id = s.store_id and p.id = s.product_id`,
    `update products p set price = m.price, sale_price = m.price, stock = m.stock, version = m.version, updated_at = now()
       from made m where p.store_id = m.store_id and p.id = m.id`,
    `update product_skus s set stock = m.stock from made m where s.store_id = m.store_id and s.folded_sku = lower(m.sku)`,
    ...trail('made', 'pieces', 'edicion', 'changes'),
  ],
  remove: () => [
    `create temp table made on commit drop as
       select p.store_id, p.id, s.sku, p.version + 1 as version, -s.stock as pieces
       from file f
       join product_skus s on s.store_id = current_setting('app.store_id') and s.folded_sku = lower(f.sku)
       join products p on p.store_id = s.store_id and p.id = s.product_id`,
    `update products p set status = 'deleted', offers = '{}', channels = '{}', stock = 0, version = m.version, updated_at = now()
       from made m where p.store_id = m.store_id and p.id = m.id`,
    `delete from product_skus s using made m where s.store_id = m.store_id and s.folded_sku = lower(m.sku)`,
    ...trail('made', 'pieces', 'baja', status(`'draft'`, `'deleted'`)),
  ],
};

/**
 * The floor of a load: the rows of a file copied into a temporary table and merged into the same tables, with their triggers, a
 * statement each. @returns milliseconds
 */
export async function mergeBySql(
  database: Database,
  store: string,
  step: FloorStep,
  rows: readonly FileRow[],
): Promise<number> {
  const client = await database.$client.connect();
  try {
    const { rows: found } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = 'products' and is_generated = 'NEVER'`,
    );
    const statements = steps[step](found.map(({ name }) => name));
    const began = performance.now();
    await client.query('begin');
    await client.query(`select set_config('app.store_id', $1, true)`, [store]);
    await copyRows(client, rows);
    for (const statement of statements) {
      await client.query(statement);
      if (statement.startsWith('create temp')) await client.query('analyze made');
    }
    await client.query('commit');
    return performance.now() - began;
  } finally {
    client.release(true);
  }
}
