import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSecretBox } from '@trastienda/services';
import { acrossStores, connect, type Database, disconnect } from '@trastienda/services/database';
import { channelSecrets } from '@trastienda/services/tables/channel-links';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '../testing/gateway.ts';
import { startGatewayProcess } from '../testing/gateway-process.ts';
import { recordsIn, runCommand } from '../testing/run-command.ts';

const CANARY = 'CanarioSecreto7391';
const [A, B] = [randomBytes(32), randomBytes(32)];
const [oldBox, newBox] = [createSecretBox([A]), createSecretBox([B])];
const listOf = (...keys: readonly Buffer[]) => keys.map((key) => key.toString('base64')).join(',');
const stores = ['10001', '10002', '10003'];

let url: string;
let database: Database;
beforeAll(async () => {
  url = await freshDatabase('product');
  database = connect(url, { max: 2 });
});
afterAll(() => disconnect(database));

const rows = () => acrossStores(database, (tx) => tx.select().from(channelSecrets));
const keysOf = async () =>
  (await rows()).toSorted((one, other) => one.storeId.localeCompare(other.storeId)).map(({ keyId }) => keyId);
const rotate = (SECRETS_KEY: string, ...words: readonly string[]) =>
  runCommand({ DATABASE_URL: url, SECRETS_KEY }, 'secrets:rotate', ...words);

beforeEach(() =>
  acrossStores(database, async (tx) => {
    await tx.delete(channelSecrets);
    for (const storeId of stores) {
      const place = { storeId, linkId: 'enlace', field: 'password' };
      const box = oldBox.seal(CANARY, [storeId, place.linkId, place.field]);
      await tx.insert(channelSecrets).values({ ...place, keyId: oldBox.keyId, box });
    }
  }),
);

describe('npm run secrets:rotate', () => {
  it('says what it sealed anew and what may be taken out when, and has nothing to do after that', async () => {
    const first = await rotate(listOf(B, A), '--by', 'Olga Ruiz');
    expect(first).toMatchObject({ code: 0, complaints: '' });
    const [sealed, removable] = first.output.split('\n');
    expect(sealed).toBe(`Sealed anew with key 1 (${newBox.keyId}): 3 secrets, 0 begun links`);
    expect(removable).toMatch(
      /^May be taken out of SECRETS_KEY from 20\S+Z on, when no repeated request needs it any more: key 2 \(\w{16}\)$/,
    );
    expect(removable).toContain(oldBox.keyId);
    expect((await recordsIn(url)).at(-1)).toMatchObject({
      command: 'secrets:rotate',
      by: 'Olga Ruiz',
      after: { keyId: newBox.keyId, secrets: 3, attempts: 0, unopened: 0 },
    });
    const second = await rotate(listOf(B, A));
    expect(second.output).toBe(
      `Sealed anew with key 1 (${newBox.keyId}): 0 secrets, 0 begun links\n${removable}\n`,
    );
    for (const { storeId, box } of await rows())
      expect(newBox.open(box, [storeId, 'enlace', 'password'])).toBe(CANARY);
    // The last step of the roll: the new key alone, of which none is left to take out.
    expect(await rotate(listOf(B))).toMatchObject({
      code: 0,
      output: `Sealed anew with key 1 (${newBox.keyId}): 0 secrets, 0 begun links\n`,
    });
  });

  it('names the stores whose box does not open, and why, and ends with 1', async () => {
    await acrossStores(database, (tx) =>
      tx
        .update(channelSecrets)
        .set({ box: Buffer.alloc(40) })
        .where(sql`store_id = '10002'`),
    );
    const changed = await rotate(listOf(B, A));
    expect(changed.code).toBe(1);
    expect(changed.output).toContain(
      `Store 10002, link enlace, password: its box of key 2 (${oldBox.keyId}) was changed, or moved from elsewhere\n`,
    );
    expect(changed.output).not.toContain('taken out');
    expect(changed.complaints).toBe(
      '1 secret does not open: add the key that is missing, or let the merchant link the channel anew.\n',
    );
    const missing = await rotate(listOf(B));
    expect(missing.output).toContain(
      `Store 10002, link enlace, password: its key ${oldBox.keyId} is not in SECRETS_KEY\n`,
    );
    const said = JSON.stringify([changed, missing]);
    for (const secret of [CANARY, listOf(A), listOf(B)]) expect(said).not.toContain(secret);
  });

  it('that is killed leaves whole rows behind, and goes on when it is run again', async () => {
    // The turn of the second store's links is taken, as if somebody were linking for long.
    const holder = await database.$client.connect();
    await holder.query('begin');
    await holder.query(`select pg_advisory_xact_lock(hashtextextended('links/10002', 0))`);
    const { child, ended } = startGatewayProcess({ DATABASE_URL: url, SECRETS_KEY: listOf(B, A) }, [
      'commands/main.ts',
      'secrets:rotate',
    ]);
    await expect.poll(keysOf, { timeout: 20_000 }).toEqual([newBox.keyId, oldBox.keyId, oldBox.keyId]);
    child.kill('SIGKILL');
    expect(await ended).toMatchObject({ signal: 'SIGKILL', output: '' });
    await holder.query('rollback');
    holder.release();
    expect(await keysOf()).toEqual([newBox.keyId, oldBox.keyId, oldBox.keyId]);
    expect((await rotate(listOf(B, A))).output).toContain(': 2 secrets, 0 begun links\n');
    expect(await keysOf()).toEqual(stores.map(() => newBox.keyId));
  });

  it('does nothing without a key, or with a list that is none', async () => {
    expect(await runCommand({ DATABASE_URL: url }, 'secrets:rotate')).toEqual({
      code: 1,
      output: '',
      complaints: 'Nothing was sealed anew: SECRETS_KEY is not set. Run this with that of the gateway.\n',
    });
    expect(await rotate(listOf(A, A))).toEqual({
      code: 1,
      output: '',
      complaints: 'SECRETS_KEY has one key twice, as key 1 and key 2.\n',
    });
    expect(await keysOf()).toEqual(stores.map(() => oldBox.keyId));
  });

  it('takes the keys of a file, as the gateway does', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'rotate-'));
    const file = path.join(folder, 'keys');
    await writeFile(file, `${listOf(B)}\n${listOf(A)}\n`);
    const env = { DATABASE_URL: url, SECRETS_KEY_FILE: file };
    expect((await runCommand(env, 'secrets:rotate')).output).toContain(': 3 secrets, 0 begun links\n');
    await rm(folder, { recursive: true });
  });
});
