import { UnfitDatabase } from './unfit-database.ts';

/** The oldest major version that runs our migrations: 15 requires a name after every subquery. */
export const OLDEST_POSTGRES = 16;

/**
 * Checks the version that a server reports.
 * @param number `server_version_num`, such as `180004` for 18.4.
 * @throws UnfitDatabase with a sentence when the server is older than {@link OLDEST_POSTGRES}.
 */
export function expectSupportedPostgres(number: number): void {
  const major = Math.floor(number / 10_000);
  if (major < OLDEST_POSTGRES)
    throw new UnfitDatabase(
      `This is PostgreSQL ${major}: set DATABASE_URL to a PostgreSQL ${OLDEST_POSTGRES} or newer`,
    );
}
