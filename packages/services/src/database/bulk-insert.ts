import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './connect.ts';

/** A statement's rows have up to this many characters, which are written and sent in a few milliseconds. */
const STATEMENT_CHARACTERS = 500_000;

/** Yields rows as JSON, split so that no part is much longer than a statement's. */
export function* jsonParts(rows: Iterable<object>): Generator<string> {
  let part: string[] = [];
  let characters = 0;
  for (const row of rows) {
    const text = JSON.stringify(row);
    part.push(text);
    characters += text.length;
    if (characters < STATEMENT_CHARACTERS) continue;
    yield `[${part.join(',')}]`;
    part = [];
    characters = 0;
  }
  if (part.length > 0) yield `[${part.join(',')}]`;
}

/** Names of the columns of its primary key. */
function keyOf(table: PgTable): readonly string[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return (primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)).map(({ name }) => name);
}

/** Returns rows with the names of their columns as keys, as `jsonb_populate_recordset` reads them. */
export function* namedRows(
  columns: readonly (readonly [key: string, column: PgColumn])[],
  rows: readonly object[],
): Generator<object> {
  for (const row of rows) {
    yield Object.fromEntries(
      columns.map(([key, column]) => [column.name, (row as Record<string, unknown>)[key] ?? null]),
    );
  }
}

/**
 * Inserts many rows in few statements: one JSON parameter for thousands of them. Omitted columns get their
 * default.
 * @param options `conflicts` decides about a row whose key exists: by default it is an error; `replace`
 * overwrites the existing values; `skip` leaves them and does not write the new row
 * @returns how many rows were written
 */
export async function bulkInsert<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  { conflicts = 'fail' }: { readonly conflicts?: 'fail' | 'replace' | 'skip' } = {},
): Promise<number> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) =>
    rows.some((row) => name in (row as object)),
  );
  const name = sql.identifier(getTableName(table));
  const list = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const key = keyOf(table);
  const changes = columns
    .map(([, column]) => sql.identifier(column.name))
    .map((column) => sql`${column} = excluded.${column}`);
  const onConflict = {
    fail: sql``,
    skip: sql`on conflict do nothing`,
    replace: sql`on conflict (${sql.join(
      key.map((column) => sql.identifier(column)),
      sql`, `,
    )}) do update set ${sql.join(changes, sql`, `)}`,
  }[conflicts];
  let written = 0;
  for (const json of jsonParts(namedRows(columns, rows))) {
    const { rowCount } = await tx.execute(
      sql`insert into ${name} (${list}) select ${list} from jsonb_populate_recordset(null::${name}, ${json}::jsonb) ${onConflict}`,
    );
    written += rowCount ?? 0;
  }
  return written;
}
