import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrCreateSecretsKeys, readOwnSecretsKeys } from './secrets-key.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'secrets-key-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the key of an installation that keeps its own database', () => {
  it('is made once, for us alone to read, and is the same ever after', async () => {
    const dataDir = path.join(folder, 'new');
    const [one, other] = await Promise.all([
      getOrCreateSecretsKeys(dataDir),
      getOrCreateSecretsKeys(path.join(folder, 'another')),
    ]);
    expect(one.map((key) => key.length)).toEqual([32]);
    expect(one).not.toEqual(other);
    expect(await getOrCreateSecretsKeys(dataDir)).toEqual(one);
    expect(await readOwnSecretsKeys(dataDir)).toEqual(one);
    expect((await stat(path.join(dataDir, 'secrets.key'))).mode & 0o777).toBe(0o600);
  });

  it('that was damaged is not replaced: it says so', async () => {
    const file = path.join(folder, 'secrets.key');
    await writeFile(file, 'cut');
    await expect(getOrCreateSecretsKeys(folder)).rejects.toThrow(`${file} must be 32 random bytes in base64`);
    expect(await readFile(file, 'utf8')).toBe('cut');
  });

  it('may be several lines, of which the first is the one that seals, and none of them twice', async () => {
    const dataDir = path.join(folder, 'several');
    const file = path.join(dataDir, 'secrets.key');
    const keys = [randomBytes(32), randomBytes(32)];
    const lines = keys.map((key) => key.toString('base64'));
    await mkdir(dataDir);
    await writeFile(file, `${lines.join('\n')}\n`);
    expect(await getOrCreateSecretsKeys(dataDir)).toEqual(keys);
    await writeFile(file, [...lines, lines[0]].join('\n'));
    await expect(getOrCreateSecretsKeys(dataDir)).rejects.toThrow(
      `${file} has one key twice, as key 1 and key 3.`,
    );
  });

  it('is not made by who only reads it', async () => {
    await expect(readOwnSecretsKeys(path.join(folder, 'jamas'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
