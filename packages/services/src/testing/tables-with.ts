import { sql } from 'drizzle-orm';
import type { Database } from '../setup/index.ts';
import { acrossStores } from './test-database.ts';

/** Every table that is not PostgreSQL's own, those of the queue and of the gateway too; 'public' goes without saying. */
async function tablesOf(database: Database) {
  const { rows } = await database.execute<{ schema: string; name: string }>(
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  return rows.map(({ schema, name }) => ({
    name: schema === 'public' ? name : `${schema}.${name}`,
    table: sql`${sql.identifier(schema)}.${sql.identifier(name)}`,
  }));
}

/** The base64 of a text within a longer one: it depends on how many bytes stand before it. */
const inBase64 = (bytes: Buffer): string[] =>
  [0, 1, 2].map((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/u, '');
    const isEven = (before + bytes.length) % 3 === 0;
    return whole.slice(Math.ceil((before * 8) / 6), isEven ? undefined : -1);
  });

/** A text as it is, as bytes or in base64. */
const written = (text: string | Buffer): string[] => {
  const bytes = Buffer.from(text);
  return [...(typeof text === 'string' ? [text] : []), bytes.toString('hex'), ...inBase64(bytes)];
};

/** The tables of which a row holds one of these texts anywhere, as it is, as bytes or in base64: where a canary was found. */
export async function tablesWith(
  database: Database,
  ...texts: readonly (string | Buffer)[]
): Promise<string[]> {
  const like = sql`${sql.param(texts.flatMap(written).map((one) => `%${one}%`))}::text[]`;
  const found: string[] = [];
  for (const { name, table } of await tablesOf(database)) {
    const { rows } = await acrossStores(database, (tx) =>
      tx.execute(sql`select 1 from ${table} t where t::text like any (${like}) limit 1`),
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** Every row of every table as text: what a copy of the database shows. */
export async function dumpOf(database: Database): Promise<string[]> {
  const lines: string[] = [];
  for (const { table } of await tablesOf(database)) {
    const { rows } = await acrossStores(database, (tx) =>
      tx.execute<{ line: string }>(sql`select t::text as line from ${table} t`),
    );
    for (const { line } of rows) lines.push(line);
  }
  return lines;
}
