import type * as z from 'zod/mini';

/**
 * Why a call failed.
 * - `input`: refused before anything was sent; `issues` name the fields.
 * - `network`: no answer at all. `timeout`: our own deadline. `aborted`: the caller gave up.
 * - `http`: the answer's status is not 2xx; `issues` are its `validationResults`, by the service's own names of the
 *   fields. `contract`: a 2xx answer of the wrong shape; `issues` name the paths.
 */
export type CallErrorKind = 'input' | 'network' | 'timeout' | 'aborted' | 'http' | 'contract';

export type FieldIssue = { readonly path: string; readonly message: string };

export type CallError = {
  readonly kind: CallErrorKind;
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  /** The exact sentence of the error catalogue; may be empty or English. */
  readonly message: string;
  /** The `X-Request-Id` of the answer, shown to the merchant as Folio. */
  readonly requestId: string | null;
  readonly issues: readonly FieldIssue[];
  /** The service's own code where one status has several meanings, such as `IN_FLIGHT`; only where the answer had it. */
  readonly code?: string;
  /** The service's own `data`, where it has more than its message: `conflictsIn` reads it for products. */
  readonly data?: unknown;
  /** Milliseconds that `Retry-After` asks to wait; only where the answer had it. */
  readonly retryAfterMs?: number;
};

/**
 * The code of a 409: another request with the same key is in progress; a repeat a moment later returns its
 * outcome.
 */
export const IN_FLIGHT = 'in_flight';

/** Code of a 401: the session lives, and the call asks for a more recent sign-in. */
export const REAUTH = 'reauth';

/** Code of a 403: the store is the person's, and closed by who runs the installation. */
export const STORE_CLOSED = 'store_closed';

/**
 * Whether a limit of rates held the call back: that passes within moments, and a repeat gets its answer. A 429 with a
 * code is the service's own no, such as a quota of a day: its sentence is for the person, and no repeat helps.
 * @example isRateLimited({ status: 429 }) // => true
 * @example isRateLimited({ status: 429, code: 'too_many_links' }) // => false
 */
export const isRateLimited = ({ status, code }: Pick<CallError, 'status' | 'code'>): boolean =>
  status === 429 && code === undefined;

/** A call's outcome as a value; only `downloadFile` and `uploadForm` throw. */
export type CallResult<Value> =
  | { readonly ok: true; readonly value: Value; readonly message?: string }
  | { readonly ok: false; readonly error: CallError };

export const succeed = <Value>(value: Value, message?: string): CallResult<Value> =>
  message === undefined ? { ok: true, value } : { ok: true, value, message };

export const fail = (
  error: Partial<CallError> & Pick<CallError, 'kind' | 'message'>,
): { ok: false; error: CallError } => ({
  ok: false,
  error: { status: 0, requestId: null, issues: [], ...error },
});

const told = (issue: z.core.$ZodIssue): string =>
  // The build has no locale, so every message reads 'Invalid input'; the kind of fault says more, and weighs
  // nothing.
  issue.message !== 'Invalid input'
    ? issue.message
    : issue.code === 'invalid_type'
      ? `expected ${issue.expected}`
      : issue.code.replaceAll('_', ' ');

/** Converts a schema's errors to field issues; `part` names the part of the call they concern. */
export const issuesOf = (part: string, error: z.core.$ZodError): FieldIssue[] =>
  error.issues.map((issue) => ({ path: [part, ...issue.path.map(String)].join('.'), message: told(issue) }));
