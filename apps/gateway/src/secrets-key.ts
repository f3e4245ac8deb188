import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readKeyList } from './key-list.ts';

const KEY_BYTES = 32;

const fileIn = (dataDir: string) => path.join(dataDir, 'secrets.key');

/**
 * Reads the keys for secrets of an installation whose database we start, one a line; the first seals.
 * @throws when there is no such file, and with a sentence when what lies there is no list of keys.
 */
export async function readOwnSecretsKeys(dataDir: string): Promise<readonly Uint8Array[]> {
  const file = fileIn(dataDir);
  const read = readKeyList(await readFile(file, 'utf8'));
  if ('fault' in read) throw new Error(`${file} ${read.fault}.`);
  return read.keys;
}

/**
 * The keys for secrets of an installation whose database we start: one made at its first start, beside the database and not in
 * it, so that a copy of the data opens nothing. Of several processes the first one wins.
 * @throws when what lies there is no key: a new one could open nothing that the old one sealed.
 */
export async function getOrCreateSecretsKeys(dataDir: string): Promise<readonly Uint8Array[]> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(fileIn(dataDir), randomBytes(KEY_BYTES).toString('base64'), {
    mode: 0o600,
    flag: 'wx',
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readOwnSecretsKeys(dataDir);
}
