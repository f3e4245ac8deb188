import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { StepEvents } from './run-steps.ts';

/** The key of the lock for changes of the entire database: any number, the same in every process. */
export const SETUP_LOCK = 727_001;

const LOOK_MS = 250;
/** A process that waits says so this often: a large database takes its time. */
const SAY_MS = 60_000;

/** A set-up tells these events of itself; its signal ends it, and the wait for another process too. */
export type SetUp = StepEvents & {
  /** Is called when another process holds the lock, and each minute after that. */
  readonly onWait?: () => void;
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
 * not do for a lock of the session. A process that has died frees it with its connection, and one whose host has vanished within
 * two minutes.
 * @throws the signal's reason when it ends the wait.
 */
export async function exclusively<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  { lock = SETUP_LOCK, onWait, signal }: SetUp & { readonly lock?: number } = {},
): Promise<T> {
  const [holder, client] = [await opened(url), await opened(url)];
  try {
    await holder.query('begin');
    // A server may end transactions that wait, and the lock with it, while a long migration runs.
    await holder.query('set local idle_in_transaction_session_timeout = 0');
    await holder.query(
      'set local tcp_keepalives_idle = 60; set local tcp_keepalives_interval = 15; set local tcp_keepalives_count = 4',
    );
    let saidAt = Number.NEGATIVE_INFINITY;
    for (;;) {
      signal?.throwIfAborted();
      // The lock is part of the text: a query with parameters leaves a snapshot open, and `create index concurrently` would wait for it.
      const { rows } = await holder.query<{ held: boolean }>(
        `select pg_try_advisory_xact_lock(${lock}) as held`,
      );
      if (rows[0]?.held === true) break;
      if (performance.now() - saidAt >= SAY_MS) {
        saidAt = performance.now();
        onWait?.();
      }
      await sleep(LOOK_MS);
    }
    return await work(client);
  } finally {
    // The end of its connection ends the transaction, and with it the lock.
    await Promise.allSettled([client.end(), holder.end()]);
  }
}
