import { hash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { GatewayDatabase } from '../database/open.ts';
import { sessions, users } from '../database/schema.ts';
import { batchLookups } from '../database/batch-lookups.ts';
import { createSessionCache } from './session-cache.ts';
import type { Clock } from './clock.ts';

export const SESSION_COOKIE = '__Host-trastienda.session';
/** Absolute: use does not lengthen it. */
export const SESSION_SECONDS = 8 * 60 * 60;
/** A session that makes no business call for so long has ended too. */
export const IDLE_SECONDS = 30 * 60;
/** Use is written down at most so often. */
const TOUCH_MS = 60_000;

export type SessionUser = {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  /** The version of the user's list of stores: see `storesVersion` of the users' table. */
  readonly storesVersion: number;
};
export type Session = {
  /** The id of the row, not the secret that the browser holds. */
  readonly id: string;
  readonly user: SessionUser;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date;
  /** The provider authenticated the person at this time; `null` where it did not report it. */
  readonly authTime: Date | null;
  readonly accessToken: string | null;
  readonly accessTokenExpiresAt: Date | null;
  readonly canRefresh: boolean;
  /** `invalid_grant`: the provider has refused a refresh; the session opens nothing any more. */
  readonly error: string | null;
};

/** The tokens that one sign-in received from the identity provider. */
type ProviderTokens = {
  readonly authTime: Date | null;
  readonly accessToken: string | null;
  readonly accessTokenExpiresAt: Date | null;
  readonly refreshToken: string | null;
};

/** The person whose session begins, and the tokens it begins with. */
export type Beginning = {
  readonly userId: string;
  /** The verified e-mail that it is begun with: its stores are the session's, whatever becomes of the row. */
  readonly email: string;
  readonly tokens: ProviderTokens;
};

/** 256 random bits. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url');
const tokenForm = /^[\w-]{43}$/;
const hashOf = (token: string): string => hash('sha256', token, 'base64url');

/** All processes read the stores of these people anew, half a second after the commit (D197). */
export async function forgetStores(
  db: Pick<GatewayDatabase, 'select' | 'update'>,
  emails: readonly string[],
): Promise<void> {
  const begunWith = db
    .select({ id: sessions.userId })
    .from(sessions)
    .where(inArray(sessions.email, [...emails]));
  await db
    .update(users)
    .set({ storesVersion: sql`${users.storesVersion} + 1` })
    .where(or(inArray(users.email, [...emails]), inArray(users.id, begunWith)));
}

/** Sessions as rows: what is deleted here is dead in every process within half a second (D197). */
export function createSessions(db: GatewayDatabase, clock: Clock) {
  const columns = {
    tokenHash: sessions.tokenHash,
    id: sessions.id,
    expiresAt: sessions.expiresAt,
    lastUsedAt: sessions.lastUsedAt,
    authTime: sessions.authTime,
    accessToken: sessions.accessToken,
    accessTokenExpiresAt: sessions.accessTokenExpiresAt,
    canRefresh: sql<boolean>`${sessions.refreshToken} is not null`,
    error: sessions.error,
    user: {
      id: users.id,
      // Not that of the row now: who signed in is who goes on, whatever became of her row (D381).
      email: sql<string>`coalesce(${sessions.email}, ${users.email})`,
      name: users.name,
      storesVersion: users.storesVersion,
    },
  };
  const living = (by: SQL) =>
    db
      .select(columns)
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          by,
          gt(sessions.expiresAt, sql.placeholder('now')),
          gt(sessions.lastUsedAt, sql.placeholder('idle')),
        ),
      );
  const byTokens = living(sql`${sessions.tokenHash} = any(${sql.placeholder('hashes')})`).prepare(
    'session_by_tokens',
  );
  const byId = living(eq(sessions.id, sql.placeholder('id'))).prepare('session_by_id');
  const moment = () => {
    const now = clock();
    return { now, idle: new Date(now.getTime() - IDLE_SECONDS * 1000) };
  };
  const byHash = ({ tokenHash, ...session }: Session & { readonly tokenHash: string }) =>
    [tokenHash, session] as const;
  const findByHash = batchLookups(async (hashes) => {
    const rows = await byTokens.execute({ hashes, ...moment() });
    return new Map(rows.map(byHash));
  });

  const sessionCache = createSessionCache<Session>(clock);
  const find = async (token: string | undefined): Promise<Session | null> => {
    if (token === undefined || !tokenForm.test(token)) return null;
    const startedAt = clock().getTime();
    const session = await findByHash(hashOf(token));
    if (session === null) sessionCache.forget(token);
    else sessionCache.remember(token, session, startedAt);
    return session;
  };
  const isTouchDue = ({ lastUsedAt }: Session) => lastUsedAt.getTime() <= clock().getTime() - TOUCH_MS;

  return {
    /**
     * The living session of a cookie's value, or `null`. A look is no use: a page that polls does not keep it alive.
     * Rejects when the database does not answer: closed, never open.
     */
    find,
    /**
     * Finds a session as `find` does, for business calls: a result of the last half second is reused (D197).
     */
    findRecent(token: string | undefined): Promise<Session | null> | Session {
      const cached = token === undefined ? undefined : sessionCache.get(token);
      return cached === undefined || isTouchDue(cached) ? find(token) : cached;
    },
    /** The database has gone, so nothing that was read from it counts any more. */
    forgetAll: sessionCache.forgetAll,
    /** The living session of a row's id, which a ticket carries (D153). */
    async findById(id: string): Promise<Session | null> {
      const [row] = await byId.execute({ id, ...moment() });
      return row ? byHash(row)[1] : null;
    },
    /** Restarts the idle time. Of concurrent calls, in any process, one writes. */
    touch(session: Session): Promise<unknown> | undefined {
      if (!isTouchDue(session)) return undefined;
      const now = clock();
      const due = new Date(now.getTime() - TOUCH_MS);
      return db
        .update(sessions)
        .set({ lastUsedAt: now })
        .where(and(eq(sessions.id, session.id), lte(sessions.lastUsedAt, due)));
    },
    async create(token: string, { userId, email, tokens }: Beginning): Promise<Date> {
      const now = clock();
      const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
      await db.insert(sessions).values({
        tokenHash: hashOf(token),
        id: randomUUID(),
        userId,
        email,
        createdAt: now,
        expiresAt,
        lastUsedAt: now,
        ...tokens,
      });
      return expiresAt;
    },
    /**
     * The stores of these people may have changed: all processes read them again within half a second (D197).
     */
    async storesChanged(emails: readonly string[]): Promise<void> {
      await forgetStores(db, emails);
      sessionCache.forgetAll();
    },
    async remove(token: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)));
      // This also covers concurrent lookups, which may still have seen the row.
      sessionCache.forgetAll();
    },
  };
}
export type Sessions = ReturnType<typeof createSessions>;
