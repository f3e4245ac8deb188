import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { GatewayDatabase } from '../database/open.ts';
import { sessions, users } from '../database/schema.ts';

export const SESSION_COOKIE = '__Host-trastienda.session';
/** Absolute: use does not lengthen it. */
export const SESSION_SECONDS = 8 * 60 * 60;

export type Clock = () => Date;

export type SessionUser = { readonly id: string; readonly email: string; readonly name: string | null };
export type Session = {
  /** Of the row; not the secret that the browser holds. */
  readonly id: string;
  readonly user: SessionUser;
  readonly expiresAt: Date;
  readonly accessToken: string | null;
  readonly accessTokenExpiresAt: Date | null;
  readonly canRefresh: boolean;
  /** `invalid_grant`: the provider has refused a refresh; the session opens nothing any more. */
  readonly error: string | null;
};

/** The identity provider's tokens of one sign-in. */
export type ProviderTokens = {
  readonly accessToken: string | null;
  readonly accessTokenExpiresAt: Date | null;
  readonly refreshToken: string | null;
};

/** 256 random bits. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url');
const tokenForm = /^[\w-]{43}$/;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Sessions as rows: what is deleted here is dead at once in every process. */
export function createSessions(db: GatewayDatabase, clock: Clock) {
  const columns = {
    id: sessions.id,
    expiresAt: sessions.expiresAt,
    accessToken: sessions.accessToken,
    accessTokenExpiresAt: sessions.accessTokenExpiresAt,
    canRefresh: sql<boolean>`${sessions.refreshToken} is not null`,
    error: sessions.error,
    user: { id: users.id, email: users.email, name: users.name },
  };
  const find = db
    .select(columns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(eq(sessions.tokenHash, sql.placeholder('hash')), gt(sessions.expiresAt, sql.placeholder('now'))),
    )
    .prepare('session_by_token');
  const alive = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sql.placeholder('id')), gt(sessions.expiresAt, sql.placeholder('now'))))
    .prepare('session_by_id');

  return {
    /** The living session of a cookie's value, or `null`. Rejects when the database does not answer: closed, never open. */
    async find(token: string | undefined): Promise<Session | null> {
      if (token === undefined || !tokenForm.test(token)) return null;
      const [row] = await find.execute({ hash: hashOf(token), now: clock() });
      return row ?? null;
    },
    async isAlive(id: string): Promise<boolean> {
      return (await alive.execute({ id, now: clock() })).length > 0;
    },
    async create(token: string, userId: string, tokens: ProviderTokens | null): Promise<Date> {
      const now = clock();
      const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
      await db
        .insert(sessions)
        .values({ tokenHash: hashOf(token), id: randomUUID(), userId, createdAt: now, expiresAt, ...tokens });
      return expiresAt;
    },
    async remove(token: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)));
    },
  };
}
export type Sessions = ReturnType<typeof createSessions>;
