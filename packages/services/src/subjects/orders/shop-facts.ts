import type { OrderAnswer } from '@trastienda/api-client';
import { caseTitle } from '@trastienda/domain/channel-cases';
import { linkCauseMessage, pushRefusalMessage } from '@trastienda/domain/channel-setup';
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { type CaseCause, channelCases, channelLinks, channelTurns } from '../../tables/channel-links.ts';
import { channelOutbox } from '../../tables/channel-outbox.ts';
import { externalOrders } from '../../tables/door.ts';

export type ShopFacts = Pick<
  OrderAnswer['dataMarketplace'],
  'shopName' | 'url' | 'remoteStatus' | 'pushed' | 'pending' | 'refused' | 'case'
>;

type Push = typeof channelOutbox.$inferSelect;
type Turn = Pick<typeof channelTurns.$inferSelect, 'origin' | 'root' | 'nextAt' | 'failures'>;

/** Returns the address of an order in its shop's administration, which stands beside the shop's interface. */
export function adminUrlOf({ origin, root }: Pick<Turn, 'origin' | 'root'>, externalId: string): string {
  const base = root.replace(/(?:wp-json\/|\?rest_route=.*)$/u, '');
  return `${origin}${base}wp-admin/post.php?post=${encodeURIComponent(externalId)}&action=edit`;
}

/** Returns the guide that the shop was told of last, unless it was taken back since. */
function pushedOf(pushes: readonly Push[]): ShopFacts['pushed'] {
  const told = new Map<string, Date>();
  for (const { kind, payload, state, endedAt } of pushes) {
    if (state !== 'sent' || endedAt === null || !('number' in payload)) continue;
    told.delete(payload.number);
    if (kind === 'guide') told.set(payload.number, endedAt);
  }
  const last = [...told].at(-1);
  return last === undefined ? null : { tracking: last[0], at: last[1].toISOString() };
}

/** Returns the first thing that the shop has not heard, with the time at which it is tried. */
function pendingOf(pushes: readonly Push[], turn: Turn | null): ShopFacts['pending'] {
  const first = pushes.find(({ state }) => state === 'pending');
  if (!first) return null;
  const { kind, cause } = first;
  const message = cause && linkCauseMessage(cause, 'WC');
  // Nobody asks a shop that fails before its own pause is over.
  const { nextAt = null, failures = 0 } = turn ?? {};
  const retryAt = nextAt === null ? null : failures > 0 && nextAt > first.nextAt ? nextAt : first.nextAt;
  return { kind, retryAt: retryAt?.toISOString() ?? null, message };
}

/** Returns the last refusal that nothing followed for the same guide or order. */
function refusedOf(pushes: readonly Push[]): ShopFacts['refused'] {
  const last = pushes.findLast(isStanding(pushes));
  return last?.refusal ? { message: pushRefusalMessage(last.kind, last.refusal) } : null;
}

/** Says of the refused ones among an order's pushes which still hold: no guide of which was taken back, and none of an order that is over. */
export const isStanding =
  (pushes: readonly Push[]) =>
  (one: Push): boolean => {
    if (one.state !== 'refused') return false;
    const later = pushes.filter(({ id }) => id > one.id);
    const isTakenBack = later.some(
      ({ kind, payload }) =>
        kind === 'guide_cancelled' &&
        'number' in payload &&
        'number' in one.payload &&
        payload.number === one.payload.number,
    );
    return (
      !isTakenBack &&
      (one.kind === 'order_cancelled' || later.every(({ kind }) => kind !== 'order_cancelled'))
    );
  };

/** Why a person has to decide about an order; the first of several, as the others wait behind it in the inbox. `null` for none. */
const openCause = sql<CaseCause | null>`(
  select min(${channelCases.cause}) from ${channelCases}
  where ${channelCases.storeId} = ${externalOrders.storeId} and ${channelCases.linkId} = ${externalOrders.source}
    and ${channelCases.externalId} = ${externalOrders.externalId} and ${channelCases.resolvedAt} is null
)`;

/**
 * Reads what the shops of some orders say, what they were told, and why a person has to decide about one. The caller has left out the
 * orders of no linked shop.
 */
export async function shopFactsOf(
  { tx, storeId }: Pick<Scope, 'tx' | 'storeId'>,
  orderIds: readonly string[],
): Promise<Map<string, ShopFacts>> {
  if (orderIds.length === 0) return new Map();
  const externals = await tx
    .select({
      orderId: externalOrders.orderId,
      externalId: externalOrders.externalId,
      remoteStatus: externalOrders.remoteStatus,
      shopName: channelLinks.name,
      cause: openCause,
      turn: {
        origin: channelTurns.origin,
        root: channelTurns.root,
        nextAt: channelTurns.nextAt,
        failures: channelTurns.failures,
      },
    })
    .from(externalOrders)
    .innerJoin(
      channelLinks,
      and(eq(channelLinks.storeId, externalOrders.storeId), eq(channelLinks.id, externalOrders.source)),
    )
    .leftJoin(
      channelTurns,
      and(eq(channelTurns.storeId, channelLinks.storeId), eq(channelTurns.linkId, channelLinks.id)),
    )
    .where(and(eq(externalOrders.storeId, storeId), inArray(externalOrders.orderId, [...orderIds])));
  const pushes = await tx
    .select()
    .from(channelOutbox)
    .where(
      and(
        eq(channelOutbox.storeId, storeId),
        inArray(channelOutbox.orderId, [...orderIds]),
        or(
          ne(channelOutbox.state, 'sent'),
          inArray(channelOutbox.kind, ['guide', 'guide_cancelled', 'order_cancelled']),
        ),
      ),
    )
    .orderBy(asc(channelOutbox.id));
  return new Map(
    externals.map(({ orderId, externalId, remoteStatus, shopName, cause, turn }) => {
      const own = pushes.filter((push) => push.orderId === orderId);
      const url = turn && adminUrlOf(turn, externalId);
      const facts = { shopName, url, remoteStatus, ...(cause === null ? {} : { case: caseTitle(cause) }) };
      return [
        orderId,
        { ...facts, pushed: pushedOf(own), pending: pendingOf(own, turn), refused: refusedOf(own) },
      ];
    }),
  );
}
