import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file of the repository, found upwards: mutation tests run in a copy deeper down. */
export function repositoryFile(path: string): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, path)) && dirname(folder) !== folder) folder = dirname(folder);
  return readFileSync(join(folder, path), 'utf8');
}
