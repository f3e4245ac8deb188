import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The user that PostgreSQL runs as; `null` for our own. */
export type RunAs = { readonly uid: number; readonly gid: number } | null;

const idOf = async (kind: '-u' | '-g', user: string) => Number((await run('id', [kind, user])).stdout);

/**
 * Returns the user to run as, because PostgreSQL refuses to run as root: `postgres` if that user exists, else
 * `nobody`; `null` for the present user.
 */
export async function unprivilegedUser(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return null;
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: await idOf('-u', user), gid: await idOf('-g', user) };
    } catch {
      // This user does not exist, so the next one is tried.
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no user `postgres` or `nobody` to run it as',
  );
}

/** Returns the first folder on the way to `file` that `user` may not enter, or `null`. */
export async function closedFolder(file: string, user: RunAs): Promise<string | null> {
  if (user === null) return null;
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    const { mode, uid, gid } = await stat(folder);
    const bit =
      uid === user.uid ? constants.S_IXUSR : gid === user.gid ? constants.S_IXGRP : constants.S_IXOTH;
    if ((mode & bit) === 0) return folder;
    if (folder === path.dirname(folder)) return null;
  }
}

export const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Runs a PostgreSQL tool to its end and returns its output; an error carries the output too. */
export async function runTool(file: string, args: readonly string[], user: RunAs): Promise<string> {
  try {
    const { stdout } = await run(file, args, {
      ...user,
      cwd: path.parse(file).root,
      env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' },
      maxBuffer: 1024 * 1024,
    });
    return stdout;
  } catch (cause) {
    const tool = cause as { stderr?: string; stdout?: string };
    throw new Error(`${path.basename(file)} failed: ${tool.stderr?.trim() || tool.stdout?.trim() || cause}`, {
      cause,
    });
  }
}
