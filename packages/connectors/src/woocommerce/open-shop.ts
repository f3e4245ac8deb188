import { fail, ok, type Result } from '@trastienda/domain';
import { type LinkCause, linkCauseMessage } from '@trastienda/domain/channel-setup';
import type { Knock } from '../egress/guarded-client.ts';
import { redirectTarget } from '../egress/redirect.ts';
import type { ShopPlace } from '../egress/shop-address.ts';
import { checkShop, type ShopCheck, type ShopFacts } from './check-shop.ts';
import { type Asking, guardedShop, type ShopDoor, type ShopKeys } from './guarded-shop.ts';
import type { MapContext } from './map-context.ts';
import { readError, readUnits } from './schemas.ts';

/** A shop that opened to its keys. */
export interface OpenedShop extends Pick<MapContext, 'weightUnit' | 'dimensionUnit'> {
  readonly door: ShopDoor;
  readonly version: string | null;
  readonly hasFulfillments: boolean | null;
  readonly checks: readonly ShopCheck[];
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
    // Plugins close the interface to whoever shows no key: with one it tells what it is.
    const isClosed = answer.status === 401 || answer.status === 403;
    if (isClosed && readError(answer.json).code.startsWith('rest_'))
      return ok({ origin: answer.origin, root });
    const { namespaces } = (answer.json ?? {}) as { readonly namespaces?: unknown };
    if (Array.isArray(namespaces) && namespaces.includes('wc/v3')) return ok({ origin: answer.origin, root });
  }
  return no(worst);
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
  const facts: ShopFacts = {
    version: null,
    hasFulfillments: null,
    door: { ...found.value, keysInQuery: false },
  };
  const checks: ShopCheck[] = [];
  for await (const check of checkShop(asking, facts, keys)) {
    if (check.cause) return no(check.cause);
    checks.push(check);
  }
  const units = await guardedShop(asking, facts.door, keys).get('settings/products');
  return ok({ ...facts, checks, ...readUnits(units.ok && units.status === 200 ? units.json : null) });
}
