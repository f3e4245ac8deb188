import { deadlines } from '../core/define-call.ts';
import { readJson } from '../core/read-body.ts';
import { type CallError, fail, issuesOf } from '../core/call-result.ts';
import { statusText } from '../core/status-text.ts';
import { FAILED_TO_FETCH, silentMessage } from '../core/user-message.ts';
import type { AuthCall } from './auth-calls.ts';

export type AuthInput = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** The request outlives its page: for logs. */
  readonly keepalive?: boolean;
};

/** `refused` is the answer of a status that is not 2xx, when it has the shape of the call's answer. */
export type AuthAnswer<Output> =
  | { readonly ok: true; readonly value: Output; readonly status: number }
  | { readonly ok: false; readonly error: CallError; readonly refused?: Output };

const pathOf = (call: AuthCall, input: AuthInput): string => {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  );
  const query = new URLSearchParams(input.query).toString();
  return query ? `${path}?${query}` : path;
};

/** Makes the function that sends an auth call: with the cookie, 15 s at most, never throwing. */
export function createAuthTransport(baseUrl: string, send: typeof globalThis.fetch) {
  return async function ask<Output>(
    call: AuthCall<Output>,
    input: AuthInput = {},
  ): Promise<AuthAnswer<Output>> {
    const deadline = AbortSignal.timeout(deadlines.auth);
    try {
      const response = await send(`${baseUrl}/${pathOf(call, input)}`, {
        method: call.method,
        headers: {
          Accept: 'application/json',
          ...(input.json === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        // A URLSearchParams body names its own content type.
        ...(input.form ? { body: new URLSearchParams(input.form) } : {}),
        ...(input.json === undefined ? {} : { body: JSON.stringify(input.json) }),
        ...(input.keepalive ? { keepalive: true } : {}),
        credentials: 'same-origin',
        cache: 'no-store',
        signal: deadline,
      });
      const requestId = response.headers.get('X-Request-Id');
      const body = await readJson(response);
      const read = call.response?.safeParse(body);
      if (!response.ok) {
        const message = `${FAILED_TO_FETCH}: ${statusText(response.status, response.statusText)}`;
        const { error } = fail({ kind: 'http', status: response.status, message, requestId });
        return { ok: false, error, ...(read?.success ? { refused: read.data } : {}) };
      }
      if (read?.success) return { ok: true, value: read.data, status: response.status };
      const issues = read ? issuesOf('response', read.error) : [];
      return fail({ kind: 'contract', status: response.status, message: FAILED_TO_FETCH, requestId, issues });
    } catch {
      const kind = deadline.aborted ? 'timeout' : 'network';
      return fail({ kind, message: silentMessage({}, kind) });
    }
  };
}

export type AuthTransport = ReturnType<typeof createAuthTransport>;
