import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './connect.ts';

const CHUNK = 5_000;

/** Inserts many rows in few statements: one JSON parameter for thousands of them. Columns left out get their default. */
export async function bulkInsert<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) =>
    rows.some((row) => name in (row as object)),
  );
  const name = sql.identifier(getTableName(table));
  const list = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  for (let at = 0; at < rows.length; at += CHUNK) {
    const named = rows
      .slice(at, at + CHUNK)
      .map((row) =>
        Object.fromEntries(
          columns.map(([key, column]) => [column.name, (row as Record<string, unknown>)[key] ?? null]),
        ),
      );
    await tx.execute(
      sql`insert into ${name} (${list}) select ${list} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(named)}::jsonb)`,
    );
  }
}
