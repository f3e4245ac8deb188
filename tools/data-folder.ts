import { execFile } from 'node:child_process';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A folder for the data of a product that is thrown away after a test. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trastienda-'));
  // PostgreSQL refuses to run as root; the user that it runs as has to be able to enter.
  await chmod(folder, 0o755);
  return folder;
}

/** Copies the data of a product, or of a PostgreSQL, at rest; with their owners, which PostgreSQL asks for. */
export async function copyData(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
}

/** A copy of such data, in a folder of its own. */
export async function copyOf(data: string): Promise<string> {
  const folder = await emptyFolder();
  await copyData(data, folder);
  return folder;
}
