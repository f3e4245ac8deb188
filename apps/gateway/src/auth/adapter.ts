import { randomUUID } from 'node:crypto';
import type { Adapter, AdapterUser } from '@auth/core/adapters';
import { and, eq } from 'drizzle-orm';
import type { GatewayDatabase } from '../database/open.ts';
import { accounts, users } from '../database/schema.ts';
import type { ProviderTokens, Session, Sessions } from '../session/sessions.ts';
import type { Claims } from './claims.ts';

type UserRow = typeof users.$inferSelect;
const asUser = (row: UserRow | undefined): AdapterUser | null =>
  row ? { id: row.id, name: row.name, email: row.email, emailVerified: null } : null;

/** What one request of Auth.js learns on its way and has no other place for. */
export type AuthRequestState = {
  /** What this very sign-in got from the provider. */
  tokens: ProviderTokens | null;
  /** When the provider asked the person who she is, as its signed token says. */
  authTime: Date | null;
  /** What it knows of who signs in. */
  claims: Claims | null;
  session: Session | null;
  failure: Error | null;
};

/**
 * Auth.js on our rows. Made anew for each request, which `state` belongs to.
 * @see https://authjs.dev/reference/core/adapters
 */
export function createAdapter(db: GatewayDatabase, sessions: Sessions, state: AuthRequestState): Adapter {
  const userBy = async (where: ReturnType<typeof eq>) =>
    asUser((await db.select().from(users).where(where))[0]);
  return {
    async createUser({ name, email }) {
      const [row] = await db
        .insert(users)
        .values({ id: randomUUID(), name: name ?? null, email: email.toLowerCase() })
        .returning();
      const user = asUser(row);
      if (!user) throw new Error('The user could not be written.');
      return user;
    },
    getUser: (id) => userBy(eq(users.id, id)),
    getUserByEmail: (email) => userBy(eq(users.email, email.toLowerCase())),
    async getUserByAccount({ provider, providerAccountId }) {
      const [row] = await db
        .select({ user: users })
        .from(accounts)
        .innerJoin(users, eq(users.id, accounts.userId))
        .where(and(eq(accounts.provider, provider), eq(accounts.providerAccountId, providerAccountId)));
      return asUser(row?.user);
    },
    async updateUser({ id, name, email }) {
      const [row] = await db
        .update(users)
        .set({ ...(name ? { name } : {}), ...(email ? { email: email.toLowerCase() } : {}) })
        .where(eq(users.id, id))
        .returning();
      const user = asUser(row);
      if (!user) throw new Error('There is no such user.');
      return user;
    },
    async linkAccount({ provider, providerAccountId, type, userId }) {
      // Its tokens belong to the session, not to the account: two sign-ins of one user have two sets.
      await db.insert(accounts).values({ provider, providerAccountId, type, userId });
    },
    async createSession({ sessionToken, userId }) {
      const expires = await sessions.create(sessionToken, userId, state.tokens);
      return { sessionToken, userId, expires };
    },
    async getSessionAndUser(sessionToken) {
      const found = await sessions.find(sessionToken);
      state.session = found;
      if (!found) return null;
      return {
        session: { sessionToken, userId: found.user.id, expires: found.expiresAt },
        user: { ...found.user, emailVerified: null },
      };
    },
    // Eight hours are absolute: Auth.js's sliding renewal changes nothing.
    updateSession: async () => null,
    deleteSession: (sessionToken) => sessions.remove(sessionToken),
  };
}
