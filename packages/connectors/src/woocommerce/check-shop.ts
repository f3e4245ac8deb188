import type { LinkCause, LinkCheckName } from '@trastienda/domain/channel-setup';
import { causeOfFault } from '../link-cause.ts';
import type { ShopAnswer, ShopClient } from '../shop-client.ts';
import { type Asking, guardedShop, type ShopDoor, type ShopKeys } from './guarded-shop.ts';
import { readError, readOrder, readSystemStatus } from './schemas.ts';

/** The oldest version whose orders say when they changed in GMT, and are found by it. */
const oldestVersion = 7;
/** Milliseconds that a shop's clock may differ from ours. */
const clockTolerance = 5 * 60_000;

/** One question and its outcome: why it failed, `null` where it did not. */
export interface ShopCheck {
  readonly name: LinkCheckName;
  readonly cause: LinkCause | null;
}

/** Facts that the answers told beside that, as far as they came. */
export interface ShopFacts {
  version: string | null;
  /** Whether the shop keeps parcels of its own; `null` while no order tells. */
  hasFulfillments: boolean | null;
  /** The door with the way in which the keys opened it. */
  door: ShopDoor;
}

const versionOf = (text: string) => Number(/^\d+/.exec(text)?.[0] ?? 0);

/** Says why an answer does not let a shop be linked; `null` for one that does. */
function causeOfAnswer(answer: ShopAnswer): LinkCause | null {
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

/** These tell that nobody answers as a shop does, so that nothing else can be asked; all other ones are of the key. */
const ofDoor: readonly (LinkCause | null)[] = [
  'sin_direccion',
  'otra_direccion',
  'sin_respuesta',
  'certificado',
  'bloqueo',
  'mantenimiento',
  'mas_despacio',
  'respuesta_ilegible',
  'sin_woocommerce',
];

/**
 * Asks a shop one thing after another, and tells of each. It ends early where nothing more can be asked: nobody answers, or the key
 * is refused. Nothing is written in the shop. What it learned is put into `facts`. Rejects with the reason of the signal.
 */
export async function* checkShop(
  asking: Asking,
  facts: ShopFacts,
  keys: ShopKeys,
): AsyncGenerator<ShopCheck> {
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
  const shopBy = (door: ShopDoor) => guardedShop({ ...asking, client }, door, keys);
  let shop = shopBy(facts.door);
  // With all of `environment` the shop first asks others whether it reaches them, which takes seconds.
  const query = { _fields: 'environment.version,settings.currency' };
  let status = await shop.get('system_status', query);
  if (!status.ok && status.fault.kind === 'key_refused') {
    const door = { ...facts.door, keysInQuery: !facts.door.keysInQuery };
    const other = await shopBy(door).get('system_status', query);
    if (other.ok) {
      facts.door = door;
      shop = shopBy(door);
      status = other;
    }
  }
  const closed = causeOfAnswer(status);
  const isAway = ofDoor.includes(closed);
  yield { name: 'tienda', cause: isAway ? closed : null };
  if (isAway) return;
  yield { name: 'llave', cause: closed };
  if (closed) return;
  const { environment, settings } = readSystemStatus(status.ok ? status.json : null);
  facts.version = environment.version || null;
  yield {
    name: 'version',
    cause: versionOf(environment.version) < oldestVersion ? 'version_anterior' : null,
  };
  yield { name: 'moneda', cause: settings.currency === 'MXN' ? null : 'otra_moneda' };
  const off = Math.abs(Date.parse(seen.date ?? '') - asking.now().getTime());
  yield { name: 'reloj', cause: off > clockTolerance ? 'reloj' : null };
  const orders = await shop.get('orders', { per_page: 1 });
  yield { name: 'pedidos', cause: causeOfAnswer(orders) };
  yield { name: 'escritura', cause: await mayWrite(shop) };
  const [order] = orders.ok && Array.isArray(orders.json) ? orders.json.map(readOrder) : [];
  if (!order) return;
  const parcels = await shop.get(`orders/${order.id}/fulfillments`);
  // A shop without parcels has no fault: a guide goes into a note.
  if (!parcels.ok) return;
  facts.hasFulfillments = parcels.status === 200;
  yield { name: 'envios', cause: null };
}
