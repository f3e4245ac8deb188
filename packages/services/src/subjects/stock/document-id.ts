import { eq, sql } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { stockShipments, withdrawals } from '../../tables/shipping.ts';

const tables = { env: stockShipments, ret: withdrawals } as const;

/**
 * Returns the next number of a store's shipments (`env`) or withdrawals (`ret`), short enough to be read
 * aloud: 'env-552'. Other transactions wait for their number until this one ends, so that no number is used
 * twice.
 */
export async function documentId(
  { tx, storeId }: Pick<Scope, 'tx' | 'storeId'>,
  kind: 'env' | 'ret',
): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}/${storeId}`}, 0))`);
  const table = tables[kind];
  // Longer numbers are older ones, which were random.
  const number = sql<number | null>`max(substring(${table.id} from ${`^${kind}-([0-9]{1,6})$`})::int)`;
  const [row] = await tx.select({ last: number }).from(table).where(eq(table.storeId, storeId));
  return `${kind}-${(row?.last ?? 0) + 1}`;
}
