import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { clusterFiles } from './cluster.ts';
import { homesOf } from './home.ts';
import { isAlive, isServerOf, livingOwner, writtenServer } from './server-process.ts';

/**
 * Deletes an embedded database: it ends a server that a killed process left behind and deletes all its files,
 * also those outside the data folder. It changes nothing and returns `false` while a living process uses it.
 */
export async function removeEmbeddedPostgres(options: { readonly dataDir: string }): Promise<boolean> {
  const dataDir = path.resolve(options.dataDir);
  const homes = await homesOf(dataDir);
  for (const home of homes) {
    const { cluster, owner } = clusterFiles(home);
    const server = await writtenServer(cluster);
    if (server === null || !(await isServerOf(cluster, server.pid))) continue;
    if ((await livingOwner(owner)) !== null) return false;
    process.kill(server.pid, 'SIGINT');
    for (let attempt = 0; attempt < 100 && isAlive(server.pid); attempt += 1) {
      if (!(await isServerOf(cluster, server.pid))) break;
      await sleep(100);
    }
  }
  for (const home of homes) await rm(home, { recursive: true, force: true });
  return true;
}
