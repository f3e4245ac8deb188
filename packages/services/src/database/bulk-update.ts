import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { jsonParts, namedRows } from './bulk-insert.ts';
import type { Transaction } from './connect.ts';

/**
 * Updates existing rows, many in few statements. Every row has the same properties; generated columns are
 * left to PostgreSQL.
 * @param key Properties that a row is found by
 * @returns how many rows were found
 */
export async function bulkUpdate<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Partial<Table['$inferInsert']>[],
  key: readonly string[],
): Promise<number> {
  const [first] = rows;
  const columns = Object.entries(getTableColumns(table)).filter(
    ([property, column]) => property in ((first ?? {}) as object) && column.generated === undefined,
  );
  const name = sql.identifier(getTableName(table));
  const columnsWhere = (isKey: boolean) =>
    columns
      .filter(([property]) => key.includes(property) === isKey)
      .map(([, column]) => sql.identifier(column.name));
  const values = columnsWhere(false).map((column) => sql`${column} = x.${column}`);
  const found = columnsWhere(true).map((column) => sql`${name}.${column} = x.${column}`);
  let written = 0;
  for (const json of jsonParts(namedRows(columns, rows))) {
    const { rowCount } = await tx.execute(
      sql`update ${name} set ${sql.join(values, sql`, `)} from jsonb_populate_recordset(null::${name}, ${json}::jsonb) as x
        where ${sql.join(found, sql` and `)}`,
    );
    written += rowCount ?? 0;
  }
  return written;
}
