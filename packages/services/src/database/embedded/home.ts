import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { postgresBinaries, type PostgresBinaries } from './binaries.ts';
import { closedFolder, exists, type RunAs } from './run-as.ts';

/** The folders of a server's data and programs. */
export type PostgresHome = { readonly dataDir: string; readonly binaries: PostgresBinaries };

/** Folders that every user may enter and that outlive a restart, best first. */
const openFolders = ['/var/tmp', '/tmp'];

/** Returns the file with the server's location when it could not be in its data folder. */
const locationNote = (dataDir: string): string => path.join(dataDir, 'location');

async function openFolder(user: RunAs): Promise<string> {
  for (const folder of openFolders) {
    const inside = path.join(folder, 'any');
    if ((await exists(folder)) && (await closedFolder(inside, user)) === null) return folder;
  }
  throw new Error(
    'There is no folder that the user of PostgreSQL may enter: run as another user, or set DATABASE_URL',
  );
}

/** Returns the data folder, and the separate home that its note names: a server for it may be in either. */
export async function homesOf(dataDir: string): Promise<readonly string[]> {
  const apart = (await readFile(locationNote(dataDir), 'utf8').catch(() => '')).trim();
  return apart === '' ? [dataDir] : [dataDir, apart];
}

/**
 * Returns a separate home, which a note in the data folder names: without the data folder the next start is a
 * fresh one.
 */
async function homeApart(dataDir: string, user: RunAs): Promise<string> {
  const note = locationNote(dataDir);
  const noted = (await readFile(note, 'utf8').catch(() => '')).trim();
  if (noted !== '' && (await exists(noted))) return noted;
  const home = await mkdtemp(path.join(await openFolder(user), 'trastienda-postgres-'));
  await chmod(home, 0o755);
  await writeFile(note, `${home}\n`);
  return home;
}

async function copied(binaries: PostgresBinaries, home: string): Promise<PostgresBinaries> {
  const from = path.resolve(path.dirname(binaries.postgres), '..');
  const to = path.join(home, 'native');
  if (!(await exists(to))) {
    // The copy is renamed when it is complete, so that a kill in between leaves no partial one.
    await rm(`${to}.new`, { recursive: true, force: true });
    await cp(from, `${to}.new`, { recursive: true, verbatimSymlinks: true });
    await rename(`${to}.new`, to);
  }
  const moved = (file: string) => path.join(to, path.relative(from, file));
  return {
    initdb: moved(binaries.initdb),
    pg_ctl: moved(binaries.pg_ctl),
    postgres: moved(binaries.postgres),
  };
}

/**
 * Returns the folders to run from. When root starts it, PostgreSQL runs as another user, who may not enter a
 * project under `/root` or in a folder that `mktemp` made. The files that this user cannot reach are then put
 * under `/var/tmp`; otherwise everything stays in the data folder.
 */
export async function postgresHome(dataDir: string, user: RunAs): Promise<PostgresHome> {
  await mkdir(dataDir, { recursive: true });
  const binaries = await postgresBinaries();
  const dataIsClosed = (await closedFolder(path.join(dataDir, 'cluster'), user)) !== null;
  const programsAreClosed = (await closedFolder(binaries.postgres, user)) !== null;
  if (!dataIsClosed && !programsAreClosed) return { dataDir, binaries };
  const home = await homeApart(dataDir, user);
  return {
    dataDir: dataIsClosed ? home : dataDir,
    binaries: programsAreClosed ? await copied(binaries, home) : binaries,
  };
}
