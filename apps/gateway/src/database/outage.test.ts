import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, disconnect, startEmbeddedPostgres } from '@trastienda/services/database';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { freePort } from '../testing/free-port.ts';
import { ANA, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { SESSION_COOKIE } from '../session/sessions.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const text = 'Ha ocurrido un error, por favor intenta más tarde';
const closed = { statusCode: 503, message: text, data: { message: text } };

/** A PostgreSQL of its own, always at the same address. */
async function stoppablePostgres() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'trastienda-outage-'));
  await chmod(dataDir, 0o755);
  const options = { dataDir, port: await freePort(), settings: { fsync: 'off' } };
  let server = await startEmbeddedPostgres(options);
  return {
    url: server.url,
    stop: () => server.stop(),
    async startAgain() {
      server = await startEmbeddedPostgres(options);
      expect(server.url).toBe(this.url);
    },
    async remove() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

describe('PostgreSQL stops and comes back (D90)', () => {
  let postgres: Awaited<ReturnType<typeof stoppablePostgres>>;
  let gateway: TestGateway;
  let user: Browser;
  const orders = () => user.call('/api/kidal/route/Ordersfull/seller/1001', '1001');
  beforeAll(async () => {
    postgres = await stoppablePostgres();
    gateway = await startTestGateway({ databaseUrl: postgres.url });
    user = gateway.browser();
    await user.signIn(ANA.email);
  });
  afterAll(async () => {
    await gateway.stop();
    await postgres.remove();
  });

  it('session and business calls are closed meanwhile, in Spanish, and open again by themselves', async () => {
    expect((await orders()).status).toBe(200);
    const reached = gateway.services.reached.length;
    const cookie = user.sessionCookie;
    await postgres.stop();
    for (const answer of [await orders(), await user.go('/api/auth/session'), await orders()]) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(await answer.json()).toEqual(closed);
    }
    const { db } = gateway.database;
    const begun = db.transaction((tx) => tx.execute(sql`select 1`)).catch((error: unknown) => error);
    expect(isDatabaseUnavailable(await begun)).toBe(true);
    const signOut = await user.signOut();
    expect([signOut.status, await signOut.json()]).toEqual([503, closed]);
    const page = await user.go('/api/auth/session', { headers: { accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([503, expect.stringContaining(text)]);
    expect(gateway.services.reached.length).toBe(reached);
    // Nobody was signed out by it.
    expect(user.sessionCookie).toBe(cookie);

    await postgres.startAgain();
    expect((await orders()).status).toBe(200);
    expect(await user.json('/api/auth/session')).toMatchObject({ user: { email: ANA.email } });
  });

  it('a connection that was lent out when it broke takes nobody down', async () => {
    const services = connect(postgres.url);
    const cut = services.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await postgres.stop();
      await tx.execute(sql`select 1`);
    });
    await expect(cut).rejects.toThrow();
    await postgres.startAgain();
    expect((await services.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    await disconnect(services);
  });

  it('the log says why, and names nobody', () => {
    expect(gateway.logs.filter((line) => line['msg'] === 'database: no answer').length).toBeGreaterThan(3);
    const lines = JSON.stringify(gateway.logs);
    expect(lines).not.toContain(ANA.email);
    expect(lines).not.toContain(user.jar.get(SESSION_COOKIE));
  });
});

describe('an error of the database', () => {
  const failed = (cause: Error) => new DrizzleQueryError('select 1', [], cause);
  const withCode = (code: string) => Object.assign(new Error('it failed'), { code });

  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', '57P01', '57P03', '08006', '53300'])(
    '%s is no answer',
    (code) => {
      expect(isDatabaseUnavailable(failed(withCode(code)))).toBe(true);
      expect(isDatabaseUnavailable(new Error('Auth.js', { cause: { err: failed(withCode(code)) } }))).toBe(
        true,
      );
    },
  );

  it.each(['23505', '42703', '40001', '22P02'])('%s is an answer', (code) => {
    expect(isDatabaseUnavailable(failed(withCode(code)))).toBe(false);
  });

  it.each([null, 'x', new Error('x'), withCode('ECONNREFUSED')])('%s is none of the database', (error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});
