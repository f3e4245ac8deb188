import pg from 'pg';

export const APP_ROLE = 'trastienda';

export const urlOf = (user: string, password: string, port: number, database: string): string =>
  `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

/** Whether the server at this port answers to our password. */
export async function answers(password: string, port: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: urlOf('postgres', password, port, 'postgres'),
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * The role and database of the application. The role is no superuser and may not bypass row-level security,
 * so the second lock behind the store check holds for every query; CREATEDB lets each test file have its own
 * database.
 */
export async function ensureRole(password: string, port: number): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf('postgres', password, port, 'postgres') });
  await client.connect();
  try {
    const secret = client.escapeLiteral(password);
    const role = await client.query('select 1 from pg_roles where rolname = $1', [APP_ROLE]);
    const verb = role.rowCount === 0 ? 'create' : 'alter';
    await client.query(`${verb} role ${APP_ROLE} login nosuperuser nobypassrls createdb password ${secret}`);
    const database = await client.query('select 1 from pg_database where datname = $1', [APP_ROLE]);
    if (database.rowCount === 0) await client.query(`create database ${APP_ROLE} owner ${APP_ROLE}`);
  } finally {
    await client.end();
  }
}
