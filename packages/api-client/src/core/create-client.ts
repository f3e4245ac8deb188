import { type AnyCall, type BinaryFile, type CallInput, type CallOutput, isBinary } from './define-call.ts';
import { callPath, PATH_AND_DATA_REQUIRED } from './path.ts';
import { encodeQuery } from './query.ts';
import { type CallError, fail, type FieldIssue, type Result, succeed } from './result.ts';
import { EMPTY_BODY, failureMessage, silentMessage } from './user-message.ts';
import type { z } from './zod.ts';

export type ClientOptions = {
  /** Before `/api/…`; empty for the page's own origin. */
  readonly baseUrl?: string;
  readonly fetch?: typeof globalThis.fetch;
  /** The current store, sent as `X-Store-Id` (calls.md 1.2). */
  readonly storeId?: () => string | null;
  /** 19 digits, sent as `X-Session-Id` (D12). */
  readonly sessionId?: () => string;
  /** A fresh `Idempotency-Key` for a write that was given none. */
  readonly newKey?: () => string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type CallOptions = {
  readonly signal?: AbortSignal;
  /** One for each intent of the user; the same one for every repeat of it (D169). */
  readonly idempotencyKey?: string;
};

type Input = { readonly params?: object; readonly query?: object; readonly body?: unknown };

const issuesOf = (part: string, error: z.core.$ZodError): FieldIssue[] =>
  error.issues.map((issue) => ({ path: [part, ...issue.path].join('.'), message: issue.message }));

const fileNameOf = (disposition: string | null): string | null => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return null;
    }
  }
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? null;
};

const jsonOf = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
};

/** Refuses what must not leave: a missing path parameter or body, then whatever the schemas refuse (calls.md 1.4). */
function refusal(call: AnyCall, input: Input): CallError | null {
  const bodyMissing = call.body !== undefined && (input.body === undefined || input.body === null);
  if (bodyMissing || callPath(call, { ...input.params }) === null) {
    return fail({ kind: 'input', message: PATH_AND_DATA_REQUIRED }).error;
  }
  const issues: FieldIssue[] = [];
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    if (schema === undefined) continue;
    const read = schema.safeParse(input[part] ?? {});
    if (!read.success) issues.push(...issuesOf(part, read.error));
  }
  return issues.length === 0 ? null : fail({ kind: 'input', message: PATH_AND_DATA_REQUIRED, issues }).error;
}

/**
 * Makes the one function through which every call goes.
 * It never throws: a failure is a value with the sentence of the error catalogue.
 */
export function createClient(options: ClientOptions = {}) {
  const send = options.fetch ?? ((...args) => globalThis.fetch(...args));
  const newKey = options.newKey ?? (() => globalThis.crypto.randomUUID());

  const headersOf = (call: AnyCall, callOptions: CallOptions): Record<string, string> => {
    const headers: Record<string, string> = {
      Accept: isBinary(call) ? '*/*' : 'application/json',
      ...options.headers,
    };
    const store = call.store === 'required' ? options.storeId?.() : null;
    if (store) headers['X-Store-Id'] = store;
    if (options.sessionId) headers['X-Session-Id'] = options.sessionId();
    if (call.method !== 'GET') headers['Idempotency-Key'] = callOptions.idempotencyKey ?? newKey();
    if (call.body !== undefined) headers['Content-Type'] = 'application/json';
    return headers;
  };

  async function read<C extends AnyCall>(call: C, response: Response): Promise<Result<CallOutput<C>>> {
    const requestId = response.headers.get('X-Request-Id');
    if (!response.ok) {
      const body = await jsonOf(response);
      const message = failureMessage(call, {
        status: response.status,
        statusText: response.statusText,
        body,
      });
      if (response.status === 404 && call.emptyOn404)
        return succeed(call.emptyOn404() as CallOutput<C>, message);
      return fail({ kind: 'http', status: response.status, message, requestId });
    }
    if (isBinary(call)) {
      const blob = await response.blob();
      if (blob.size === 0)
        return fail({ kind: 'contract', status: response.status, message: EMPTY_BODY, requestId });
      const file: BinaryFile = { blob, fileName: fileNameOf(response.headers.get('Content-Disposition')) };
      return succeed(file as CallOutput<C>);
    }
    const parsed = call.response.safeParse(await jsonOf(response));
    if (parsed.success) return succeed(parsed.data as CallOutput<C>);
    return fail({
      kind: 'contract',
      status: response.status,
      message: silentMessage(call, 'contract'),
      requestId,
      issues: issuesOf('response', parsed.error),
    });
  }

  return async function request<C extends AnyCall>(
    call: C,
    input: CallInput<C>,
    callOptions: CallOptions = {},
  ): Promise<Result<CallOutput<C>>> {
    const given = input as Input;
    const refused = refusal(call, given);
    if (refused) return { ok: false, error: refused };

    const query = encodeQuery({ ...given.query });
    const url = `${options.baseUrl ?? ''}${callPath(call, { ...given.params })}${query ? `?${query}` : ''}`;
    const deadline = AbortSignal.timeout(call.timeoutMs);
    try {
      const response = await send(url, {
        method: call.method,
        headers: headersOf(call, callOptions),
        credentials: 'same-origin',
        signal: callOptions.signal ? AbortSignal.any([callOptions.signal, deadline]) : deadline,
        ...(call.body === undefined ? {} : { body: JSON.stringify(given.body) }),
      });
      return await read(call, response);
    } catch {
      const kind = callOptions.signal?.aborted ? 'aborted' : deadline.aborted ? 'timeout' : 'network';
      return fail({ kind, message: silentMessage(call, kind) });
    }
  };
}

export type Client = ReturnType<typeof createClient>;
