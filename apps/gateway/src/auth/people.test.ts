import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { accounts, users } from '../database/schema.ts';
import { aMinute } from '../proxy/rate-limit.ts';
import { endSessions } from '../session/end-sessions.ts';
import { createSessions, SESSION_COOKIE } from '../session/sessions.ts';
import { type Browser, createBrowser } from '../testing/browser.ts';
import { FOREIGN_CLIENT, startForeignProvider, throughForeignProvider } from '../testing/foreign-provider.ts';
import { freePort } from '../testing/free-port.ts';
import { ANA, BETO, freshDatabase, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { recordsIn, runCommand } from '../testing/run-command.ts';
import { proved } from '../testing/proved.ts';
import { PROVIDER_ID } from './people.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

type Claims = Readonly<Record<string, unknown>>;
/** What a provider knows of each subject; a test may change it under way. */
type People = Map<string, Claims>;

const knownAs = ({ email, name }: { readonly email: string; readonly name: string }): Claims => ({
  email,
  name,
  email_verified: true,
});

/** A gateway in front of a provider of its own, on a database that others may have worked on before. */
async function gatewayAt(
  people: People,
  { databaseUrl, relink = 'email' }: { databaseUrl?: string; relink?: 'email' | 'never' } = {},
) {
  const issuer = `http://localhost:${await freePort()}`;
  const gateway = await startTestGateway({
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    identity: { issuer, ...FOREIGN_CLIENT, relink },
    signInLimit: aMinute(100_000),
  });
  stops.push(gateway.stop);
  const provider = await startForeignProvider(gateway.origin, (sub) => people.get(sub) ?? {}, {
    issuer,
    conformIdTokenClaims: false,
  });
  stops.push(() => provider.stop());
  return gateway;
}

/** A window that has signed in at the provider, and is about to call us back. */
async function atTheDoor(gateway: TestGateway, subject: string) {
  const browser = gateway.browser();
  const signIn = await browser.form('/api/auth/signin/identity', { callbackUrl: '/' });
  const { url } = (await signIn.json()) as { url: string };
  const back = new URL(await throughForeignProvider(browser, url, subject));
  return {
    browser,
    /** @returns where it ends: at home, or at an error. */
    enter: async () => {
      const { headers } = await browser.go(back.pathname + back.search);
      return (headers.get('location') ?? '').slice(gateway.origin.length);
    },
  };
}

async function signIn(gateway: TestGateway, subject: string) {
  const { browser, enter } = await atTheDoor(gateway, subject);
  return { browser, end: await enter() };
}

const HOME = '/';
const NOT_LINKED = '/api/auth/error?error=OAuthAccountNotLinked';
const whoIs = async (browser: Browser) =>
  (await browser.json<{ user: { email: string; name: string | null } } | null>('/api/auth/session'))?.user;
const reads = async (browser: Browser, store: string) =>
  (await browser.call(`/api/kidal/route/Ordersfull/seller/${store}`, store)).status;
/** As a person sees it: who she is, her own store, and one of somebody else. */
const seen = async (browser: Browser, own: string, others: string) => [
  await whoIs(browser),
  await reads(browser, own),
  await reads(browser, others),
];
const isAna = [{ email: ANA.email, name: ANA.name }, 200, 403];
const isBeto = [{ email: BETO.email, name: BETO.name }, 200, 403];

describe('two providers, one after the other on one database', () => {
  it('call two people by one subject: each sees her own store, and a session from before goes on as whose it was', async () => {
    const databaseUrl = await freshDatabase();
    const first = await gatewayAt(new Map([['s-1', knownAs(ANA)]]), { databaseUrl });
    const ana = await signIn(first, 's-1');
    expect(await seen(ana.browser, '1001', '2001')).toEqual(isAna);

    const people = new Map([
      ['s-1', knownAs(BETO)],
      ['s-2', knownAs(ANA)],
    ]);
    const second = await gatewayAt(people, { databaseUrl });
    const beto = await signIn(second, 's-1');
    expect(beto.end).toBe(HOME);
    expect(await seen(beto.browser, '2001', '1001')).toEqual(isBeto);

    const copy = new Map([[SESSION_COOKIE, ana.browser.sessionCookie ?? '']]);
    for (const gateway of [first, second])
      expect(await seen(createBrowser(gateway.origin, new Map(copy)), '1001', '2001')).toEqual(isAna);

    // She too comes to the new provider, where she has another subject.
    const again = await signIn(second, 's-2');
    expect(again.end).toBe(HOME);
    expect(await seen(again.browser, '1001', '2001')).toEqual(isAna);
    expect(await seen(beto.browser, '2001', '1001')).toEqual(isBeto);
  });
});

describe('where OIDC_RELINK is never', () => {
  it('another provider is another account, also where it uses the subject of the one before', async () => {
    const databaseUrl = await freshDatabase();
    const people = new Map([['s-1', knownAs(ANA)]]);
    const [first, second] = [
      await gatewayAt(people, { databaseUrl, relink: 'never' }),
      await gatewayAt(people, { databaseUrl, relink: 'never' }),
    ];
    expect((await signIn(first, 's-1')).end).toBe(HOME);
    expect((await signIn(second, 's-1')).end).toBe(NOT_LINKED);
    expect((await signIn(first, 's-1')).end).toBe(HOME);
  });

  it('an account that a process of the version before has just written is no other one', async () => {
    const gateway = await gatewayAt(new Map([['s-1', knownAs(ANA)]]), { relink: 'never' });
    const { db } = gateway.database;
    const userId = randomUUID();
    await db.insert(users).values({ id: userId, name: ANA.name, email: ANA.email });
    await db
      .insert(accounts)
      .values({ provider: PROVIDER_ID, providerAccountId: 's-1', type: 'oidc', userId });
    for (const subject of ['s-1', 's-1']) expect((await signIn(gateway, subject)).end).toBe(HOME);
  });
});

describe('a new subject with the same verified e-mail', () => {
  const people = new Map([
    ['ramonops', knownAs(ANA)],
    ['ramon-ops', knownAs(ANA)],
  ]);

  it('is the same person, who may come with either', async () => {
    const gateway = await gatewayAt(people);
    for (const subject of ['ramonops', 'ramon-ops', 'ramonops']) {
      const { browser, end } = await signIn(gateway, subject);
      expect(end).toBe(HOME);
      expect(await seen(browser, '1001', '2001')).toEqual(isAna);
    }
    expect(await gateway.database.db.select().from(users)).toHaveLength(1);
  });

  it('is refused where OIDC_RELINK is never, with a sentence that says whom to ask, until somebody unlinks the person', async () => {
    const databaseUrl = await freshDatabase('product');
    const gateway = await gatewayAt(people, { databaseUrl, relink: 'never' });
    const before = await signIn(gateway, 'ramonops');
    expect((await signIn(gateway, 'ramonops')).end).toBe(HOME);

    const refused = await signIn(gateway, 'ramon-ops');
    expect(refused.end).toBe(NOT_LINKED);
    expect(await (await refused.browser.go(NOT_LINKED)).text()).toContain(
      'Este correo ya está unido a otra cuenta. Entra con la de siempre. Si ya no la tienes, pide a quien administra el portal que la desvincule.',
    );
    expect(await whoIs(refused.browser)).toBeUndefined();
    expect(gateway.logs).toContainEqual(
      expect.objectContaining({ auth: 'OAuthAccountNotLinked', msg: 'auth: refused' }),
    );

    const unlink = async (email: string) =>
      (await runCommand({ DATABASE_URL: databaseUrl }, 'person:unlink', email)).output;
    expect(await unlink('nadie@example.com')).toBe(
      'There is no person nadie@example.com: nothing was changed.\n',
    );
    expect(await whoIs(before.browser)).toMatchObject({ email: ANA.email });
    expect(await unlink(ANA.email.toUpperCase())).toBe(
      `${ANA.email} is unlinked: accounts 1, sessions ended 2. The next account with that e-mail is hers.\n`,
    );
    expect(await whoIs(before.browser)).toBeUndefined();
    const after = await signIn(gateway, 'ramon-ops');
    expect(after.end).toBe(HOME);
    expect(await seen(after.browser, '1001', '2001')).toEqual(isAna);
    expect((await signIn(gateway, 'ramonops')).end).toBe(NOT_LINKED);
    expect(await unlink(ANA.email)).toContain('accounts 1, sessions ended 1');
    expect(await unlink(ANA.email)).toBe(
      `${ANA.email} had no account: sessions ended 0. The next account with that e-mail is hers.\n`,
    );
    expect(await recordsIn(databaseUrl)).toMatchObject([
      { command: 'person:unlink', person: ANA.email, after: { accounts: 1, ended: 2 } },
      { command: 'person:unlink', person: ANA.email, after: { accounts: 1, ended: 1 } },
    ]);
  });

  it('after she was unlinked is greeted by what the provider calls it, and not by the name from before', async () => {
    const changing: People = new Map([['uno', knownAs({ email: ANA.email, name: 'Laura' })]]);
    const databaseUrl = await freshDatabase('product');
    const gateway = await gatewayAt(changing, { databaseUrl });
    await signIn(gateway, 'uno');
    await runCommand({ DATABASE_URL: databaseUrl }, 'person:unlink', ANA.email);
    changing.set('dos', knownAs({ email: ANA.email, name: 'Pedro' }));
    const { browser } = await signIn(gateway, 'dos');
    expect(await whoIs(browser)).toEqual({ email: ANA.email, name: 'Pedro' });
  });
});

describe('a known subject that comes with another e-mail', () => {
  it('is who has that e-mail, and changes nothing for the one who had it before, signed in as she is', async () => {
    const people: People = new Map([
      ['s-1', knownAs(ANA)],
      ['s-2', knownAs(BETO)],
    ]);
    const gateway = await gatewayAt(people);
    const ana = await signIn(gateway, 's-1');
    const beto = await signIn(gateway, 's-2');

    people.set('s-1', knownAs({ ...BETO, name: 'Otra Persona' }));
    const moved = await signIn(gateway, 's-1');
    expect(moved.end).toBe(HOME);
    for (const browser of [moved.browser, beto.browser])
      expect(await seen(browser, '2001', '1001')).toEqual(isBeto);
    expect(await seen(ana.browser, '1001', '2001')).toEqual(isAna);
  });

  it('that nobody has is a person of its own, with the name of its own', async () => {
    const people: People = new Map([['s-1', knownAs(ANA)]]);
    const gateway = await gatewayAt(people, { relink: 'never' });
    const ana = await signIn(gateway, 's-1');
    people.set('s-1', knownAs(BETO));
    const moved = await signIn(gateway, 's-1');
    expect(moved.end).toBe(HOME);
    expect(await seen(moved.browser, '2001', '1001')).toEqual(isBeto);
    expect(await seen(ana.browser, '1001', '2001')).toEqual(isAna);

    // The account went along: the new person has one, and the one before has none.
    people.set('s-2', knownAs(BETO)).set('s-3', knownAs(ANA));
    expect((await signIn(gateway, 's-2')).end).toBe(NOT_LINKED);
    expect((await signIn(gateway, 's-3')).end).toBe(HOME);
  });

  it('of somebody with an account is refused where OIDC_RELINK is never, and the subject stays whose it was', async () => {
    const people: People = new Map([
      ['s-1', knownAs(ANA)],
      ['s-2', knownAs(BETO)],
    ]);
    const gateway = await gatewayAt(people, { relink: 'never' });
    await signIn(gateway, 's-1');
    await signIn(gateway, 's-2');
    people.set('s-1', knownAs(BETO));
    expect((await signIn(gateway, 's-1')).end).toBe(NOT_LINKED);
    people.set('s-1', knownAs(ANA));
    const back = await signIn(gateway, 's-1');
    expect(await seen(back.browser, '1001', '2001')).toEqual(isAna);
  });
});

describe('a session', () => {
  it('keeps the e-mail and the stores that it was begun with, whatever becomes of the row', async () => {
    const gateway = await gatewayAt(new Map([['s-1', knownAs(ANA)]]));
    const { browser } = await signIn(gateway, 's-1');
    await gateway.database.db.update(users).set({ email: BETO.email }).where(eq(users.email, ANA.email));
    gateway.pass(61);
    expect(await seen(browser, '1001', '2001')).toEqual(isAna);
  });

  it('is found by the e-mail that it was begun with: by who changes the stores of that e-mail, and by who ends its sessions', async () => {
    const gateway = await gatewayAt(new Map([['s-1', knownAs(ANA)]]));
    const { db } = gateway.database;
    const { browser } = await signIn(gateway, 's-1');
    await db.update(users).set({ email: BETO.email });
    const version = async () => (await db.select().from(users))[0]?.storesVersion;
    const before = (await version()) ?? 0;
    await createSessions(db, () => new Date()).storesChanged([ANA.email]);
    expect(await version()).toBe(before + 1);
    expect(await endSessions(db, { email: ANA.email })).toBe(1);
    gateway.pass(0.5);
    expect(await reads(browser, '1001')).toBe(401);
  });
});

describe('two first sign-ins at once', () => {
  const PAIRS = 100;
  const emailOf = (at: number) => `persona-${at}@uno.example`;

  it('of one person, in two windows or with two accounts: all are let in, and she is one person', async () => {
    const people: People = new Map();
    const gateway = await gatewayAt(people);
    const ends: string[] = [];
    for (let at = 0; at < PAIRS; at += 1) {
      // By turns the same account in two windows, and two accounts of one e-mail.
      const subjects = [`${at}-a`, at % 2 === 0 ? `${at}-a` : `${at}-b`];
      for (const subject of subjects) people.set(subject, knownAs({ email: emailOf(at), name: 'Persona' }));
      const windows = await Promise.all(subjects.map((subject) => atTheDoor(gateway, subject)));
      ends.push(...(await Promise.all(windows.map(({ enter }) => enter()))));
      for (const { browser } of windows)
        expect(await whoIs(browser)).toEqual({ email: emailOf(at), name: 'Persona' });
    }
    expect(ends).toEqual(Array.from({ length: 2 * PAIRS }, () => HOME));
    const { db } = gateway.database;
    expect([await db.$count(users), await db.$count(accounts)]).toEqual([PAIRS, PAIRS * 1.5]);
    proved(`${PAIRS} pairs of first sign-ins at once: nobody is locked out, nobody is two`);
  });

  it('with two accounts where OIDC_RELINK is never: one is let in, the other is told so', async () => {
    const people: People = new Map();
    const gateway = await gatewayAt(people, { relink: 'never' });
    for (let at = 0; at < 20; at += 1) {
      const subjects = [`${at}-a`, `${at}-b`];
      for (const subject of subjects) people.set(subject, knownAs({ email: emailOf(at), name: 'Persona' }));
      // The first time the person is new; then she is there, and was unlinked.
      for (let time = 0; time < 2; time += 1) {
        await gateway.database.db.delete(accounts);
        const windows = await Promise.all(subjects.map((subject) => atTheDoor(gateway, subject)));
        const ends = await Promise.all(windows.map(({ enter }) => enter()));
        expect(ends.toSorted()).toEqual([HOME, NOT_LINKED]);
      }
    }
  });
});

it('npm run person:unlink without a database or a name says so, and what to do', async () => {
  const run = (env: Record<string, string>, ...words: string[]) => runCommand(env, 'person:unlink', ...words);
  expect(await run({ DATA_DIR: '/nonexistent' }, ANA.email)).toEqual({
    code: 1,
    output: '',
    complaints:
      'Nobody was unlinked: DATABASE_URL is not set, and there is no embedded database in /nonexistent/postgres. Run this with the environment of the gateway.\n',
  });
  for (const [words, reason] of [
    [[], 'An e-mail must be given.\n'],
    [['ana'], 'Not an e-mail: ana\n'],
    [[ANA.email, BETO.email], `One is enough: ${ANA.email} ${BETO.email}\n`],
  ] as const)
    expect((await run({}, ...words)).complaints).toContain(`${reason}npm run person:unlink -- `);
});
