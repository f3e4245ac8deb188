import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** The key of the lock for changes of the entire database: any number, the same in every process. */
export const SETUP_LOCK = 727_001;

const LOOK_MS = 250;
/** No migration of ours takes this long, so a process that still holds the lock hangs. */
const GIVE_UP_MS = 10 * 60_000;

export type Waiting = {
  /** Is called once when another process holds the lock. */
  readonly onWait?: () => void;
  /** Ends the wait, because a process that has to stop must not wait for another one's work. */
  readonly signal?: AbortSignal;
};

async function opened(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'trastienda-setup',
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/**
 * Runs `work` while no other process does the same on the database at `url`, on a connection of its own,
 * where a statement may take as long as it needs. The lock is that of an open transaction on another
 * connection: a pooler between us and the server gives both to the same session of the server, which it does
 * not do for a lock of the session.
 * @throws when another process holds the lock for ten minutes; the signal's reason when it ends the wait.
 */
export async function exclusively<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  { lock = SETUP_LOCK, onWait, signal }: Waiting & { readonly lock?: number } = {},
): Promise<T> {
  const [holder, client] = [await opened(url), await opened(url)];
  try {
    await holder.query('begin');
    // A server may end transactions that wait, and the lock with it, while a long migration runs.
    await holder.query('set local idle_in_transaction_session_timeout = 0');
    const giveUpAt = Date.now() + GIVE_UP_MS;
    for (let isFirst = true; ; isFirst = false) {
      signal?.throwIfAborted();
      const { rows } = await holder.query<{ held: boolean }>('select pg_try_advisory_xact_lock($1) as held', [
        lock,
      ]);
      if (rows[0]?.held === true) break;
      if (isFirst) onWait?.();
      if (Date.now() > giveUpAt)
        throw new Error('Another process has been setting up this database for ten minutes.');
      await sleep(LOOK_MS);
    }
    return await work(client);
  } finally {
    // The end of its connection ends the transaction, and with it the lock.
    await Promise.allSettled([client.end(), holder.end()]);
  }
}
