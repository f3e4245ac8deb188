import { fail, ok, type Result } from '@trastienda/domain';
import { type LinkCause, linkCauseMessage } from '@trastienda/domain/channel-setup';
import type { Knock } from '../egress/guarded-client.ts';
import { redirectTarget } from '../egress/redirect.ts';
import type { ShopPlace } from '../egress/shop-address.ts';
import { causeOfFault } from '../link-cause.ts';
import type { ShopAnswer, ShopClient } from '../shop-client.ts';
import { type Asking, guardedShop, type ShopDoor, type ShopKeys } from './guarded-shop.ts';
import type { MapContext } from './map-context.ts';
import { readError, readSystemStatus, readUnits } from './schemas.ts';

/** The oldest version whose orders say when they changed in GMT, and are found by it. */
const oldestVersion = 7;
/** Milliseconds that a shop's clock may differ from ours. */
const clockTolerance = 5 * 60_000;

/** A shop that opened to its keys. */
export interface OpenedShop extends Pick<MapContext, 'weightUnit' | 'dimensionUnit'> {
  readonly door: ShopDoor;
}

const no = (cause: LinkCause): { readonly ok: false; readonly error: { code: LinkCause; message: string } } =>
  fail(cause, linkCauseMessage(cause, 'WC'));

const restLink = /<([^>]+)>\s*;[^,]*\brel="?https:\/\/api\.w\.org\/"?/u;

/** The root that the shop's own page names, where it is one of the shop's own. */
function namedRoot({ headers, origin }: Knock): string | null {
  const [, target] = restLink.exec(headers.link ?? '') ?? [];
  const to = target === undefined ? null : redirectTarget(new URL(origin), target);
  return to && to.pathname + to.search;
}

/** Finds where the interface answers: where the page says, at WordPress' own address, or by a parameter. */
async function findRoot(
  { client, signal }: Asking,
  { origin, path }: Pick<ShopPlace, 'origin' | 'path'>,
): Promise<Result<Omit<ShopDoor, 'keysInQuery'>, LinkCause>> {
  const page = await client.knock({ origin, path: `${path}/`, signal });
  if (page.fault) return no(page.fault);
  const named = namedRoot(page);
  const roots = new Set([...(named ? [named] : []), `${path}/wp-json/`, `${path}/?rest_route=/`]);
  let worst: LinkCause = 'sin_woocommerce';
  for (const root of roots) {
    const answer = await client.ask({ origin: page.origin, path: root, signal });
    if (answer.fault) {
      const { fault, status } = answer;
      const isNothing = fault === 'respuesta_ilegible' && status !== null && status >= 400 && status < 500;
      if (!isNothing) worst = fault;
      continue;
    }
    const { namespaces } = (answer.json ?? {}) as { readonly namespaces?: unknown };
    if (Array.isArray(namespaces) && namespaces.includes('wc/v3')) return ok({ origin: answer.origin, root });
  }
  return no(worst);
}

const versionOf = (text: string) => Number(/^\d+/.exec(text)?.[0] ?? 0);

/** Says why an answer does not let a shop be linked; `null` for one that does. */
function causeOf(answer: ShopAnswer): LinkCause | null {
  if (!answer.ok) return causeOfFault(answer.fault);
  if (answer.status === 200) return null;
  return readError(answer.json).code === 'rest_no_route' ? 'sin_woocommerce' : 'respuesta_ilegible';
}

/**
 * Asks whether the key may write, by a change of an order that no shop has: WooCommerce looks at the key's permission before it
 * looks for the order, so nothing is written.
 */
async function mayWrite(shop: ShopClient): Promise<LinkCause | null> {
  const answer = await shop.put('orders/0', {});
  if (answer.ok) return null;
  const { kind } = answer.fault;
  return kind === 'key_refused' || kind === 'read_only_key' ? 'solo_lectura' : causeOfFault(answer.fault);
}

/**
 * Opens a shop with its keys, as linking needs it: finds the interface, and checks version, currency, clock, and that orders can
 * be read and written. Nothing is written there.
 * @returns the door, or the first cause for which the shop cannot be linked. Rejects with the reason of the signal.
 */
export async function openShop(
  asking: Asking,
  place: Pick<ShopPlace, 'origin' | 'path'>,
  keys: ShopKeys,
): Promise<Result<OpenedShop, LinkCause>> {
  const found = await findRoot(asking, place);
  if (!found.ok) return found;
  const seen = { date: null as string | null };
  // The clock stands in the headers, which a driver does not see.
  const client = {
    ...asking.client,
    ask: async (request: Parameters<Asking['client']['ask']>[0]) => {
      const answer = await asking.client.ask(request);
      if (!answer.fault) seen.date = answer.headers.date;
      return answer;
    },
  };
  let door: ShopDoor = { ...found.value, keysInQuery: false };
  let shop = guardedShop({ ...asking, client }, door, keys);
  // With all of `environment` the shop first asks others whether it reaches them, which takes seconds.
  const query = { _fields: 'environment.version,settings.currency' };
  let status = await shop.get('system_status', query);
  if (!status.ok && status.fault.kind === 'key_refused') {
    door = { ...door, keysInQuery: true };
    shop = guardedShop({ ...asking, client }, door, keys);
    status = await shop.get('system_status', query);
  }
  const closed = causeOf(status);
  if (closed) return no(closed);
  const { environment, settings } = readSystemStatus(status.ok ? status.json : null);
  if (versionOf(environment.version) < oldestVersion) return no('version_anterior');
  if (settings.currency !== 'MXN') return no('otra_moneda');
  const clock = Date.parse(seen.date ?? '');
  if (Math.abs(clock - asking.now().getTime()) > clockTolerance) return no('reloj');
  const unread = causeOf(await shop.get('orders', { per_page: 1 }));
  if (unread) return no(unread);
  const unwritten = await mayWrite(shop);
  if (unwritten) return no(unwritten);
  const units = await shop.get('settings/products');
  return ok({ door, ...readUnits(units.ok && units.status === 200 ? units.json : null) });
}
