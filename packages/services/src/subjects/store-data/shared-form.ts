import { isDeepStrictEqual } from 'node:util';
import { formatDateTime } from '@trastienda/domain';
import { sql } from 'drizzle-orm';
import { conflict } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { nameOf } from '../people/name-of.ts';

/** The columns of a row that describe its last change. */
export type LastChange = {
  readonly version: number;
  readonly updatedAt: Date;
  readonly updatedBy: string | null;
};

/** Locks the forms of a store for one writer after the other, also where there is no row to lock yet. */
export async function lockForms({ tx, storeId }: Scope): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`forms/${storeId}`}, 0))`);
}

/**
 * Refuses a change to a row that another person has changed since its `version` was read.
 * @throws 409 with code `changed` (D260)
 */
export async function expectVersion(
  scope: Scope,
  row: LastChange | undefined,
  version: number | undefined,
): Promise<void> {
  if (version === undefined || version === (row?.version ?? 0)) return;
  const when = row ? ` (${formatDateTime(row.updatedAt, scope)})` : '';
  const who = row?.updatedBy ? await nameOf(scope, row.updatedBy) : null;
  const changed = who === null ? `Estos datos cambiaron${when}` : `${who} cambió estos datos${when}`;
  throw conflict(`${changed}. Revísalos antes de guardar`, 'changed');
}

/** Whether a row has all of these values already: the same request again is no change. */
export const isUnchanged = <Row extends Fields, Fields extends object>(
  row: Row | undefined,
  fields: Fields,
): boolean =>
  row !== undefined &&
  Object.entries(fields).every(([name, value]) => isDeepStrictEqual(row[name as keyof Row], value));

/** Returns the columns that a change writes on its row. */
export const changeOf = ({ now, user }: Scope, row: LastChange | undefined) => ({
  version: (row?.version ?? 0) + 1,
  updatedAt: now,
  updatedBy: user.email.toLowerCase(),
});
