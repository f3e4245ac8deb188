import type { ShopAnswer, ShopClient, ShopQuery } from '../shop-client.ts';
import type { WooEmulator } from './woocommerce-emulator.ts';

const paramsOf = (query: ShopQuery = {}) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));

const noAnswer: ShopAnswer = { ok: false, fault: { kind: 'no_answer' } };

/** Reads an answer as a client of the product does, in few words. */
function answerOf(status: number, headers: Readonly<Record<string, string>>, text: string): ShopAnswer {
  const isHtml = (headers['content-type'] ?? '').includes('html');
  if (status === 429)
    return {
      ok: false,
      fault: { kind: 'slow_down', retryAfterSeconds: Number(headers['retry-after'] ?? 0) },
    };
  if (status === 503) return { ok: false, fault: { kind: 'maintenance' } };
  if (status === 403 && isHtml) return { ok: false, fault: { kind: 'filtered' } };
  if (status === 401 || status === 403) return { ok: false, fault: { kind: 'key_refused' } };
  if (status >= 500) return { ok: false, fault: { kind: 'bad_answer' } };
  try {
    // What PHP complains about stands before the answer.
    return { ok: true, status, headers, json: JSON.parse(text.slice(Math.max(0, text.search(/[[{]/)))) };
  } catch {
    return { ok: false, fault: { kind: 'bad_answer' } };
  }
}

const lowerCased = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** A client that asks an emulator in the same process, without the wire. `meanwhile` runs before each request. */
export function directClient(
  emulator: WooEmulator,
  meanwhile: (method: string, path: string) => void = () => {},
): ShopClient {
  const ask = async (
    method: string,
    path: string,
    query?: ShopQuery,
    body?: unknown,
  ): Promise<ShopAnswer> => {
    meanwhile(method, path);
    const { key, secret } = emulator;
    // Through JSON, as on the wire.
    const sent: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
    const answer = emulator.handle({ method, path, query: paramsOf(query), body: sent, key, secret });
    return answer.end === 'whole'
      ? answerOf(answer.status, lowerCased(answer.headers), answer.text)
      : noAnswer;
  };
  return {
    get: (path, query) => ask('GET', path, query),
    post: (path, body) => ask('POST', path, undefined, body),
    put: (path, body) => ask('PUT', path, undefined, body),
    delete: (path, query) => ask('DELETE', path, query),
  };
}

/** A client that asks over the wire with Node's own fetch: it guards nothing, and is for emulators alone. */
export function fetchClient({
  root,
  key,
  secret,
  timeout = 5000,
}: {
  readonly root: string;
  readonly key: string;
  readonly secret: string;
  /** Milliseconds. */ readonly timeout?: number;
}): ShopClient {
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
  const ask = async (
    method: string,
    path: string,
    query?: ShopQuery,
    body?: unknown,
  ): Promise<ShopAnswer> => {
    const params = paramsOf(query).toString();
    const separator = root.includes('?') ? '&' : '?';
    try {
      const response = await fetch(`${root}${path}${params === '' ? '' : separator + params}`, {
        method,
        headers: { Authorization: authorization, 'Content-Type': 'application/json' },
        signal: AbortSignal.timeout(timeout),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return answerOf(response.status, Object.fromEntries(response.headers), await response.text());
    } catch {
      return noAnswer;
    }
  };
  return {
    get: (path, query) => ask('GET', path, query),
    post: (path, body) => ask('POST', path, undefined, body),
    put: (path, body) => ask('PUT', path, undefined, body),
    delete: (path, query) => ask('DELETE', path, query),
  };
}
