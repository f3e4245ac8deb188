import type { PoolClient } from 'pg';
import type { Database } from '../database/connect.ts';

/**
 * Runs some work, one thing after another, and returns the statements that its transactions sent, in their
 * order.
 */
export async function statementsOf(
  database: Database,
  work: () => Promise<unknown>,
): Promise<readonly string[]> {
  const pool = database.$client;
  const connect = pool.connect.bind(pool);
  const sent: string[] = [];
  const listened = async (): Promise<PoolClient> => {
    const client = await connect();
    const query: (...args: unknown[]) => unknown = client.query.bind(client);
    const release = client.release.bind(client);
    const heard = (...args: unknown[]): unknown => {
      const [asked] = args as [string | { readonly text: string }];
      sent.push((typeof asked === 'string' ? asked : asked.text).replaceAll(/\s+/gu, ' ').trim());
      return query(...args);
    };
    client.query = heard as typeof client.query;
    client.release = (error) => {
      client.query = query as typeof client.query;
      release(error);
    };
    return client;
  };
  pool.connect = listened as typeof pool.connect;
  try {
    await work();
    return sent;
  } finally {
    pool.connect = connect;
  }
}
