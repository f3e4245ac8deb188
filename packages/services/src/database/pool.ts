import pg from 'pg';
import { connectionName, watchConnection } from './lost-connections.ts';

/** None of our queries takes this many milliseconds, so one that does has lost its database. */
const ANSWER_MS = 60_000;
const CONNECT_MS = 5_000;
/** A person's next page finds the connections of the one before: the first question of a new one takes thrice as long. */
const IDLE_MS = 60_000;
/** A server that is there ends a connection within this time of being asked to. */
const CLOSE_MS = 1_000;

type Callback = (error: unknown, ...rest: readonly unknown[]) => void;
const isUnanswered = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/**
 * A connection that is watched over, and ends itself when a query is not answered in time. The driver would only stop
 * waiting, and the next query would wait behind that one: where a firewall or a lost host swallows
 * connections, a pool would hold dead ones for good.
 */
class ImpatientClient extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    const name = connectionName(config.application_name ?? 'trastienda');
    super({ ...config, application_name: name });
    this.#closeInTime();
    let pending = 0;
    let changedAt = performance.now();
    const query: (...args: unknown[]) => unknown = this.query.bind(this);
    const answered = (error: unknown) => {
      pending -= 1;
      changedAt = performance.now();
      // While a query is pending, `end` closes the connection without waiting for an answer.
      if (isUnanswered(error)) void this.end().catch(() => {});
    };
    const impatient = (...args: unknown[]): unknown => {
      if (pending === 0) changedAt = performance.now();
      pending += 1;
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        const called: Callback = (error, ...rest) => {
          answered(error);
          (callback as Callback)(error, ...rest);
        };
        return query(...args.slice(0, -1), called);
      }
      const answer = query(...args);
      if (answer instanceof Promise) answer.then(() => answered(null), answered);
      else answered(null);
      return answer;
    };
    this.query = impatient as typeof this.query;
    const unwatch = watchConnection(config.connectionString ?? '', {
      name,
      askedAt: () => (pending === 0 || this.connection.stream.writableLength > 0 ? null : changedAt),
      isIdleSince: (time) => pending === 0 && this.getTransactionStatus() === 'I' && changedAt < time,
      abandon: (reason) => this.connection.stream.destroy(new Error(`Connection terminated: ${reason}`)),
    });
    this.once('end', unwatch);
  }

  /** A lost host never says that a connection has ended. */
  #closeInTime() {
    const end: (...args: unknown[]) => unknown = this.end.bind(this);
    const closing = (...args: unknown[]): unknown => {
      const late = setTimeout(() => this.connection.stream.destroy(), CLOSE_MS).unref();
      this.once('end', () => clearTimeout(late));
      return end(...args);
    };
    this.end = closing as typeof this.end;
  }
}

/**
 * Returns the settings of every pool of the product, the queue's too: a connection that is lost silently is
 * detected and released.
 */
export const poolSettings = (url: string, answerWithin = ANSWER_MS) => ({
  connectionString: url,
  connectionTimeoutMillis: CONNECT_MS,
  query_timeout: answerWithin,
  idleTimeoutMillis: IDLE_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  Client: ImpatientClient,
});

/**
 * A pool of connections to the PostgreSQL at `url`.
 * @param options `max` connections; `answerWithin` milliseconds a query is ended with its connection.
 */
export function createPool(
  url: string,
  { max = 10, answerWithin }: { readonly max?: number; readonly answerWithin?: number } = {},
): pg.Pool {
  const pool = new pg.Pool({ ...poolSettings(url, answerWithin), max, application_name: 'trastienda' });
  // A connection that breaks (a restart of PostgreSQL) is an event, not the end of the process: idle, or lent
  // out, where the query in it fails anyway.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
