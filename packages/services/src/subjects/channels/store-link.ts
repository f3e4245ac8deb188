import type { CallAnswer, ChannelCheck } from '@trastienda/api-client';
import type { listIntegrationChannels } from '@trastienda/api-client/integrations';
import { channelName, type LinkableCode } from '@trastienda/domain';
import { channelSetup, linkCauseMessage, linkCauses } from '@trastienda/domain/channel-setup';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { iso } from '../../core/iso.ts';
import { notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { stores } from '../../tables/people.ts';
import { talliedOrders } from '../orders/order-filters.ts';
import { orders, orderTally } from '../../tables/orders.ts';
import {
  channelCases,
  type ChannelEventKind,
  channelEvents,
  channelHooks,
  channelLinks,
  channelSecrets,
  channelTurns,
} from '../../tables/channel-links.ts';
import { secretsOf } from './link-attempts.ts';
import { linkSecretPlace } from './secret-places.ts';

const DAY_MS = 86_400_000;

type ChannelLink = CallAnswer<typeof listIntegrationChannels>['data'][number]['channels'][number];
export type LinkRow = typeof channelLinks.$inferSelect;

/** Counts the orders of a channel that wait for the merchant. */
export async function pendingOrdersOf({ tx, storeId }: Scope, channel: string): Promise<number> {
  const [row] = await tx
    .select({ total: talliedOrders })
    .from(orderTally)
    .where(
      and(
        eq(orderTally.storeId, storeId),
        eq(orderTally.marketplace, channel),
        eq(orderTally.status, 'pendiente'),
      ),
    );
  return row?.total ?? 0;
}

// Names are written out: drizzle leaves the table out of a column here, and `store_id` would be that of the
// inner table.
/** The newest order since the shop was linked: older ones came another way. */
const newestOrder = sql<Date | null>`(
  select max(o.purchase_date) from ${orders} o
  where o.store_id = channel_links.store_id and o.marketplace = channel_links.channel
    and o.purchase_date >= channel_links.linked_at)`.mapWith(orders.purchaseDate);
const waitingOrders = sql<number>`(
  select coalesce(sum(t.orders), 0)::int from ${orderTally} t
  where t.store_id = channel_links.store_id and t.marketplace = channel_links.channel and t.status = 'pendiente')`;
const openCases = sql<number>`(
  select count(*)::int from ${channelCases} c
  where c.store_id = channel_links.store_id and c.link_id = channel_links.id and c.resolved_at is null)`;

const waitingPushes = sql<number>`(
  select count(*)::int from channel_outbox o
  where o.store_id = channel_links.store_id and o.link_id = channel_links.id and o.state = 'pending')`;

/** Counts the orders of a link's events within the 24 hours before a moment. */
const dayOf = (kind: ChannelEventKind, now: Date) => sql<number>`(
  select coalesce(sum(e.count), 0)::int from ${channelEvents} e
  where e.store_id = channel_links.store_id and e.link_id = channel_links.id and e.kind = ${kind}
    and e.at > ${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz)`;
type TurnRow = typeof channelTurns.$inferSelect;
const connectionOf = ({ version, keyEnding, keySince, prefix, completeWhen }: TurnRow) => ({
  version,
  keyEnding,
  keySince: iso(keySince),
  prefix,
  completeWhen,
});

/** Returns links in the form of the wire, the oldest first, by one query however many there are. */
async function linksOnTheWire(
  { tx, now }: Scope,
  which: SQL | undefined,
): Promise<{ code: string; link: ChannelLink }[]> {
  const rows = await tx
    .select({
      row: channelLinks,
      turn: channelTurns,
      newestOrder,
      waitingOrders,
      waitingPushes,
      openCases,
      readDay: dayOf('read', now),
      writtenDay: dayOf('written', now),
      webhook: channelHooks.state,
    })
    .from(channelLinks)
    .leftJoin(
      channelTurns,
      and(eq(channelTurns.storeId, channelLinks.storeId), eq(channelTurns.linkId, channelLinks.id)),
    )
    .leftJoin(
      channelHooks,
      and(eq(channelHooks.storeId, channelLinks.storeId), eq(channelHooks.linkId, channelLinks.id)),
    )
    .where(which)
    .orderBy(asc(channelLinks.linkedAt), asc(channelLinks.id));
  return rows.map(({ row, turn, webhook, ...counted }) => {
    const cause = linkCauses.find((one) => one === row.cause) ?? null;
    const link: ChannelLink = {
      shop_id: row.shopId,
      name: row.name,
      status: row.status as ChannelLink['status'],
      linkedAt: row.linkedAt.toISOString(),
      lastOrderAt: iso(counted.newestOrder),
      // A few failures are no error yet, and the merchant sees them coming.
      failedSince: iso(row.failedSince ?? (turn && turn.failures > 0 ? turn.failingSince : null)),
      cause,
      message: cause && linkCauseMessage(cause, row.channel),
      url: row.url,
      lastSyncAt: row.lastSyncAt?.toISOString() ?? null,
      webhook: webhook ?? 'sin',
      nextSyncAt: iso(turn?.nextAt ?? null),
      readDay: counted.readDay,
      writtenDay: counted.writtenDay,
      connection: turn && connectionOf(turn),
      capabilities: [...(channelSetup(row.channel)?.capabilities ?? [])],
      pendingOrders: counted.waitingOrders,
      pending: counted.waitingPushes,
      cases: counted.openCases,
    };
    return { code: row.channel, link };
  });
}

const isLinked = ({ storeId }: Scope) =>
  and(eq(channelLinks.storeId, storeId), isNull(channelLinks.unlinkedAt));

/** The shops that are linked, by channel. */
export async function linksByChannel(scope: Scope): Promise<Map<string, ChannelLink[]>> {
  const links = await linksOnTheWire(scope, isLinked(scope));
  const byChannel = new Map<string, ChannelLink[]>();
  for (const { code, link } of links) byChannel.set(code, [...(byChannel.get(code) ?? []), link]);
  return byChannel;
}

/**
 * Returns a linked shop.
 * @throws 404 for a shop that is not linked.
 */
export async function findLink(scope: Scope, channel: string, shopId: string): Promise<LinkRow> {
  const shop = and(eq(channelLinks.channel, channel), eq(channelLinks.shopId, shopId));
  const [row] = await scope.tx
    .select()
    .from(channelLinks)
    .where(and(isLinked(scope), shop));
  if (!row) throw notFound('Ese canal no está conectado');
  return row;
}

/**
 * Returns the account that a channel of the demo gives access to. A store has two there: the first while it
 * is not linked or does not work, then the other one.
 */
export async function demoShop(
  { tx, storeId }: Scope,
  channel: LinkableCode,
): Promise<{ shopId: string; name: string }> {
  const [store] = await tx.select({ name: stores.name }).from(stores).where(eq(stores.id, storeId));
  const shopId = demoShopId(channel, storeId);
  const name = store?.name ?? channelName(channel);
  const first = and(
    eq(channelLinks.storeId, storeId),
    eq(channelLinks.channel, channel),
    eq(channelLinks.shopId, shopId),
  );
  const works = and(first, eq(channelLinks.status, 'active'), isNull(channelLinks.unlinkedAt));
  return (await tx.$count(channelLinks, works)) === 0
    ? { shopId, name }
    : { shopId: `${shopId}-2`, name: `${name} Outlet` };
}

/** The same in the rows that the demo begins with. */
export const demoShopId = (channel: LinkableCode, storeId: string): string =>
  channel === 'SP' ? `shop-${storeId}` : `${channel.toLowerCase()}-${storeId}`;

type Shop = {
  readonly channel: LinkableCode;
  readonly shopId: string;
  readonly name: string;
  readonly url?: string;
  /** The new secrets by the name of their field; they replace all earlier ones. */
  readonly secrets?: Readonly<Record<string, string>>;
};

/** Links a shop, or continues its row where it was linked before, in any state (D261). */
export async function storeLink(scope: Scope, shop: Shop) {
  const { tx, storeId, now } = scope;
  const sealer = secretsOf(scope);
  const fields = { name: shop.name, url: shop.url ?? null };
  const [row] = await tx
    .insert(channelLinks)
    .values({
      storeId,
      id: Buffer.from(scope.randomBytes(12)).toString('hex'),
      channel: shop.channel,
      shopId: shop.shopId,
      ...fields,
      linkedAt: now,
    })
    .onConflictDoUpdate({
      target: [channelLinks.storeId, channelLinks.channel, channelLinks.shopId],
      set: { ...fields, status: 'active', cause: null, failedSince: null, unlinkedAt: null },
    })
    .returning();
  if (!row) throw new Error('A link was neither made nor taken up.');
  await tx
    .delete(channelSecrets)
    .where(and(eq(channelSecrets.storeId, storeId), eq(channelSecrets.linkId, row.id)));
  for (const [field, secret] of Object.entries(shop.secrets ?? {})) {
    const place = { storeId, linkId: row.id, field };
    const box = sealer.seal(secret, linkSecretPlace(place));
    await tx.insert(channelSecrets).values({ ...place, keyId: sealer.keyId, box });
  }
  return linkResultOf(scope, eq(channelLinks.id, row.id), `Conectaste ${channelName(shop.channel)}`);
}

/** Returns one link of the store as the answer of an act on it. */
export async function linkResultOf(scope: Scope, which: SQL | undefined, message: string) {
  const [found] = await linksOnTheWire(scope, and(eq(channelLinks.storeId, scope.storeId), which));
  if (!found) throw new Error('A link was not kept.');
  return { success: true as const, message, data: { ...found.link, checks: [] as ChannelCheck[] } };
}
