import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { rememberIssuer } from '../auth/remember-issuer.ts';
import { SESSION_COOKIE } from '../session/sessions.ts';
import { bringTo } from '../testing/crash/older-database.ts';
import { killWhileStarting } from '../testing/crash/kill-while-starting.ts';
import { createBrowser } from '../testing/browser.ts';
import { ANA, BETO, EVA, freshDatabase, startTestGateway, type TestGateway } from '../testing/gateway.ts';

// Twenty kills are a matter of the night (migrations.nightly.ts).
it('a start on a new and on an older database, killed in its migrations, leaves nothing that the next one cannot take up', async () => {
  expect((await killWhileStarting(2)).up).toBe(2);
});

const HOURS = 3_600_000;
/** The insert of the version that kept ID tokens, letter for letter: Drizzle names every column of its schema. */
const signInOfThen = `insert into "gateway"."session" ("token_hash", "id", "user_id", "created_at", "expires_at",
  "last_used_at", "access_token", "access_token_expires_at", "refresh_token", "id_token", "refreshing_until", "error")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, default, default)`;

async function signInAsThen(client: pg.Client, userId: string): Promise<string> {
  const token = createHash('sha256').update(randomUUID()).digest('base64url');
  const now = new Date();
  const ends = new Date(now.getTime() + 8 * HOURS);
  const hash = createHash('sha256').update(token).digest('base64url');
  await client.query(signInOfThen, [
    hash,
    randomUUID(),
    userId,
    now,
    ends,
    now,
    'an-access-token',
    ends,
    null,
    'an.id.token',
  ]);
  return token;
}

describe('an update that rolls over processes which kept ID tokens (D198)', () => {
  let gateway: TestGateway | undefined;
  let before: pg.Client | undefined;
  afterEach(async () => {
    await before?.end();
    await gateway?.stop();
  });

  it('signs nobody out, lets both versions sign in, and leaves no ID token', async () => {
    const databaseUrl = await freshDatabase('no');
    await bringTo(databaseUrl, 'gateway', 5);
    before = new pg.Client({ connectionString: databaseUrl });
    await before.connect();
    const userId = randomUUID();
    await before.query('insert into gateway."user" (id, name, email) values ($1, $2, $3)', [
      userId,
      BETO.name,
      BETO.email,
    ]);
    const tokens = [await signInAsThen(before, userId)];
    const kept = async () => (await before?.query('select id_token from gateway.session'))?.rows;
    expect(await kept()).toEqual([{ id_token: 'an.id.token' }]);

    gateway = await startTestGateway({ databaseUrl });
    tokens.push(await signInAsThen(before, userId));
    await before.query("update gateway.session set id_token = 'another.id.token'");
    const browser = gateway.browser();
    await browser.signIn(ANA.email);
    for (const token of tokens) {
      const one = createBrowser(gateway.origin, new Map([[SESSION_COOKIE, token]]));
      expect(await one.json('/api/auth/session')).toMatchObject({ user: { email: BETO.email } });
    }
    expect(await browser.json('/api/auth/session')).toMatchObject({ user: { email: ANA.email } });
    expect(await kept()).toEqual(tokens.concat('').map(() => ({ id_token: null })));
  });

  it('names the column nowhere: the release after may drop it under this one', async () => {
    gateway = await startTestGateway();
    await gateway.database.db.execute(sql`drop function gateway.forget_id_token cascade`);
    await gateway.database.db.execute(sql`alter table gateway.session drop column id_token`);
    const browser = gateway.browser();
    await browser.signIn(ANA.email);
    expect(await browser.json('/api/auth/session')).toMatchObject({ user: { email: ANA.email } });
    await browser.signOut();
    expect(await browser.json('/api/auth/session')).toBeNull();
  });
});

/** Of the version before D381, letter for letter: it names no issuer, and of a session no e-mail. */
const then = {
  user: `insert into "gateway"."user" ("id", "name", "email", "stores_version") values ($1, $2, $3, default)`,
  account: `insert into "gateway"."account" ("provider", "provider_account_id", "type", "user_id")
    values ('identity', $1, 'oidc', $2)`,
  accountOf: `select "user"."id", "user"."email" from "gateway"."account"
    inner join "gateway"."user" on "user"."id" = "account"."user_id"
    where ("account"."provider" = 'identity' and "account"."provider_account_id" = $1)`,
  session: `insert into "gateway"."session" ("token_hash", "id", "user_id", "created_at", "expires_at", "last_used_at",
    "auth_time", "access_token", "access_token_expires_at", "refresh_token", "refreshing_until", "error")
    values ($1, $2, $3, now(), now() + interval '8 hours', now(), default, default, default, default, default, default)`,
  sessionOf: `select "user"."email" from "gateway"."session" inner join "gateway"."user" on "user"."id" = "session"."user_id"
    where "session"."token_hash" = $1`,
};

