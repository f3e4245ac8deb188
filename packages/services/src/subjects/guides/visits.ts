import type { CallOutput, listStoreGuides } from '@trastienda/api-client';
import { and, eq } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { oneOf } from '../../database/one-of.ts';
import type { GuideRow } from './cancel-guide.ts';
import { pickups } from '../../tables/shipping.ts';

type Guide = CallOutput<typeof listStoreGuides>['detail']['registros'][number];

/** Visits that carriers were asked for, as a guide shows them, by their id. */
export type Visits = ReadonlyMap<string, NonNullable<Guide['pickup']>>;

/**
 * Of the collections that some guides name, those that a carrier was asked for; others came with the guide's price,
 * and nobody was called for them.
 */
export async function visitsOf(
  { tx, storeId }: Pick<Scope, 'tx' | 'storeId'>,
  rows: readonly Pick<GuideRow, 'pickupId'>[],
): Promise<Visits> {
  const named = rows.map(({ pickupId }) => pickupId).filter((id) => id !== null);
  if (named.length === 0) return new Map();
  // A report may name more than a statement may have parameters.
  const asked = await tx
    .select()
    .from(pickups)
    .where(and(eq(pickups.storeId, storeId), oneOf(pickups.id, named)));
  return new Map(
    asked.map(({ id, confirmation, day, fromHour, toHour, createdAt }) => [
      id,
      { confirmation, date: day, fromHour, toHour, askedAt: createdAt.toISOString() },
    ]),
  );
}
