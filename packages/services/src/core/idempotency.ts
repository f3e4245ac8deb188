import { createHash } from 'node:crypto';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import type { ReadRequest } from './request-parts.ts';
import { conflict } from './refusal.ts';
import type { SecretBox } from './secret-box.ts';
import { idempotencyKeys } from '../tables/requests.ts';

/** A first answer is stored for this long (D169). */
export const STORED_MS = 24 * 60 * 60 * 1000;

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** JSON shows nothing of a form's file, so its name and a hash of its bytes represent it. */
const fileFacts = async (file: Blob) => ({
  file: sha256(new Uint8Array(await file.arrayBuffer())),
  name: file instanceof File ? file.name : null,
});

type FileFacts = Awaited<ReturnType<typeof fileFacts>>;

/** Every file of a request. */
function filesIn(value: unknown): Blob[] {
  if (value instanceof Blob) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner) =>
    typeof inner === 'object' && inner !== null ? filesIn(inner) : [],
  );
}

/**
 * Returns a value with the fields of each record in the order of their names. It is synchronous, because to
 * await each value of a long list took longer than the rest.
 */
const sorted = (value: unknown, facts: ReadonlyMap<Blob, FileFacts>): unknown => {
  if (Array.isArray(value)) return value.map((inner) => sorted(inner, facts));
  if (value instanceof Blob) return facts.get(value);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, inner]) => [name, sorted(inner, facts)] as const));
};

/** The hash of a request, by which its repetition is recognised. */
export type RequestHash = {
  /** The hash that is stored with the first answer. */
  readonly value: string;
  /** Whether a stored hash is of the same request, by whichever key of the installation it was made (D515). */
  isSame(stored: string): boolean;
};

/**
 * Returns the same hash for the same request, whatever the order of the fields; a file counts with its bytes.
 * Some requests hold a password: the installation's key prevents guesses against a copy of the database
 * (D255).
 */
export async function requestHash(request: ReadRequest, secrets: SecretBox | null): Promise<RequestHash> {
  const facts = new Map<Blob, FileFacts>();
  for (const file of filesIn(request)) facts.set(file, await fileFacts(file));
  const text = JSON.stringify(sorted(request, facts));
  const value = secrets?.fingerprint(text) ?? sha256(text);
  return {
    value,
    // The plain hash is of an installation that had no key until today.
    isSame: (stored) =>
      stored === value || secrets?.isFingerprint(stored, text) === true || stored === sha256(text),
  };
}

export type Attempt = {
  readonly storeId: string;
  /** The person; '' within a store, whose people share its keys. */
  readonly person: string;
  readonly callId: string;
  readonly key: string;
  readonly hash: RequestHash;
  readonly now: Date;
};

/**
 * Takes the key for this transaction, before any other lock.
 * @returns `null` the first time, so that the caller goes on; otherwise the first answer.
 * @throws 409: `in_flight` while another request with the key is pending (its outcome is not known yet:
 * retry), `key_reused` for the key of another request.
 */
export async function takeKey(tx: Transaction, attempt: Attempt): Promise<unknown> {
  const { storeId, person, callId, key, hash, now } = attempt;
  const row = rowOf(attempt);
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${storeId}/${person}/${callId}/${key}`}, 0)) as mine`,
  );
  if (!rows[0]?.mine) throw conflict('Esta operación todavía está en curso', 'in_flight');
  await tx
    .delete(idempotencyKeys)
    .where(and(row, lt(idempotencyKeys.createdAt, new Date(now.getTime() - STORED_MS))));
  const taken = await tx
    .insert(idempotencyKeys)
    .values({
      storeId,
      person,
      callId,
      key,
      bodyHash: hash.value,
      status: 200,
      answer: 'null',
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (taken.length > 0) return null;
  const [first] = await tx.select().from(idempotencyKeys).where(row);
  if (!first || !hash.isSame(first.bodyHash)) {
    throw conflict('Esta operación ya se hizo con otros datos', 'key_reused');
  }
  return JSON.parse(first.answer) as unknown;
}

/**
 * Whether the key was taken before: the first answer, or a refusal, is all that comes of the request. Locks
 * nothing.
 */
export async function isTaken(tx: Transaction, attempt: Attempt): Promise<boolean> {
  const since = new Date(attempt.now.getTime() - STORED_MS);
  const [first] = await tx
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(and(rowOf(attempt), gte(idempotencyKeys.createdAt, since)));
  return first !== undefined;
}

/** The row of an attempt. */
const rowOf = ({ storeId, person, callId, key }: Attempt) =>
  and(
    eq(idempotencyKeys.storeId, storeId),
    eq(idempotencyKeys.person, person),
    eq(idempotencyKeys.callId, callId),
    eq(idempotencyKeys.key, key),
  );

/** Releases the key: a file is produced again each time, and there is no effect to repeat. */
export async function releaseKey(tx: Transaction, attempt: Attempt): Promise<void> {
  await tx.delete(idempotencyKeys).where(rowOf(attempt));
}

/** Stores the answer with its effect, in the same transaction. */
export async function storeAnswer(tx: Transaction, attempt: Attempt, answer: unknown): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ answer: JSON.stringify(answer) })
    .where(rowOf(attempt));
}
