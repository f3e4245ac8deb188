import type { CallOutput } from '@trastienda/api-client';
import type { listIntegrationChannels } from '@trastienda/api-client/integrations';
import { channelName, type LinkableCode } from '@trastienda/domain';
import { channelSetup, linkCauseMessage, linkCauses } from '@trastienda/domain/channel-setup';
import { and, asc, eq, gte, isNull, max } from 'drizzle-orm';
import { notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { stores } from '../../identity/schema.ts';
import { talliedOrders } from '../../kidal/order-filters.ts';
import { orders, orderTally } from '../../kidal/schema.ts';
import { channelLinks, channelSecrets } from '../schema.ts';
import { secretsOf } from './link-attempts.ts';

type ChannelLink = CallOutput<typeof listIntegrationChannels>['data'][number]['channels'][number];
type LinkRow = typeof channelLinks.$inferSelect;

/** How many of a channel's orders wait for the merchant. */
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

async function linkOf(scope: Scope, row: LinkRow): Promise<ChannelLink> {
  const [newest] = await scope.tx
    .select({ at: max(orders.purchaseDate) })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, scope.storeId),
        eq(orders.marketplace, row.channel),
        gte(orders.purchaseDate, row.linkedAt),
      ),
    );
  const cause = linkCauses.find((one) => one === row.cause) ?? null;
  return {
    shop_id: row.shopId,
    name: row.name,
    status: row.status as ChannelLink['status'],
    linkedAt: row.linkedAt.toISOString(),
    lastOrderAt: newest?.at?.toISOString() ?? null,
    failedSince: row.failedSince?.toISOString() ?? null,
    cause,
    message: cause && linkCauseMessage(cause),
    url: row.url,
    lastSyncAt: row.lastSyncAt?.toISOString() ?? null,
    capabilities: [...(channelSetup(row.channel)?.capabilities ?? [])],
    pendingOrders: await pendingOrdersOf(scope, row.channel),
  };
}

const isLinked = ({ storeId }: Scope) =>
  and(eq(channelLinks.storeId, storeId), isNull(channelLinks.unlinkedAt));

/** The shops that are linked, by channel, the oldest first. */
export async function linksByChannel(scope: Scope): Promise<Map<string, ChannelLink[]>> {
  const rows = await scope.tx
    .select()
    .from(channelLinks)
    .where(isLinked(scope))
    .orderBy(asc(channelLinks.linkedAt), asc(channelLinks.id));
  const made = new Map<string, ChannelLink[]>();
  for (const row of rows) {
    made.set(row.channel, [...(made.get(row.channel) ?? []), await linkOf(scope, row)]);
  }
  return made;
}

/** @throws 404 for a shop that is not linked. */
export async function findLink(scope: Scope, channel: string, shopId: string): Promise<LinkRow> {
  const shop = and(eq(channelLinks.channel, channel), eq(channelLinks.shopId, shopId));
  const [row] = await scope.tx
    .select()
    .from(channelLinks)
    .where(and(isLinked(scope), shop));
  if (!row) throw notFound('Ese canal no está conectado');
  return row;
}

/** The shop that a channel of the demo gives access to: one a store, always the same. */
export async function demoShop(
  { tx, storeId }: Scope,
  channel: LinkableCode,
): Promise<{ shopId: string; name: string }> {
  const [store] = await tx.select({ name: stores.name }).from(stores).where(eq(stores.id, storeId));
  return { shopId: demoShopId(channel, storeId), name: store?.name ?? channelName(channel) };
}

/** The same in the rows that the demo begins with. */
export const demoShopId = (channel: LinkableCode, storeId: string): string =>
  channel === 'SP' ? `shop-${storeId}` : `${channel.toLowerCase()}-${storeId}`;

type Shop = {
  readonly channel: LinkableCode;
  readonly shopId: string;
  readonly name: string;
  readonly url?: string;
  /** By the name of their field; those of before are gone. */
  readonly secrets?: Readonly<Record<string, string>>;
};

/** Links a shop, or takes its row up where it was linked before, whatever became of it (D261). */
export async function keepLink(scope: Scope, shop: Shop) {
  const { tx, storeId, now } = scope;
  const sealer = secretsOf(scope);
  const said = { name: shop.name, url: shop.url ?? null };
  const [row] = await tx
    .insert(channelLinks)
    .values({
      storeId,
      id: Buffer.from(scope.randomBytes(12)).toString('hex'),
      channel: shop.channel,
      shopId: shop.shopId,
      ...said,
      linkedAt: now,
    })
    .onConflictDoUpdate({
      target: [channelLinks.storeId, channelLinks.channel, channelLinks.shopId],
      set: { ...said, status: 'active', cause: null, failedSince: null, unlinkedAt: null },
    })
    .returning();
  if (!row) throw new Error('A link was neither made nor taken up.');
  await tx
    .delete(channelSecrets)
    .where(and(eq(channelSecrets.storeId, storeId), eq(channelSecrets.linkId, row.id)));
  for (const [field, secret] of Object.entries(shop.secrets ?? {})) {
    const box = sealer.seal(secret, [storeId, row.id, field]);
    await tx.insert(channelSecrets).values({ storeId, linkId: row.id, field, keyId: sealer.keyId, box });
  }
  return {
    success: true as const,
    message: `Conectaste ${channelName(shop.channel)}`,
    data: await linkOf(scope, row),
  };
}
