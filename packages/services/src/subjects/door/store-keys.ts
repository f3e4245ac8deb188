import { createHash, randomUUID } from 'node:crypto';
import type { StoreKey } from '@trastienda/api-client';
import type { createStoreKey, listStoreKeys, revokeStoreKey } from '@trastienda/api-client/integrations';
import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { iso } from '../../core/iso.ts';
import { conflict, notFound } from '../../core/refusal.ts';
import type { Transaction } from '../../database/connect.ts';
import { storeKeys } from '../../tables/door.ts';
import { stores } from '../../tables/people.ts';

const SECRET_BYTES = 32;
/** A store has a few systems; what makes keys without end is a fault of one. */
const MAX_KEYS = 10;
const MINUTE_MS = 60_000;

/** A key begins with what it is, so that scanners of code find a lost one, and names its store, so that it is looked for there alone. */
const keyForm = /^tda_([\w-]{1,64})_([\w-]{43})$/u;

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

type Row = typeof storeKeys.$inferSelect;
const shown = ({ id, name, lastFour, createdAt, createdBy, lastUsedAt, revokedAt }: Row): StoreKey => ({
  id,
  name,
  lastFour,
  createdAt: createdAt.toISOString(),
  createdBy,
  lastUsedAt: iso(lastUsedAt),
  revokedAt: iso(revokedAt),
});

export const handleListStoreKeys: Handler<typeof listStoreKeys> = async (_request, { tx, storeId }) => {
  const rows = await tx
    .select()
    .from(storeKeys)
    .where(eq(storeKeys.storeId, storeId))
    .orderBy(desc(storeKeys.createdAt), storeKeys.id);
  return { data: rows.map(shown) };
};

/** Makes a key of the open door, which the answer alone holds (D517). @throws 409 */
export const handleCreateStoreKey: Handler<typeof createStoreKey> = async ({ body }, scope) => {
  const { tx, storeId, now, user } = scope;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`keys/${storeId}`}, 0))`);
  const working = and(eq(storeKeys.storeId, storeId), isNull(storeKeys.revokedAt));
  if ((await tx.$count(storeKeys, working)) >= MAX_KEYS) {
    throw conflict(`Ya tienes ${MAX_KEYS} llaves: revoca una que no uses y haz la nueva`, 'too_many_keys');
  }
  const secret = Buffer.from(scope.randomBytes(SECRET_BYTES)).toString('base64url');
  const key = `tda_${storeId}_${secret}`;
  const row: Row = {
    storeId,
    id: `llave-${randomUUID()}`,
    name: body.name,
    hash: hashOf(key),
    lastFour: key.slice(-4),
    createdAt: now,
    createdBy: user.email.toLowerCase(),
    lastUsedAt: null,
    revokedAt: null,
  };
  await tx.insert(storeKeys).values(row);
  return { data: shown(row), key };
};

/** Ends a key at once and for good. @throws 404 */
export const handleRevokeStoreKey: Handler<typeof revokeStoreKey> = async ({ params }, scope) => {
  const { tx, storeId, now } = scope;
  const [ended] = await tx
    .update(storeKeys)
    .set({ revokedAt: sql`coalesce(${storeKeys.revokedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(storeKeys.storeId, storeId), eq(storeKeys.id, params.keyId)))
    .returning({ name: storeKeys.name });
  if (!ended) throw notFound('No encontramos esa llave');
  return { success: true, message: `Revocaste la llave de ${ended.name}` };
};

/** Returns the store that a key names, without looking whether it is one; `null` for what has not its form. */
export const storeNamedBy = (key: string): string | null => keyForm.exec(key)?.[1] ?? null;

export type KeyOfStore = { readonly keyId: string; readonly isClosed: boolean };

/**
 * Finds a key that works, within its store. It is looked for at each request, so that a revoked one stops with the next request in
 * every process.
 */
export async function findKey(
  tx: Transaction,
  { storeId, key, now }: { readonly storeId: string; readonly key: string; readonly now: Date },
): Promise<KeyOfStore | null> {
  const works = and(
    eq(storeKeys.storeId, storeId),
    eq(storeKeys.hash, hashOf(key)),
    isNull(storeKeys.revokedAt),
  );
  const [row] = await tx
    .select({ keyId: storeKeys.id, closedAt: stores.closedAt, lastUsedAt: storeKeys.lastUsedAt })
    .from(storeKeys)
    .innerJoin(stores, eq(stores.id, storeKeys.storeId))
    .where(works);
  if (!row) return null;
  const minuteAgo = new Date(now.getTime() - MINUTE_MS);
  if (row.lastUsedAt === null || row.lastUsedAt < minuteAgo) {
    await tx
      .update(storeKeys)
      .set({ lastUsedAt: now })
      .where(and(works, or(isNull(storeKeys.lastUsedAt), lt(storeKeys.lastUsedAt, minuteAgo))));
  }
  return { keyId: row.keyId, isClosed: row.closedAt !== null };
}
