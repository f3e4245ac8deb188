import path from 'node:path';
import { clusterFiles, isMade } from './cluster.ts';
import { homesOf } from './home.ts';

/** Whether an embedded database exists for `dataDir`; starting one would create it. */
export async function hasEmbeddedPostgres(options: { readonly dataDir: string }): Promise<boolean> {
  const homes = await homesOf(path.resolve(options.dataDir));
  const existing = await Promise.all(homes.map((home) => isMade(clusterFiles(home))));
  return existing.includes(true);
}
