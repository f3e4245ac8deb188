/** The SQLSTATE of an error of PostgreSQL, also when Drizzle has wrapped it. */
function sqlState(error: unknown): string | undefined {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as { cause?: unknown }).cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** Serialization failure or deadlock: the same work may succeed now. */
export const isTransient = (error: unknown): boolean => ['40001', '40P01'].includes(sqlState(error) ?? '');

export const lockWaitedTooLong = (error: unknown): boolean => sqlState(error) === '55P03';

/** Thrown to run a transaction again from its start. */
export class TryAgain extends Error {
  override name = 'TryAgain';
  readonly code = '40001';
}
