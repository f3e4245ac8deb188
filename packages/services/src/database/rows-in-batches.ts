import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from './connect.ts';

/** With 2,000 the rows of a large file outlived the collector's first look, which then held 40 MB more. */
const BATCH = 500;

/**
 * Yields the rows of a query, some hundreds at a time, through a cursor, so that no more are ever in memory.
 */
export async function* rowsInBatches<Row>(tx: Transaction, query: SQL): AsyncGenerator<readonly Row[]> {
  await tx.execute(sql`declare rows_in_batches no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await tx.execute(sql`fetch ${sql.raw(String(BATCH))} from rows_in_batches`);
    if (rows.length > 0) yield rows as readonly unknown[] as readonly Row[];
    if (rows.length < BATCH) break;
  }
  await tx.execute(sql`close rows_in_batches`);
}
