import type {
  listChannelEvents,
  syncIntegrationChannel,
  testIntegrationChannel,
} from '@trastienda/api-client/integrations';
import { formatTime } from '@trastienda/domain';
import { channelEventSentence, linkCauseMessage, linkChecks } from '@trastienda/domain/channel-setup';
import { checkShop, type ShopCheck, type ShopFacts } from '@trastienda/connectors/woocommerce/check-shop';
import type { ShopKeys } from '@trastienda/connectors/woocommerce/guarded-shop';
import { and, desc, eq, lt } from 'drizzle-orm';
import { type Handler, prepared } from '../../core/handler.ts';
import { conflict } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { UnopenedBox } from '../../core/secret-box.ts';
import { channelEvents, channelLinks, channelTurns } from '../../tables/channel-links.ts';
import { externalOrders } from '../../tables/door.ts';
import { orders } from '../../tables/orders.ts';
import { countTrial, secretsOf } from './link-attempts.ts';
import { findTurn, shownChecks } from './real-shop-turn.ts';
import { openShopKeys } from './shop-keys.ts';
import { linkResultOf, findLink } from './store-link.ts';

/** A trial takes no longer, however many questions are left. */
const TRIAL_MS = 10_000;
/** A person asks for a look once within this time. */
const SYNC_EVERY_MS = 60_000;
const PAGE = 50;

/** Opens the keys of a linked shop. @throws 409 for keys that were sealed with a key that this installation has not any more */
async function keysOf(scope: Scope, linkId: string): Promise<ShopKeys> {
  const { tx, storeId } = scope;
  const box = secretsOf(scope);
  try {
    return await openShopKeys({ tx, storeId, linkId }, box);
  } catch (error) {
    if (!(error instanceof UnopenedBox)) throw error;
    throw conflict(linkCauseMessage('llave_perdida', 'WC'), 'secret_lost');
  }
}

type Trial = { readonly facts: ShopFacts; readonly checks: readonly ShopCheck[] };

/**
 * Asks a shop everything that linking asked, before the transaction, and says each finding in a sentence. A shop that passes is
 * looked at next, so that one in error heals at once; one that does not changes nothing.
 * @throws 404, 409
 */
export const handleTestIntegrationChannel: Handler<typeof testIntegrationChannel> = prepared(
  async ({ body }, { keep }): Promise<Trial> => {
    const { client, now, keys, turn } = await keep(async (scope) => {
      const { link, turn: row } = await findTurn(scope, body);
      const { shops } = scope.installation;
      if (!shops) throw conflict('Esta instalación no pregunta a otras tiendas', 'no_shops');
      await countTrial(scope, link.channel);
      return {
        client: shops.client,
        now: scope.now,
        keys: await keysOf(scope, link.id),
        turn: row,
      };
    });
    const { origin, root, keysInQuery, version } = turn;
    const facts: ShopFacts = { version, hasFulfillments: null, door: { origin, root, keysInQuery } };
    const checks: ShopCheck[] = [];
    const signal = AbortSignal.timeout(TRIAL_MS);
    try {
      for await (const check of checkShop({ client, now: () => now, signal }, facts, keys))
        checks.push(check);
    } catch (error) {
      if (!signal.aborted) throw error;
      checks.push({ name: linkChecks[checks.length] ?? 'tienda', cause: 'sin_respuesta' });
    }
    return { facts, checks };
  },
  async ({ body }, scope, { facts, checks }: Trial) => {
    const { tx, storeId, now } = scope;
    const { turn } = await findTurn(scope, body);
    const failed = checks.find(({ cause }) => cause !== null);
    const isOk = failed === undefined;
    await tx
      .update(channelTurns)
      .set({
        version: facts.version,
        // The host may have begun to drop the header since the shop was linked.
        ...(isOk && { keysInQuery: facts.door.keysInQuery }),
        ...(isOk && turn.nextAt !== null && { nextAt: now }),
      })
      .where(and(eq(channelTurns.storeId, storeId), eq(channelTurns.linkId, turn.linkId)));
    const shown = shownChecks(checks, facts);
    return {
      isOk,
      message: failed?.cause ? linkCauseMessage(failed.cause, 'WC') : 'Tu tienda contesta bien',
      checks: shown,
    };
  },
);

/**
 * Has a shop looked at next, by the workers. @throws 404, 409 for a shop that asked for a pause, and for a second time within a minute
 */
export const handleSyncIntegrationChannel: Handler<typeof syncIntegrationChannel> = async (
  { body },
  scope,
) => {
  const { tx, storeId, now, timeZone } = scope;
  const { link, turn } = await findTurn(scope, body);
  const own = and(eq(channelTurns.storeId, storeId), eq(channelTurns.linkId, turn.linkId));
  const [row] = await tx.select().from(channelTurns).where(own).for('update');
  if (!row) throw new Error('A shop lost its turn');
  const again = new Date((row.syncAskedAt?.getTime() ?? 0) + SYNC_EVERY_MS);
  if (again > now) {
    throw conflict(`Acabas de sincronizar: puedes otra vez a las ${formatTime(again, timeZone)}`, 'too_soon');
  }
  const isPaused = row.slowUntil !== null && row.slowUntil > now && row.failures > 0;
  if (isPaused && row.nextAt !== null && row.nextAt > now) {
    const at = formatTime(row.nextAt, timeZone);
    throw conflict(`Tu tienda pide ir más despacio: la vemos otra vez a las ${at}`, 'mas_despacio');
  }
  await tx.update(channelTurns).set({ nextAt: now, syncAskedAt: now }).where(own);
  return linkResultOf(scope, eq(channelLinks.id, link.id), 'En menos de un minuto ves lo nuevo de tu tienda');
};

/** Lists what happened between a shop and us, newest first. @throws 404 */
export const handleListChannelEvents: Handler<typeof listChannelEvents> = async ({ query }, scope) => {
  const { tx, storeId } = scope;
  const link = await findLink(scope, query.channel_id, query.shop_id);
  const rows = await tx
    .select({ event: channelEvents, orderNumber: orders.orderNumber })
    .from(channelEvents)
    .leftJoin(
      externalOrders,
      and(
        eq(externalOrders.storeId, channelEvents.storeId),
        eq(externalOrders.source, channelEvents.linkId),
        eq(externalOrders.externalId, channelEvents.externalId),
      ),
    )
    .leftJoin(orders, and(eq(orders.storeId, externalOrders.storeId), eq(orders.id, externalOrders.orderId)))
    .where(
      and(
        eq(channelEvents.storeId, storeId),
        eq(channelEvents.linkId, link.id),
        query.before === undefined ? undefined : lt(channelEvents.id, query.before),
      ),
    )
    .orderBy(desc(channelEvents.id))
    .limit(PAGE + 1);
  const data = rows.slice(0, PAGE).map(({ event, orderNumber }) => {
    const { id, at, kind, count, cause, externalId, turn } = event;
    const named = orderNumber ?? externalId;
    const message = cause && linkCauseMessage(cause, link.channel);
    return {
      id,
      at: at.toISOString(),
      kind,
      count,
      orderid: orderNumber,
      message: channelEventSentence({ kind, count, orderNumber: named, message }),
      folio: turn,
    };
  });
  return { data, next: rows.length > PAGE ? (data.at(-1)?.id ?? null) : null };
};
