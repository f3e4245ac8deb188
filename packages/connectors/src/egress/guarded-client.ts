import { Agent, type Dispatcher, errors } from 'undici';
import { EgressError, type EgressFault } from './fault.ts';
import { type Dial, guardedConnector } from './guarded-connector.ts';
import { challengeHeaders, pageFault } from './page-fault.ts';
import { readBytes } from './read-bytes.ts';
import { noJson, readJson } from './read-json.ts';
import { isRedirect, redirectTarget, repeatsWrites } from './redirect.ts';
import { type ResolveName, resolveName } from './resolve-name.ts';
import { isShopOrigin } from './shop-address.ts';
import { within } from './within.ts';

export interface EgressLimits {
  /** Milliseconds for name, connection and TLS handshake. */
  readonly connectMs: number;
  /** Milliseconds from the request's last byte to the end of the answer's headers. */
  readonly headersMs: number;
  /** Milliseconds for all of it, redirects included. */
  readonly wholeMs: number;
  /** Bytes of a body, as sent and unpacked. */
  readonly maxBytes: number;
  readonly redirects: number;
}

export const egressLimits: EgressLimits = {
  connectMs: 3000,
  headersMs: 5000,
  wholeMs: 10_000,
  maxBytes: 5 * 1024 * 1024,
  redirects: 2,
};

export interface ClientOptions {
  /** The name servers' answer; by default theirs. */
  readonly resolve?: ResolveName | undefined;
  /** Shops on this machine may be asked too, over http: for the emulator, never where strangers link shops. */
  readonly allowLoopback?: boolean | undefined;
  readonly limits?: Partial<EgressLimits> | undefined;
  /** Opens the TCP connections; tests alone give one. */
  readonly dial?: Dial | undefined;
}

