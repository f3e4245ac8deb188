import { DrizzleQueryError } from 'drizzle-orm';

/** Connection exceptions, no resources, shut down by an operator, not yet started. */
const gone = /^(?:08|53|57P0)/;
/** Five characters, one of them a digit at least: `EPIPE` is none. */
const sqlState = /^(?=.*\d)[\dA-Z]{5}$/;

/** The error itself, then what caused it, down to six of them. */
export function* causesOf(error: unknown): Generator<unknown> {
  let at = error;
  for (let depth = 0; depth < 6 && at instanceof Error; depth += 1) {
    yield at;
    // Auth.js wraps as `cause.err`.
    at = (at.cause as { err?: unknown } | undefined)?.err ?? at.cause;
  }
}

/**
 * Whether an error means that the database gave no answer: refused, cut off, shut down, too slow.
 * An answer that is an error of ours (a constraint, a syntax) is none of these.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const causes = [...causesOf(error)];
  if (!causes.some((one) => one instanceof DrizzleQueryError)) return false;
  const codes = causes.flatMap((one) => {
    const { code } = one as { code?: unknown };
    return typeof code === 'string' && sqlState.test(code) ? [code] : [];
  });
  return codes.every((code) => gone.test(code));
}

/** The deepest cause of an error, for the log; the query and its values stay out. */
export const reasonOf = (error: unknown): string => {
  const last = [...causesOf(error)].at(-1);
  return last instanceof Error ? `${last.name}: ${last.message}`.slice(0, 200) : 'unknown';
};
