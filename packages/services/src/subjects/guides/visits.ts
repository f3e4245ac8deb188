import type { CallAnswer, listStoreGuides } from '@trastienda/api-client';
import { and, eq } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { oneOf } from '../../database/one-of.ts';
import type { GuideRow } from './cancel-guide.ts';
import { pickups } from '../../tables/shipping.ts';

type Guide = CallAnswer<typeof listStoreGuides>['detail']['registros'][number];

/** The visits that carriers were requested for, by their id, as a guide shows them. */
export type Visits = ReadonlyMap<string, NonNullable<Guide['pickup']>>;

/**
 * Returns those collections of some guides that a carrier was requested for; the others came with the guide's
 * price without a request.
 */
export async function visitsOf(
  { tx, storeId }: Pick<Scope, 'tx' | 'storeId'>,
  rows: readonly Pick<GuideRow, 'pickupId'>[],
): Promise<Visits> {
  const named = rows.map(({ pickupId }) => pickupId).filter((id) => id !== null);
  if (named.length === 0) return new Map();
  // A report may name more than a statement may have parameters.
  const requested = await tx
    .select()
    .from(pickups)
    .where(and(eq(pickups.storeId, storeId), oneOf(pickups.id, named)));
  return new Map(
    requested.map(({ id, confirmation, day, fromHour, toHour, createdAt }) => [
      id,
      { confirmation, date: day, fromHour, toHour, askedAt: createdAt.toISOString() },
    ]),
  );
}
