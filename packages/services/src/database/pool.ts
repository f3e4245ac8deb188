import pg from 'pg';

/** None of our queries takes this many milliseconds, so one that does has lost its database. */
const ANSWER_MS = 60_000;
const CONNECT_MS = 5_000;
/** A person's next page finds the connections of the one before: the first question of a new one takes thrice as long. */
const IDLE_MS = 60_000;

type Callback = (error: unknown, ...rest: readonly unknown[]) => void;
const isUnanswered = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/**
 * A connection that ends itself when a query is not answered in time. The driver would only stop waiting, and
 * the next query would wait behind that one: where a firewall or a lost host swallows connections, a pool
 * would hold dead ones for good.
 */
class ImpatientClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query: (...args: unknown[]) => unknown = this.query.bind(this);
    const endIfUnanswered = (error: unknown) => {
      // While a query is pending, `end` closes the connection without waiting for an answer.
      if (isUnanswered(error)) void this.end().catch(() => {});
    };
    const impatient = (...args: unknown[]): unknown => {
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        const answered: Callback = (error, ...rest) => {
          endIfUnanswered(error);
          (callback as Callback)(error, ...rest);
        };
        return query(...args.slice(0, -1), answered);
      }
      const answer = query(...args);
      if (answer instanceof Promise) answer.catch(endIfUnanswered);
      return answer;
    };
    this.query = impatient as typeof this.query;
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
