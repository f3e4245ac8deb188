import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { connect, type Database, disconnect } from '../setup/index.ts';

type TestDatabase = {
  readonly database: Database;
  /** The address of the database, for other processes. */
  readonly url: string;
};

/**
 * Creates a copy of the demo (or of the empty schema, or of the watched demo) for one test file, and drops it
 * afterwards.
 */
export function useDatabase(template: 'demo' | 'empty' | 'watched' = 'demo'): TestDatabase {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const ownUrl = () => {
    const url = new URL(inject('postgresUrl'));
    url.pathname = `/${name}`;
    return url.href;
  };
  let opened: Database | undefined;
  const onServer = async (statement: string) => {
    const server = connect(inject('postgresUrl'), { max: 1 });
    await server.$client.query(statement);
    await disconnect(server);
  };
  beforeAll(async () => {
    await onServer(`create database ${name} template template_${template} strategy file_copy`);
    opened = connect(ownUrl(), { max: 30 });
  });
  afterAll(async () => {
    if (opened) await disconnect(opened);
    await onServer(`drop database if exists ${name} with (force)`);
  });
  return {
    get url() {
      return ownUrl();
    },
    get database() {
      if (!opened) throw new Error('The database opens before the first test');
      return opened;
    },
  };
}

export { acrossStores } from '../database/connect.ts';
