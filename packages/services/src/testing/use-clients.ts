import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../setup/index.ts';

/**
 * Connections of their own, by name, that see all stores; `reader` is one of them. Each test begins without a
 * transaction and with the table empty.
 */
export function useClients<Name extends string>(
  database: () => Database,
  names: readonly (Name | 'reader')[],
  table: string,
): Record<Name | 'reader', PoolClient> {
  const clients = {} as Record<Name | 'reader', PoolClient>;
  beforeAll(async () => {
    for (const name of names) {
      clients[name] = await database().$client.connect();
      // The timeout makes a writer fail that has to wait for another: writers must never do so.
      await clients[name].query(
        `select set_config('app.scope', 'all', false), set_config('lock_timeout', '300ms', false)`,
      );
    }
  });
  afterAll(() => {
    for (const name of names) clients[name].release(true);
  });
  beforeEach(async () => {
    for (const name of names) await clients[name].query('rollback');
    await clients.reader.query(`truncate ${table} cascade`);
  });
  return clients;
}