describe('an update that rolls over processes which knew no issuer (D381)', () => {
  let gateway: TestGateway | undefined;
  let before: pg.Client | undefined;
  afterEach(async () => {
    await before?.end();
    await gateway?.stop();
  });

  it('signs nobody out, and lets both versions sign in the same people', async () => {
    const databaseUrl = await freshDatabase('no');
    await bringTo(databaseUrl, 'gateway', 8);
    const old = new pg.Client({ connectionString: databaseUrl });
    before = old;
    await old.connect();
    /** A first sign-in at a process of the version before. The subject of the embedded provider is the e-mail. */
    const signUp = async ({ name, email }: Pick<typeof BETO | typeof EVA, 'name' | 'email'>) => {
      const id = randomUUID();
      await old.query(then.user, [id, name, email]);
      await old.query(then.account, [email, id]);
      return id;
    };
    const signIn = async (email: string) => {
      const { rows } = await old.query<{ id: string }>(then.accountOf, [email]);
      const token = randomBytes(32).toString('base64url');
      const tokenHash = createHash('sha256').update(token).digest('base64url');
      await old.query(then.session, [tokenHash, randomUUID(), rows[0]?.id]);
      return { token, tokenHash };
    };
    await signUp(BETO);
    const sessions = [await signIn(BETO.email)];

    gateway = await startTestGateway({ databaseUrl });
    const { db } = gateway.database;
    const issuer = `${gateway.origin}/idp`;
    await rememberIssuer(db, issuer);
    sessions.push(await signIn(BETO.email));
    await signUp(EVA);
    for (const { email } of [BETO, EVA, ANA]) {
      const browser = gateway.browser();
      await browser.signIn(email);
      expect(await browser.json('/api/auth/session')).toMatchObject({ user: { email } });
      // Whom the new version has let in, the one before finds too.
      const token = browser.sessionCookie ?? '';
      const tokenHash = createHash('sha256').update(token).digest('base64url');
      expect((await old.query(then.sessionOf, [tokenHash])).rows).toEqual([{ email }]);
      expect((await old.query(then.accountOf, [email])).rows[0]).toMatchObject({ email });
    }
    for (const { token } of sessions) {
      const one = createBrowser(gateway.origin, new Map([[SESSION_COOKIE, token]]));
      expect(await one.json('/api/auth/session')).toMatchObject({ user: { email: BETO.email } });
    }
    await rememberIssuer(db, issuer);
    const { rows } = await old.query(
      'select issuer, provider_account_id as of from gateway.account order by of',
    );
    expect(rows).toEqual([ANA, BETO, EVA].map(({ email }) => ({ issuer, of: email })));
  });
});

it('the last snapshot is what the steps make: the next step that is generated holds its own change alone', async () => {
  const folder = new URL('migrations/meta/', import.meta.url);
  const { entries } = JSON.parse(await readFile(new URL('_journal.json', folder), 'utf8')) as {
    entries: { idx: number }[];
  };
  const last = String(entries.length - 1).padStart(4, '0');
  const snapshot = JSON.parse(await readFile(new URL(`${last}_snapshot.json`, folder), 'utf8')) as {
    tables: Record<string, { name: string; columns: Record<string, { type: string; notNull: boolean }> }>;
  };
  const said = Object.values(snapshot.tables).flatMap(({ name, columns }) =>
    Object.entries(columns).map(
      ([column, { type, notNull }]) => `${name}.${column} ${type} ${notNull ? 't' : 'f'}`,
    ),
  );
  const url = await freshDatabase('no');
  await bringTo(url, 'gateway', entries.length);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query(
      `select format('%s.%s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull) as said
       from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'gateway'::regnamespace and c.relkind = 'r' and c.relname <> 'migration'
         and a.attnum > 0 and not a.attisdropped`,
    )
    .finally(() => client.end());
  expect(said.toSorted()).toEqual(rows.map((row: { said: string }) => row.said).toSorted());
});
