import { checkInput, type LooseInput } from './check-input.ts';
import { type AnyCall, type CallInput, type CallOutput, isBinary } from './define-call.ts';
import { PATH_AND_DATA_REQUIRED } from './path.ts';
import { readAnswer } from './read-answer.ts';
import { withStoreId } from './store-positions.ts';
import { type CallError, fail, type CallResult } from './call-result.ts';
import { silentMessage } from './user-message.ts';
import { writeBody } from './write-body.ts';

export type ClientOptions = {
  /** The origin before `/api/…`; empty for the page's own. */
  readonly baseUrl?: string;
  readonly fetch?: typeof globalThis.fetch;
  /** The current store: sent as `X-Store-Id`, and filled in wherever an input leaves the store's id out. */
  readonly storeId?: () => string | null;
  /** 19 digits, sent as `X-Session-Id`. */
  readonly sessionId?: () => string;
  /** The session's opaque token, sent with downloads and uploads only. */
  readonly token?: () => string | null | undefined;
  /** A fresh `Idempotency-Key` for a write that was given none. */
  readonly newKey?: () => string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type CallOptions = {
  readonly signal?: AbortSignal;
  /** One for each intent of the user; the same one for every repeat of it. */
  readonly idempotencyKey?: string;
  /** The request continues when the page is left; for small bodies (browsers take 64 kB of them in total). */
  readonly keepalive?: boolean;
  /** Replaces `fetch` for this call alone, such as by `fetchWithProgress(…)` for an upload that reports its progress. */
  readonly fetch?: typeof globalThis.fetch;
};

/** A row whose sentence depends on what was sent, with the sentence it then has. */
const withOwnSentence = <C extends AnyCall>(call: C, body: unknown): C =>
  call.failureMessageFor ? { ...call, failureMessage: call.failureMessageFor(body as never) } : call;

type Outgoing = { readonly url: string; readonly init: RequestInit; readonly sentBody: unknown };

/**
 * Makes the one function through which every call goes. It never throws: a failure is a value with the
 * sentence of the error catalogue. It never retries; `withRetries` does that where a caller
 * wants it.
 */
export function createClient(options: ClientOptions = {}) {
  const send = options.fetch ?? ((...args) => globalThis.fetch(...args));
  const newKey = options.newKey ?? (() => globalThis.crypto.randomUUID());

  const headersOf = (call: AnyCall, callOptions: CallOptions): Headers => {
    const headers = new Headers({
      Accept: isBinary(call) ? '*/*' : 'application/json',
      ...options.headers,
    });
    const store = call.store === 'required' ? options.storeId?.() : null;
    if (store) headers.set('X-Store-Id', store);
    if (options.sessionId) headers.set('X-Session-Id', options.sessionId());
    if (call.method !== 'GET') headers.set('Idempotency-Key', callOptions.idempotencyKey ?? newKey());
    // A form names its own content type, with the boundary between its parts.
    if (call.body !== undefined && call.encoding === 'json') headers.set('Content-Type', 'application/json');
    const token = isBinary(call) || call.encoding === 'multipart' ? options.token?.() : null;
    if (token) headers.set('Authorization', `Bearer ${token}`);
    return headers;
  };

  /** The request as it will leave; an input that cannot be written down is refused like any other bad one. */
  function prepare(
    call: AnyCall,
    input: LooseInput,
    callOptions: CallOptions,
  ): { readonly ok: true; readonly value: Outgoing } | { readonly ok: false; readonly error: CallError } {
    try {
      const storeId = options.storeId?.();
      const checked = checkInput(call, storeId ? withStoreId(call, input, storeId) : input);
      if (!checked.ok) return checked;
      const init: RequestInit = {
        method: call.method,
        headers: headersOf(call, callOptions),
        credentials: 'same-origin',
        ...(callOptions.keepalive && { keepalive: true }),
        ...(call.body === undefined ? {} : { body: writeBody(call.encoding, checked.body) }),
      };
      return {
        ok: true,
        value: { url: `${options.baseUrl ?? ''}${checked.path}`, init, sentBody: checked.body },
      };
    } catch (cause) {
      const issues = [{ path: 'input', message: String(cause) }];
      return fail({ kind: 'input', message: PATH_AND_DATA_REQUIRED, issues });
    }
  }

  return async function request<C extends AnyCall>(
    call: C,
    input: CallInput<C>,
    callOptions: CallOptions = {},
  ): Promise<CallResult<CallOutput<C>>> {
    const prepared = prepare(call, input as LooseInput, callOptions);
    if (!prepared.ok) return prepared;
    const { url, init, sentBody } = prepared.value;
    const worded = withOwnSentence(call, sentBody);
    if (callOptions.signal?.aborted)
      return fail({ kind: 'aborted', message: silentMessage(worded, 'aborted') });
    const deadline = AbortSignal.timeout(call.timeoutMs);
    const signal = callOptions.signal ? AbortSignal.any([callOptions.signal, deadline]) : deadline;
    try {
      return await readAnswer(worded, await (callOptions.fetch ?? send)(url, { ...init, signal }));
    } catch {
      const kind = callOptions.signal?.aborted ? 'aborted' : deadline.aborted ? 'timeout' : 'network';
      return fail({ kind, message: silentMessage(worded, kind) });
    }
  };
}

export type Client = ReturnType<typeof createClient>;
