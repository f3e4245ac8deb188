import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const KEY_BYTES = 32;

/**
 * The key for secrets of an installation whose database we start: made at its first start, beside the database and not in
 * it, so that a copy of the data opens nothing. Of several processes the first one wins.
 * @throws when what lies there is no key: a new one could open nothing that the old one sealed.
 */
export async function getOrCreateSecretsKey(dataDir: string): Promise<Uint8Array> {
  const file = path.join(dataDir, 'secrets.key');
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  const key = Buffer.from(await readFile(file, 'utf8'), 'base64');
  if (key.length !== KEY_BYTES) throw new Error(`${file} holds no key for secrets.`);
  return key;
}
