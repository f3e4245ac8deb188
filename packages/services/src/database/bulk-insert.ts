import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './connect.ts';

/** Characters of a statement's rows: written and sent in a few milliseconds, whatever the rows hold. */
const STATEMENT_CHARACTERS = 500_000;

/** Rows as JSON, parted so that no part is much longer than a statement's. */
function* statements(rows: Iterable<object>): Generator<string> {
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

/**
 * Inserts many rows in few statements: one JSON parameter for thousands of them. Columns left out get their default.
 * @param options `replaces`: a row that is there under the same key gets the new values; without it that is an error
 */
export async function bulkInsert<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  { replaces = false }: { readonly replaces?: boolean } = {},
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) =>
    rows.some((row) => name in (row as object)),
  );
  const name = sql.identifier(getTableName(table));
  const list = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const key = replaces ? keyOf(table) : [];
  const changes = columns
    .map(([, column]) => sql.identifier(column.name))
    .map((column) => sql`${column} = excluded.${column}`);
  const replacing = sql`on conflict (${sql.join(
    key.map((column) => sql.identifier(column)),
    sql`, `,
  )}) do update set ${sql.join(changes, sql`, `)}`;
  function* named() {
    for (const row of rows) {
      yield Object.fromEntries(
        columns.map(([key, column]) => [column.name, (row as Record<string, unknown>)[key] ?? null]),
      );
    }
  }
  for (const json of statements(named())) {
    await tx.execute(
      sql`insert into ${name} (${list}) select ${list} from jsonb_populate_recordset(null::${name}, ${json}::jsonb) ${replaces ? replacing : sql``}`,
    );
  }
}
