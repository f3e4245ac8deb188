import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@trastienda/services/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANA, BETO, freshDatabase, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { recordsIn, runCommand } from '../testing/run-command.ts';
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

it('npm run sessions:end needs nothing but the address of the database, and is recorded', async () => {
  const databaseUrl = await freshDatabase('product');
  const own = await startTestGateway({ databaseUrl });
  await own.browser().signIn(ANA.email);
  const run = (...words: string[]) =>
    runCommand({ DATABASE_URL: databaseUrl, PORT: 'abc' }, 'sessions:end', ...words, '--by', 'Olga');
  const ended = (count: number) => ({ code: 0, output: `Sessions ended: ${count}\n`, complaints: '' });
  expect(await run(ANA.email.toUpperCase())).toEqual(ended(1));
  expect(await run(ANA.email)).toEqual(ended(0));
  expect(await run('--all', ANA.email)).toMatchObject({ code: 1, output: '' });
  expect(await run()).toMatchObject({ code: 1, output: '' });
  expect(await recordsIn(databaseUrl)).toMatchObject([
    { by: 'Olga', command: 'sessions:end', person: ANA.email, storeId: '', after: { ended: 1 } },
  ]);
  await own.stop();
});

describe('npm run sessions:end without DATABASE_URL', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'trastienda-sessions-end-'));
    // PostgreSQL may run as another user than we do.
    await chmod(dataDir, 0o755);
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));
  const run = (name: string, ...words: string[]) => runCommand({ DATA_DIR: dataDir }, name, ...words);

  it('refuses where there is no database of the product, and makes none', async () => {
    expect(await run('sessions:end', '--all')).toEqual({
      code: 1,
      output: '',
      complaints: `No sessions were ended: DATABASE_URL is not set, and there is no embedded database in ${dataDir}/postgres. Run this with the environment of the gateway.\n`,
    });
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('takes the one that is there, and says which', async () => {
    const made = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
    await made.stop();
    const complaints = `DATABASE_URL is not set: this is the embedded database in ${dataDir}/postgres\n`;
    expect(await run('migrate')).toMatchObject({ code: 0, complaints });
    expect(await run('sessions:end', '--all')).toEqual({
      code: 0,
      output: 'Sessions ended: 0\n',
      complaints,
    });
  }, 60_000);
});
