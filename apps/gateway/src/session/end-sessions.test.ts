import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@trastienda/services/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANA, BETO, freshDatabase, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { startGatewayProcess } from '../testing/gateway-process.ts';
import { endSessions } from './end-sessions.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const signedIn = async (email: string, storeId: string) => {
  const browser = gateway.browser();
  await browser.signIn(email);
  return async () => (await browser.call(`/api/kidal/route/Ordersfull/seller/${storeId}`, storeId)).status;
};

it('an administrator ends the sessions of one user, or of all: they open nothing any more, half a second later at most (V7.4.5, D197)', async () => {
  const { db } = gateway.database;
  const asking = [
    await signedIn(ANA.email, '1001'),
    await signedIn(ANA.email, '1001'),
    await signedIn(BETO.email, '2001'),
  ];
  const statuses = () => Promise.all(asking.map((ask) => ask()));
  const laterStatuses = () => {
    gateway.pass(0.5);
    return statuses();
  };
  expect(await statuses()).toEqual([200, 200, 200]);
  expect(await endSessions(db, { email: 'nadie@example.com' })).toBe(0);
  expect(await endSessions(db, { email: ANA.email.toUpperCase() })).toBe(2);
  expect(await laterStatuses()).toEqual([401, 401, 200]);
  expect(await endSessions(db, 'all')).toBe(1);
  expect(await laterStatuses()).toEqual([401, 401, 401]);
});

it('npm run sessions:end needs nothing but the address of the database', async () => {
  const env = { DATABASE_URL: await freshDatabase(), PORT: 'abc' };
  expect(await startGatewayProcess(env, ['commands/end-sessions.ts', ANA.email]).ended).toMatchObject({
    code: 0,
    output: 'Sessions ended: 0\n',
  });
});

describe('npm run sessions:end without DATABASE_URL', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'trastienda-sessions-end-'));
    // PostgreSQL may run as another user than we do.
    await chmod(dataDir, 0o755);
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));
  const command = () =>
    startGatewayProcess({ DATA_DIR: dataDir }, ['commands/end-sessions.ts', '--all']).ended;

  it('refuses where there is no database of the product, and makes none', async () => {
    const { code, output } = await command();
    expect(code).toBe(1);
    expect(output).toBe(
      `No sessions were ended: DATABASE_URL is not set, and there is no embedded database in ${dataDir}/postgres. Run this with the environment of the gateway.\n`,
    );
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('takes the one that is there, and says which', async () => {
    const made = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
    await made.stop();
    expect(await command()).toMatchObject({
      code: 0,
      output: `DATABASE_URL is not set: this is the embedded database in ${dataDir}/postgres\nSessions ended: 0\n`,
    });
  }, 60_000);
});
