import { callPath, encodeQuery, type AnyCall, type ServiceName } from '@trastienda/api-client';
import { errorBody, readRequest, type ReadRequest, Refusal } from '@trastienda/services';
import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { Pool } from 'undici';
import { type Logger, traceOf } from '../log.ts';
import type { BreakerState } from '../metrics/process-series.ts';
import { noTracing, type Tracing } from '../tracing/tracing.ts';
import { type Answer, jsonAnswer, refusal } from './answer.ts';
import type { CallContext, CallParts, Dispatch } from './dispatch.ts';
import { type WrittenBody, written } from './request-body.ts';
import {
  ClientGone,
  requestUpstream,
  TooLate,
  type UpstreamAnswer,
  type UpstreamRequest,
} from './upstream-request.ts';

const OPEN_AFTER = 5;
const CLOSED_AGAIN_MS = 30_000;
/** Headers of an upstream's answer that reach the browser. */
const passed = ['content-type', 'content-disposition', 'content-encoding', 'content-length', 'retry-after'];

const stateNumbers: Readonly<Record<CircuitState, BreakerState>> = {
  [CircuitState.Closed]: 0,
  [CircuitState.HalfOpen]: 1,
  [CircuitState.Open]: 2,
  // Opened by hand; nobody does.
  [CircuitState.Isolated]: 2,
};

type Upstream = {
  readonly service: ServiceName;
  readonly base: string;
  readonly pool: Pool;
  readonly breaker: CircuitBreakerPolicy;
};

const pathAt = (base: string, call: AnyCall, { params, query: fields }: ReadRequest): string => {
  // Built from the call itself, never from what the caller wrote: what was decided on is what is sent.
  const path =
    callPath(call, params as CallParts['params'])?.slice(`/api/${call.service}/route`.length) ?? '/';
  const query = encodeQuery(fields as CallParts['query']);
  return `${base}${path}${query === '' ? '' : `?${query}`}`;
};

/** The whole list of headers that an upstream sees; who asks comes from the session alone, and no cookie leaves. */
function headersFor(call: AnyCall, context: CallContext, body: WrittenBody | null): Record<string, string> {
  return {
    accept: call.profile === 'download' ? '*/*' : 'application/json',
    'x-request-id': context.requestId,
    'x-user-id': context.user.id,
    'x-user-email': context.user.email,
    ...(context.storeId === null ? {} : { 'x-store-id': context.storeId }),
    ...(context.clientSessionId === null ? {} : { 'x-session-id': context.clientSessionId }),
    // The log of a store alone records the address: no other upstream needs it.
    ...(call.isAudited || context.clientAddress === null ? {} : { 'x-forwarded-for': context.clientAddress }),
    ...(context.idempotencyKey === null ? {} : { 'idempotency-key': context.idempotencyKey }),
    ...(context.accessToken === null ? {} : { authorization: `Bearer ${context.accessToken}` }),
    ...(body === null ? {} : { 'content-type': body.type }),
  };
}

/**
 * A request as its contract reads it, the same way as the services that come with the product: no field goes on that the
 * call does not know, and nothing that can be read in two ways.
 */
function asContract(
  call: AnyCall,
  parts: CallParts,
  context: CallContext,
): ReadRequest | { readonly refused: Answer } {
  try {
    return readRequest(call, parts, context);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refused: jsonAnswer(error.status, errorBody(call, error)) };
  }
}

/** Whether a status says that the upstream is sick. A call that it has not been built for (501) is none of its illnesses. */
const isFailure = (status: unknown): boolean => typeof status === 'number' && status >= 500 && status !== 501;

/**
 * One request through its upstream's breaker. The answer goes on with its head, while the breaker waits for its last byte: a body
 * that stalls or breaks off is a failure too, which `onCut` receives.
 */
function guarded(
  { breaker, pool }: Upstream,
  request: UpstreamRequest,
  onCut: (error: unknown) => void,
): Promise<UpstreamAnswer> {
  return new Promise((resolve, reject) => {
    const whole = async (): Promise<number> => {
      const answer = await requestUpstream(pool, request);
      resolve(answer);
      // Nobody reads what a failure says to its end.
      if (isFailure(answer.status)) return answer.status;
      await answer.ended.catch((error: unknown) => {
        if (!(error instanceof ClientGone)) onCut(error);
        throw error;
      });
      return answer.status;
    };
    breaker.execute(whole).catch(reject);
  });
}

const textOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** Upstreams over HTTP: one pool and one breaker each, so that a sick one harms no other. */
export function createUpstreams(
  addresses: ReadonlyMap<ServiceName, URL>,
  log: Logger,
  tracing: Tracing = noTracing,
) {
  const upstreams = new Map<string, Upstream>();
  for (const [service, url] of addresses) {
    const breaker = circuitBreaker(
      handleWhen((error) => !(error instanceof ClientGone)).orWhenResult(isFailure),
      { halfOpenAfter: CLOSED_AGAIN_MS, breaker: new ConsecutiveBreaker(OPEN_AFTER) },
    );
    breaker.onBreak(() => log.warn({ service }, 'upstream: closed off'));
    breaker.onReset(() => log.info({ service }, 'upstream: open again'));
    upstreams.set(service, {
      service,
      base: url.pathname.replace(/\/$/, ''),
      pool: new Pool(url.origin, { connections: 32, pipelining: 1, connect: { timeout: 5000 } }),
      breaker,
    });
  }

  const dispatch: Dispatch = async (call, parts, context) => {
    const upstream = upstreams.get(call.service);
    if (!upstream) return refusal(404);
    const read = asContract(call, parts, context);
    if ('refused' in read) return read.refused;
    const about = {
      service: call.service,
      call: call.id,
      requestId: context.requestId,
      ...traceOf(context.traceparent),
    };
    const body = call.body === undefined ? null : await written(call.encoding, read.body);
    try {
      const request = {
        method: call.method,
        path: pathAt(upstream.base, call, read),
        headers: { ...headersFor(call, context, body), ...tracing.headers(context.traceparent) },
        body,
        timeoutMs: call.timeoutMs,
        onDisconnect: context.onDisconnect,
      };
      const answer = await guarded(upstream, request, (error) =>
        log.warn({ ...about, err: error }, 'upstream: failed'),
      );
      const { status } = answer;
      if (isFailure(status)) log.warn({ ...about, status }, 'upstream: failed');
      return answerOf(answer);
    } catch (error) {
      if (error instanceof BrokenCircuitError) return refusal(503, { headers: { 'Retry-After': '30' } });
      if (error instanceof ClientGone) return refusal(499);
      log.warn({ ...about, err: error }, 'upstream: failed');
      return refusal(error instanceof TooLate ? 504 : 502);
    }
  };

  return {
    has: (service: string) => upstreams.has(service),
    breakers: () =>
      [...upstreams.values()].map(({ service, breaker }) => [service, stateNumbers[breaker.state]] as const),
    dispatch,
    close: async () => {
      await Promise.all([...upstreams.values()].map(({ pool }) => pool.destroy()));
    },
  };
}

/**
 * Detects pages for people, such as error pages, which no program of ours reads and which may reveal
 * internals.
 */
const isPage = (type: string) => /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(type);

/** Replaces the message of an upstream that nobody may see by our own. */
function replaced(
  status: number,
  body: UpstreamAnswer['body'],
  headers: Record<string, string> = {},
): Answer {
  if (!Buffer.isBuffer(body)) body.destroy();
  return refusal(status, { headers });
}

function answerOf({ status, headers, body }: UpstreamAnswer): Answer {
  // A redirect is no answer of a call: followed, it could lead anywhere with our token.
  if (status >= 300 && status < 400) return replaced(502, body);
  // An upstream may show its inside in what it says of its own failure, whatever the form.
  if (status >= 500 || isPage(textOf(headers['content-type']) ?? '')) {
    const wait = textOf(headers['retry-after']);
    return replaced(status < 300 ? 502 : status, body, wait === undefined ? {} : { 'Retry-After': wait });
  }
  const forwarded: Record<string, string> = {};
  for (const name of passed) {
    const value = textOf(headers[name]);
    if (value !== undefined) forwarded[name] = value;
  }
  return { status, headers: forwarded, body };
}
