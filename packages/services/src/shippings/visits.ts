import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import type { GuideRow } from './cancel-guide.ts';
import { pickups } from './schema.ts';

/**
 * Of the collections that some guides name, those that a carrier was asked for; others came with the guide's price,
 * and nobody was called for them.
 */
export async function visitsOf(
  { tx, storeId }: Pick<Scope, 'tx' | 'storeId'>,
  rows: readonly Pick<GuideRow, 'pickupId'>[],
): Promise<ReadonlySet<string>> {
  const named = rows.map(({ pickupId }) => pickupId).filter((id) => id !== null);
  if (named.length === 0) return new Set();
  // One parameter for all: a report may name more than a statement may have.
  const isNamed = sql`${pickups.id} = any(${sql.param(named)}::text[])`;
  const asked = await tx
    .select({ id: pickups.id })
    .from(pickups)
    .where(and(eq(pickups.storeId, storeId), isNamed));
  return new Set(asked.map(({ id }) => id));
}
