import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A request to the address of a webhook, as it came: nothing in it is true before its signature is. */
export interface HookRequest {
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** The cause for which a delivery rings. */
export interface Rung {
  /** The shop's name of the delivery; a repeated one has it too. */
  readonly deliveryId: string;
  /** The order that changed. Nothing else is taken from the body: the order is asked for. */
  readonly orderId: number;
}

const headerOf = ({ headers }: HookRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** Says whether a request is the ping of a new webhook: an unsigned form with its id. */
export function isPing(request: HookRequest): boolean {
  return (
    /^application\/x-www-form-urlencoded\b/iu.test(headerOf(request, 'content-type')) &&
    request.body.length <= 64 &&
    /^webhook_id=\d{1,20}$/u.test(request.body.toString('latin1'))
  );
}

/**
 * Says whether the holder of the secret signed the bytes of a request. A signature of another form costs the same work as one that
 * is wrong.
 */
export function isSigned(request: HookRequest, secret: string): boolean {
  const wanted = createHmac('sha256', secret).update(request.body).digest();
  const given = Buffer.from(headerOf(request, 'x-wc-webhook-signature'), 'base64');
  const isWhole = given.length === wanted.length;
  return timingSafeEqual(isWhole ? given : Buffer.alloc(wanted.length), wanted) && isWhole;
}

/** Reads what a signed request rings for; `null` for what concerns no order. */
export function rungBy(request: HookRequest): Rung | null {
  const resource = headerOf(request, 'x-wc-webhook-resource');
  if (resource !== '' && resource !== 'order') return null;
  let json: unknown;
  try {
    json = JSON.parse(request.body.toString('utf8'));
  } catch {
    return null;
  }
  const { id } = (typeof json === 'object' && json !== null ? json : {}) as { readonly id?: unknown };
  const orderId = typeof id === 'string' && /^\d{1,15}$/u.test(id) ? Number(id) : id;
  if (typeof orderId !== 'number' || !Number.isSafeInteger(orderId) || orderId <= 0) return null;
  const named = headerOf(request, 'x-wc-webhook-delivery-id');
  // The same bytes are the same delivery where it has no name of its own.
  const deliveryId = /^[\w-]{8,64}$/u.test(named)
    ? named
    : `body-${createHash('sha256').update(request.body).digest('hex').slice(0, 48)}`;
  return { deliveryId, orderId };
}
