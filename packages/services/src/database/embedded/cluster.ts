import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exists, type RunAs, runTool } from './run-as.ts';

/** The files of one embedded server. */
export type ClusterFiles = {
  /** PGDATA */
  readonly cluster: string;
  readonly password: string;
  readonly log: string;
  /** The id of the gateway process that started the server and will stop it. */
  readonly owner: string;
};

export const clusterFiles = (dataDir: string): ClusterFiles => ({
  cluster: path.join(dataDir, 'cluster'),
  password: path.join(dataDir, 'password'),
  log: path.join(dataDir, 'postgresql.log'),
  owner: path.join(dataDir, 'owner.pid'),
});

/** Returns the server's password: created once, readable by our user only. */
async function passwordOf(file: string): Promise<string> {
  if (!(await exists(file))) {
    await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
    await chmod(file, 0o600);
  }
  return (await readFile(file, 'utf8')).trim();
}

/** Whether the server's data are complete. */
export const isMade = ({ cluster }: ClusterFiles): Promise<boolean> =>
  exists(path.join(cluster, 'PG_VERSION'));

/**
 * Creates the data folder where there is none: under another name first and then renamed, so that a kill in
 * between leaves no incomplete one. Text is sorted and compared by code point on every machine (builtin
 * C.UTF-8).
 */
export async function ensureCluster(dataDir: string, initdb: string, user: RunAs): Promise<string> {
  const files = clusterFiles(dataDir);
  await mkdir(dataDir, { recursive: true });
  const password = await passwordOf(files.password);
  if (await isMade(files)) return password;

  const fresh = `${files.cluster}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  const passwordFile = path.join(dataDir, 'password.new');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user) {
    await chown(fresh, user.uid, user.gid);
    await chown(passwordFile, user.uid, user.gid);
  }
  try {
    await runTool(
      initdb,
      [
        `--pgdata=${fresh}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      user,
    );
    await rename(fresh, files.cluster);
  } finally {
    await rm(passwordFile, { force: true });
  }
  return password;
}
