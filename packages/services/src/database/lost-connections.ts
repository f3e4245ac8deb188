import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A question that waits this long is looked into. */
const PATIENCE_MS = 3_000;
const LOOK_MS = 1_000;
/** A server that is there tells within this time who is connected to it. */
const PROBE_MS = 2_000;

/** A connection, as far as it matters whether its server still knows it. */
export type Watched = {
  /** This `application_name` is its own, so that its server can be asked about it, through a pooler too. */
  readonly name: string;
  /** The moment when its pending question was sent (`performance.now()`); `null` when there is none, or it is still being written. */
  readonly askedAt: () => number | null;
  /** Whether it may be closed although nothing was asked: it is in no transaction, and said nothing since `time`. */
  readonly isIdleSince: (time: number) => boolean;
  readonly abandon: (reason: string) => void;
};

/** Returns an `application_name` that no other connection has. */
export const connectionName = (base: string): string => `${base}-${randomBytes(6).toString('hex')}`;

/**
 * Asks the server at `url`, on a connection of its own, for which of `names` it works on something.
 * @returns `null` when it cannot tell: it is away, too slow, or a pooler does not pass names on.
 */
async function busyOf(url: string, names: readonly string[]): Promise<ReadonlySet<string> | null> {
  const own = connectionName('trastienda-probe');
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
    application_name: own,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `select application_name as name from pg_stat_activity
       where application_name = any($1) and state not like 'idle%'`,
      [[own, ...names]],
    );
    const busy = new Set(rows.map(({ name }) => name));
    return busy.has(own) ? busy : null;
  } catch {
    return null;
  } finally {
    void client.end().catch(() => {});
  }
}

/**
 * Finds connections that were lost without a word, by a firewall that forgot them or a host that vanished: a question has waited
 * for seconds, and the server, asked anew, works on none for that connection. A slow question is not mistaken for it. What else
 * was silent since is closed too, as it shared the same way; the pool makes new ones.
 */
class ConnectionWatch {
  readonly url: string;
  readonly connections = new Set<Watched>();
  readonly #timer: NodeJS.Timeout;
  #isLooking = false;
  /** Those that were found lost at the last look, with the question that waited: the next look must find the same. */
  #suspects: ReadonlyMap<Watched, number> = new Map();

  constructor(url: string) {
    this.url = url;
    this.#timer = setInterval(() => void this.#look(), LOOK_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    const lost = await this.#findLost().finally(() => {
      this.#isLooking = false;
    });
    const again = [...lost].filter(([one, askedAt]) => this.#suspects.get(one) === askedAt);
    this.#suspects = lost;
    if (again.length === 0) return;
    const since = Math.min(...again.map(([, askedAt]) => askedAt));
    for (const [one] of again) one.abandon('the server does not know of the question');
    for (const one of this.connections)
      if (one.isIdleSince(since)) one.abandon('it was silent while another one was lost');
  }

  /** Returns connections whose question has waited too long while the server works on none for them. */
  async #findLost(): Promise<ReadonlyMap<Watched, number>> {
    const late = performance.now() - PATIENCE_MS;
    const waiting = [...this.connections].flatMap((one) => {
      const askedAt = one.askedAt();
      return askedAt !== null && askedAt < late ? [[one, askedAt] as const] : [];
    });
    if (waiting.length === 0) return new Map();
    const busy = await busyOf(
      this.url,
      waiting.map(([{ name }]) => name),
    );
    return new Map(
      waiting.filter(([one, askedAt]) => busy !== null && !busy.has(one.name) && one.askedAt() === askedAt),
    );
  }
}

const watches = new Map<string, ConnectionWatch>();

/** Watches over a connection of this process to `url`, whichever pool it belongs to. @returns what ends that. */
export function watchConnection(url: string, connection: Watched): () => void {
  const watch = watches.get(url) ?? new ConnectionWatch(url);
  watches.set(url, watch);
  watch.connections.add(connection);
  return () => {
    watch.connections.delete(connection);
    if (watch.connections.size > 0) return;
    watch.stop();
    watches.delete(url);
  };
}