export interface ShopRequest {
  /** An origin that `readShopAddress` gave. */
  readonly origin: string;
  /** Path and query, from its slash on. */
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined;
  /** Headers in small letters, such as `authorization`. What the guard sends itself cannot be replaced. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The body as it is sent; with `json` the content type is JSON's. */
  readonly body?: { readonly json: unknown } | { readonly text: string } | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface AnswerHeaders {
  /** `x-wp-total` and `x-wp-totalpages`: rows and pages of a list. */
  readonly total: number | null;
  readonly pages: number | null;
  readonly retryAfter: string | null;
  readonly link: string | null;
  /** The shop's clock. */
  readonly date: string | null;
}

/** The status and headers of a shop's answer. */
export interface Knock {
  readonly fault?: undefined;
  /** Whether the status is one of success. */
  readonly ok: boolean;
  readonly status: number;
  readonly headers: AnswerHeaders;
  /** The origin that answered: the asked one, or the same name with or without `www.`. */
  readonly origin: string;
}

/** An answer in JSON, of any status below 500 but 429. */
export interface Answer extends Knock {
  /** `null` for an answer without content (204). */
  readonly json: unknown;
}

/** No answer that could be read. */
export interface Failure {
  readonly fault: EgressFault;
  /** Whether the request may have been carried out. */
  readonly isSent: boolean;
  /** The status, for code alone: no person is told of it. */
  readonly status: number | null;
  readonly retryAfter: string | null;
}

export interface GuardedClient {
  /**
   * Asks for JSON. Rejects only with the reason of `signal` once it is aborted, and with undici's `InvalidArgumentError` for a
   * header that cannot be sent.
   */
  readonly ask: (request: ShopRequest) => Promise<Answer | Failure>;
  /**
   * Asks for the status and the headers, whatever the body is: it is not read. A GET follows redirects as `ask` does; a write
   * (a webhook to somebody's machine) follows none, and its redirect is its answer.
   */
  readonly knock: (request: ShopRequest) => Promise<Knock | Failure>;
  /** Ends all connections. */
  readonly close: () => Promise<void>;
}

type Headers = Dispatcher.ResponseData['headers'];

const one = (headers: Headers, name: string): string | null => {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
};

const count = (headers: Headers, name: string): number | null => {
  const text = one(headers, name);
  return text !== null && /^\d{1,9}$/u.test(text) ? Number(text) : null;
};

const headersOf = (headers: Headers): AnswerHeaders => ({
  total: count(headers, 'x-wp-total'),
  pages: count(headers, 'x-wp-totalpages'),
  retryAfter: one(headers, 'retry-after'),
  link: one(headers, 'link'),
  date: one(headers, 'date'),
});

/** A body that nobody reads ends its connection; its last error is nobody's either. */
const drop = ({ body }: Dispatcher.ResponseData): void => void body.on('error', () => undefined).destroy();

/** Bodies of these kinds are read: HTML too, as PHP's warnings turn JSON into it. */
const readKind = /^(?:application\/(?:[\w.+-]*\+)?json|text\/(?:html|plain|json|javascript))\b/iu;

const failure = (
  fault: EgressFault,
  isSent = true,
  status: number | null = null,
  retryAfter: string | null = null,
): Failure => ({ fault, isSent, status, retryAfter });

/** An answer that undici refuses to read is the shop's fault; everything else that breaks off is no answer. */
const isMisspoken = (error: unknown): boolean =>
  error instanceof errors.HTTPParserError || error instanceof errors.HeadersOverflowError;

/**
 * Makes the one client that asks other people's shops, over one agent of undici. Each connection passes `guardedConnector`;
 * redirects are followed here, by hand. No variable of the environment sends it through a proxy or has it trust more.
 */
export function createGuardedClient(options: ClientOptions = {}): GuardedClient {
  const { allowLoopback = false, resolve = resolveName, dial } = options;
  const limits = { ...egressLimits, ...options.limits };
  const agent = new Agent({
    connect: guardedConnector({ resolve, allowLoopback, connectMs: limits.connectMs, dial }),
    allowH2: false,
    headersTimeout: limits.headersMs,
    bodyTimeout: limits.wholeMs,
    maxResponseSize: limits.maxBytes,
    connections: 4,
    // A connection that outlives its name's address is looked at anew soon.
    keepAliveMaxTimeout: 30_000,
  });

  /** Asks, and follows redirects; the answer's body waits to be read. */
  async function send(
    request: ShopRequest,
    signal: AbortSignal,
    followsWrites: boolean,
  ): Promise<{ at: URL; answer: Dispatcher.ResponseData }> {
    const { method = 'GET', body } = request;
    let at = new URL(request.origin + request.path);
    for (let hops = 0; ; hops += 1) {
      const asked = agent.request({
        origin: at.origin,
        path: at.pathname + at.search,
        method,
        headers: {
          ...(body && 'json' in body ? { 'content-type': 'application/json' } : undefined),
          ...request.headers,
          accept: 'application/json',
          'accept-encoding': 'gzip, br',
          'user-agent': 'Trastienda',
        },
        body: body ? ('json' in body ? JSON.stringify(body.json) : body.text) : null,
        signal,
      });
      // A request that waits for a connection does not hear undici's own signal.
      const answer = await within(asked, signal);
      const { statusCode } = answer;
      if (!isRedirect(statusCode) || (method !== 'GET' && !followsWrites)) return { at, answer };
      drop(answer);
      const location = one(answer.headers, 'location');
      if (location === null || hops >= limits.redirects) throw new EgressError('respuesta_ilegible', true);
      const to = redirectTarget(at, location);
      if (!to || (method !== 'GET' && !repeatsWrites(statusCode)))
        throw new EgressError('otra_direccion', true);
      at = to;
    }
  }

  async function guarded<Read>(
    request: ShopRequest,
    followsWrites: boolean,
    read: (
      knock: Knock,
      answer: Dispatcher.ResponseData,
      signal: AbortSignal,
    ) => Promise<Read | Failure> | Read,
  ): Promise<Read | Failure> {
    const isPlace =
      isShopOrigin(request.origin, { allowLoopback }) &&
      // From its slash on, no text changes who is asked.
      request.path.startsWith('/') &&
      URL.canParse(request.origin + request.path);
    if (!isPlace) return failure('sin_direccion', false);
    const late = AbortSignal.timeout(limits.wholeMs);
    const signal = request.signal ? AbortSignal.any([late, request.signal]) : late;
    try {
      const { at, answer } = await send(request, signal, followsWrites);
      const status = answer.statusCode;
      const knock: Knock = {
        ok: status >= 200 && status < 300,
        status,
        headers: headersOf(answer.headers),
        origin: at.origin,
      };
      return await read(knock, answer, signal);
    } catch (error) {
      if (request.signal?.aborted) throw request.signal.reason;
      // A header that cannot be sent is the caller's fault, which no merchant should read as her shop's.
      if (error instanceof errors.InvalidArgumentError) throw error;
      if (error instanceof EgressError) return failure(error.fault, error.isSent);
      return failure(isMisspoken(error) ? 'respuesta_ilegible' : 'sin_respuesta');
    }
  }

  async function readAnswer(
    knock: Knock,
    answer: Dispatcher.ResponseData,
    signal: AbortSignal,
  ): Promise<Answer | Failure> {
    const { status, headers } = knock;
    const fails = (fault: EgressFault) => failure(fault, true, status, headers.retryAfter);
    const isChallenge = challengeHeaders.some((name) => answer.headers[name] !== undefined);
    const early = pageFault(status, true, isChallenge);
    const kind = one(answer.headers, 'content-type');
    if (early || status === 204 || (kind !== null && !readKind.test(kind))) {
      drop(answer);
      if (early) return fails(early);
      return status === 204
        ? { ...knock, json: null }
        : fails(pageFault(status, false, false) ?? 'respuesta_ilegible');
    }
    let json: unknown = noJson;
    try {
      const encoding = answer.headers['content-encoding'];
      const packed = Array.isArray(encoding) ? encoding.join(',') : (encoding ?? '');
      json = readJson(await readBytes(answer.body, packed, limits.maxBytes));
    } catch (error) {
      // A body that only drips is no answer; one that is cut, too large or badly packed is a bad one.
      if (signal.aborted) throw error;
    }
    const fault = pageFault(status, json !== noJson, isChallenge);
    return fault ? fails(fault) : { ...knock, json };
  }

  return {
    ask: (request) => guarded(request, true, readAnswer),
    knock: (request) =>
      guarded(request, false, (knock, answer) => {
        drop(answer);
        return knock;
      }),
    close: () => agent.destroy(),
  };
}
