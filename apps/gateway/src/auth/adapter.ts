import type { Adapter, AdapterUser } from '@auth/core/adapters';
import { eq } from 'drizzle-orm';
import type { GatewayDatabase } from '../database/open.ts';
import { users } from '../database/schema.ts';
import type { Beginning, Session, Sessions } from '../session/sessions.ts';
import type { Claims } from './claims.ts';
import type { Person } from './people.ts';
import type { RefusedBecause } from './refused-because.ts';

const asUser = (row: Person | undefined): AdapterUser | null =>
  row ? { id: row.id, name: row.name, email: row.email, emailVerified: null } : null;

/** The state that one request of Auth.js collects on its way and has no other place for. */
export type AuthRequestState = {
  readonly requestId: string;
  /** The person whom this sign-in lets in, and the session it begins; `null` until that is decided. */
  arrived: { readonly person: Person; readonly beginning: Beginning } | null;
  /** The provider authenticated the person at this time, as its signed token reports. */
  authTime: Date | null;
  /** The claims of the person who signs in. */
  claims: Claims | null;
  session: Session | null;
  failure: Error | null;
  /** Why nobody was let in: the callback that lets people in has said it, or the failure does. */
  refused: RefusedBecause | null;
};

const neverCalled = (): never => {
  throw new Error('Auth.js asks for something that was decided before.');
};

/**
 * The adapter of Auth.js on our rows, created for each request, which `state` belongs to.
 * @see https://authjs.dev/reference/core/adapters
 */
export function createAdapter(db: GatewayDatabase, sessions: Sessions, state: AuthRequestState): Adapter {
  return {
    // Auth.js requires these methods. `personOf` has found or created the person before Auth.js would call
    // them: in one transaction, where these three would be several, and two concurrent first sign-ins would
    // conflict.
    createUser: neverCalled,
    linkAccount: neverCalled,
    getUserByEmail: neverCalled,
    async getUserByAccount() {
      return asUser(state.arrived?.person);
    },
    async getUser(id) {
      return asUser((await db.select().from(users).where(eq(users.id, id)))[0]);
    },
    async updateUser({ id, name }) {
      const [row] = await db
        .update(users)
        .set(name ? { name } : {})
        .where(eq(users.id, id))
        .returning();
      const user = asUser(row);
      if (!user) throw new Error('There is no such user.');
      return user;
    },
    async createSession({ sessionToken, userId }) {
      if (state.arrived?.beginning.userId !== userId) throw new Error('Nobody has been let in.');
      const expires = await sessions.create(sessionToken, state.arrived.beginning);
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
