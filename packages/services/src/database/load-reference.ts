import { createHash } from 'node:crypto';
import { eq, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { referenceVersions } from '../tables/requests.ts';
import { bulkInsert } from './bulk-insert.ts';
import type { Transaction } from './connect.ts';

/** The rows of a table that come with the product. */
export type Reference = { readonly table: PgTable; readonly rows: readonly object[] };

/**
 * Brings the product's own rows of each table to today's: those that are missing are written, those that are
 * there under the same key get the product's values, and rows of the operator's own stay (D389). A table that
 * has today's already is not touched, so that a second start changes nothing.
 */
export async function loadReference(tx: Transaction, references: readonly Reference[]): Promise<void> {
  for (const { table, rows } of references) {
    const tableName = getTableName(table);
    const version = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
    const loaded = await tx
      .select()
      .from(referenceVersions)
      .where(eq(referenceVersions.tableName, tableName));
    if (loaded[0]?.version === version) continue;
    await bulkInsert(tx, table, rows, { conflicts: 'replace' });
    await tx
      .insert(referenceVersions)
      .values({ tableName, version })
      .onConflictDoUpdate({ target: referenceVersions.tableName, set: { version } });
  }
}
