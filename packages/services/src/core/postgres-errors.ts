/**
 * Returns the SQLSTATE of an error of PostgreSQL, also when Drizzle has wrapped it. It has a digit, which
 * tells it from codes such as `EPIPE`.
 */
function sqlState(error: unknown): string | undefined {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as { cause?: unknown }).cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && /^(?=.*\d)[\dA-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** Whether a serialization failure or a deadlock occurred, after which the same work may succeed. */
export const isTransient = (error: unknown): boolean => ['40001', '40P01'].includes(sqlState(error) ?? '');

/** Whether a row has a name that another one has already. */
export const isDuplicate = (error: unknown): boolean => sqlState(error) === '23505';

export const lockWaitedTooLong = (error: unknown): boolean => sqlState(error) === '55P03';

/** Thrown to run a transaction again from its start. */
export class TryAgain extends Error {
  override name = 'TryAgain';
  readonly code = '40001';
}

/** Connection exceptions, no resources, shut down by an operator, not yet started. */
const away = /^(?:08|53|57P0)/;
/** These driver messages mean that a connection was lost or never opened; such errors have no SQLSTATE. */
const lostConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after)/;
const network = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'EHOSTUNREACH']);

/**
 * Whether the database gave no answer: it refused, cut off, shut down or was too slow. The outcome of the
 * work is unknown then; a retry with the same key finds it out.
 */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return away.test(state);
  for (let at = error; at instanceof Error; at = at.cause) {
    if (lostConnection.test(at.message) || network.has((at as NodeJS.ErrnoException).code ?? '')) return true;
  }
  return false;
}

/**
 * Whether the same work may succeed when it is retried: the caller handles that, and it is no fault of ours.
 */
export const isBusy = (error: unknown): boolean =>
  isTransient(error) || lockWaitedTooLong(error) || isUnavailable(error);
