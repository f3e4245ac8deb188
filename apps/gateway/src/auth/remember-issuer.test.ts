import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../database/open.ts';
import { accounts, secrets, sessions, users } from '../database/schema.ts';
import { createSessions } from '../session/sessions.ts';
import { ANA, freshDatabase } from '../testing/gateway.ts';
import { PROVIDER_ID } from './people.ts';
import { rememberIssuer } from './remember-issuer.ts';

const FIRST = 'https://uno.example/realms/tienda';
const SECOND = 'https://dos.example';

describe('the issuer whose accounts sign in here', () => {
  let database: OpenDatabase;
  const userId = randomUUID();
  beforeAll(async () => {
    database = await openDatabase(await freshDatabase());
    await database.db.insert(users).values({ id: userId, name: ANA.name, email: ANA.email });
  });
  afterAll(() => database.close());
  const linked = (issuer: string | null, subject: string) =>
    database.db
      .insert(accounts)
      .values({ provider: PROVIDER_ID, issuer, providerAccountId: subject, type: 'oidc', userId });
  const beginSession = () =>
    createSessions(database.db, () => new Date()).create(randomBytes(32).toString('base64url'), {
      userId,
      email: ANA.email,
      tokens: { authTime: null, accessToken: null, accessTokenExpiresAt: null, refreshToken: null },
    });
  const known = async () =>
    (await database.db.select().from(accounts))
      .map(({ issuer, providerAccountId }) => `${issuer} ${providerAccountId}`)
      .toSorted();
  const living = () => database.db.$count(sessions);

  it('is written to the accounts that had none, and ends nobody’s session, at the first start after the update', async () => {
    await linked(null, 's-1');
    await beginSession();
    expect(await rememberIssuer(database.db, FIRST)).toBeNull();
    expect(await known()).toEqual([`${FIRST} s-1`]);
    expect(await living()).toBe(1);
  });

  it('is that of the start before for what a process of the version before has written since', async () => {
    await linked(null, 's-1');
    await linked(null, 's-2');
    expect(await rememberIssuer(database.db, FIRST)).toBeNull();
    expect(await known()).toEqual([`${FIRST} s-1`, `${FIRST} s-2`]);
    expect(await living()).toBe(1);
  });

  it('that is another one ends all sessions, once, of however many processes that start at once', async () => {
    await linked(null, 's-3');
    await beginSession();
    // So many connections that none of them waits for its own.
    await Promise.all(Array.from({ length: 5 }, () => database.db.execute(sql`select pg_sleep(0.1)`)));
    const starts = await Promise.all(Array.from({ length: 5 }, () => rememberIssuer(database.db, SECOND)));
    expect(starts.filter((one) => one !== null)).toEqual([{ before: FIRST, sessions: 2 }]);
    expect(await living()).toBe(0);
    // They stay: who goes back to the first provider finds hers there.
    expect(await known()).toEqual(['s-1', 's-2', 's-3'].map((subject) => `${FIRST} ${subject}`));
  });

  it('is the same with a slash at the end of an origin, as in a provider’s discovery', async () => {
    await beginSession();
    expect(await rememberIssuer(database.db, `${SECOND}/`)).toBeNull();
    expect(await living()).toBe(1);
    expect(await database.db.select().from(secrets)).toEqual([{ name: 'issuer', value: `${SECOND}/` }]);
  });
});
