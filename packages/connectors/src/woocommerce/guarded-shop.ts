import type { GuardedClient, ShopRequest } from '../egress/guarded-client.ts';
import { retryAfterSeconds } from '../egress/retry-after.ts';
import { faultOfEgress } from '../link-cause.ts';
import type { ShopAnswer, ShopClient, ShopQuery } from '../shop-client.ts';
import { readError } from './schemas.ts';

/** The place where a shop's interface answers, and how it wants its keys. */
export interface ShopDoor {
  /** The origin that answered when the shop was linked. */
  readonly origin: string;
  /** The path to which `wc/v3` is added: `/wp-json/`, or `/?rest_route=/` without pretty addresses. */
  readonly root: string;
  /** Whether keys go into the query: some hosts drop the header with them. */
  readonly keysInQuery: boolean;
}

export interface ShopKeys {
  readonly consumerKey: string;
  readonly consumerSecret: string;
}

export interface Asking {
  readonly client: GuardedClient;
  /** The present moment, for a `Retry-After` that is a date. */
  readonly now: () => Date;
  readonly signal?: AbortSignal | undefined;
}

/** Joins a root, a path below it and parameters: a root with a query goes on with `&`. */
export function restPath(root: string, path: string, query: ShopQuery = {}): string {
  const parameters = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  const separator = root.includes('?') ? '&' : '?';
  return root + path + (parameters === '' ? '' : separator + parameters);
}

/** WooCommerce says 401 both to a key that it does not know and to one that may not write. */
const isReadOnly = (json: unknown): boolean => {
  const { code, message } = readError(json);
  return code === 'woocommerce_rest_authentication_error' && /write permissions|escritura/iu.test(message);
};

/** Makes the client of one shop, over the guard. Keys are sent with each request, and to nobody but the shop's own name. */
export function guardedShop({ client, now, signal }: Asking, door: ShopDoor, keys: ShopKeys): ShopClient {
  const basic = Buffer.from(`${keys.consumerKey}:${keys.consumerSecret}`).toString('base64');
  const ask = async (
    method: NonNullable<ShopRequest['method']>,
    path: string,
    query: ShopQuery = {},
    body?: ShopRequest['body'],
  ): Promise<ShopAnswer> => {
    const given = door.keysInQuery
      ? { ...query, consumer_key: keys.consumerKey, consumer_secret: keys.consumerSecret }
      : query;
    const answer = await client.ask({
      origin: door.origin,
      path: restPath(door.root, `wc/v3/${path}`, given),
      method,
      headers: door.keysInQuery ? {} : { authorization: `Basic ${basic}` },
      body,
      signal,
    });
    if (answer.fault) {
      const seconds = retryAfterSeconds(answer.retryAfter, now());
      return { ok: false, fault: faultOfEgress(answer.fault, seconds) };
    }
    const { status, json, headers } = answer;
    if (status === 401 || status === 403)
      return { ok: false, fault: { kind: isReadOnly(json) ? 'read_only_key' : 'key_refused' } };
    const counted = headers.total === null ? {} : { 'x-wp-total': String(headers.total) };
    return { ok: true, status, json, headers: counted };
  };
  return {
    get: (path, query) => ask('GET', path, query),
    post: (path, body) => ask('POST', path, {}, { json: body }),
    put: (path, body) => ask('PUT', path, {}, { json: body }),
    delete: (path, query) => ask('DELETE', path, query),
  };
}
