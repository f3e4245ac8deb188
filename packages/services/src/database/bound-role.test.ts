import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { connect, disconnect, migrate } from '../setup/index.ts';

/** The server's own superuser, who has the password of the application's role. */
const asSuperuser = (): string =>
  Object.assign(new URL(inject('postgresUrl')), { username: 'postgres' }).href;

/** A role and an empty database that it owns, on the server of the run. */
describe('the role of a PostgreSQL of one’s own', () => {
  const name = `role_${randomBytes(6).toString('hex')}`;
  const asRole = Object.assign(new URL(inject('postgresUrl')), {
    username: name,
    password: 'clave-de-prueba',
    pathname: `/${name}`,
  }).href;
  const onServer = async (...statements: string[]) => {
    const server = connect(asSuperuser(), { max: 1 });
    for (const statement of statements) await server.$client.query(statement);
    await disconnect(server);
  };
  const tables = async (): Promise<number> => {
    const database = connect(asRole, { max: 1 });
    const { rows } = await database.$client.query<{ n: number }>(
      `select count(*)::int as n from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    await disconnect(database);
    return rows[0]?.n ?? 0;
  };
  const migrated = async () => {
    const database = connect(asRole, { max: 1 });
    await migrate(database).finally(() => disconnect(database));
  };

  beforeEach(() =>
    onServer(
      `create role ${name} login nosuperuser nobypassrls password 'clave-de-prueba'`,
      `create database ${name} owner ${name}`,
    ),
  );
  afterEach(() => onServer(`drop database ${name} with (force)`, `drop role ${name}`));

  it.each([
    ['superuser', 'is a superuser'],
    ['bypassrls', 'has BYPASSRLS'],
  ])(
    'that is %s ends the start with a sentence before anything is written, and is taken once it is not',
    async (attribute, what) => {
      await onServer(`alter role ${name} ${attribute}`);
      await expect(migrated()).rejects.toThrow(
        `The role ${name} of DATABASE_URL ${what}: row-level security, the second lock between merchants, does not bind it. Set DATABASE_URL to a role that is nosuperuser and nobypassrls (docs/operations.md, PostgreSQL)`,
      );
      expect(await tables()).toBe(0);
      await onServer(`alter role ${name} no${attribute}`);
      await migrated();
      expect(await tables()).toBeGreaterThan(0);
    },
  );
});
