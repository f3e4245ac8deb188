import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrCreateSecretsKey } from './secrets-key.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'secrets-key-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the key of an installation that keeps its own database', () => {
  it('is made once, for us alone to read, and is the same ever after', async () => {
    const dataDir = path.join(folder, 'new');
    const [one, other] = await Promise.all([
      getOrCreateSecretsKey(dataDir),
      getOrCreateSecretsKey(path.join(folder, 'another')),
    ]);
    expect(one).toHaveLength(32);
    expect(one).not.toEqual(other);
    expect(await getOrCreateSecretsKey(dataDir)).toEqual(one);
    expect((await stat(path.join(dataDir, 'secrets.key'))).mode & 0o777).toBe(0o600);
  });

  it('that was damaged is not replaced: it says so', async () => {
    const file = path.join(folder, 'secrets.key');
    await writeFile(file, 'cut');
    await expect(getOrCreateSecretsKey(folder)).rejects.toThrow('holds no key for secrets');
    expect(await readFile(file, 'utf8')).toBe('cut');
  });
});
