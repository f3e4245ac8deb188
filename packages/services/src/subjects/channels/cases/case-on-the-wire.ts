import type { CallAnswer } from '@trastienda/api-client';
import type { listChannelCases } from '@trastienda/api-client/integrations';
import { caseHave, caseSays, type CaseFacts, type OrderFaultFacts } from '@trastienda/domain/channel-cases';
import { pushRefusalMessage } from '@trastienda/domain/channel-setup';
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { iso } from '../../../core/iso.ts';
import type { Scope } from '../../../core/scope.ts';
import { type channelCases, channelLinks } from '../../../tables/channel-links.ts';
import type { channelOutbox } from '../../../tables/channel-outbox.ts';
import { externalOrders } from '../../../tables/door.ts';
import { orderLines, orders } from '../../../tables/orders.ts';
import { shopFacts } from './shop-facts.ts';

export type CaseRow = typeof channelCases.$inferSelect;
type Case = CallAnswer<typeof listChannelCases>['data'][number];
type Store = Pick<Scope, 'tx' | 'storeId'>;

/** The pieces that a case is about, by their ids; empty where it is about all of them. */
export function piecesOfCase({ cause, detail }: Pick<CaseRow, 'cause' | 'detail'>): readonly string[] {
  if (cause !== 'reembolso_tarde' || typeof detail !== 'object' || detail === null) return [];
  const { pieces } = detail as { readonly pieces?: unknown };
  return Array.isArray(pieces) ? pieces.filter((id) => typeof id === 'string') : [];
}

const faultsOf = ({ cause, detail }: CaseRow): readonly OrderFaultFacts[] =>
  cause === 'con_faltas' && Array.isArray(detail) ? (detail as OrderFaultFacts[]) : [];

/** The sentence of what a shop refused; none for other cases. */
function refusalOf({ cause, detail }: CaseRow): Pick<CaseFacts, 'refusal'> {
  if (cause !== 'aviso_rechazado') return {};
  const { kind, refusal } = detail as Partial<Pick<typeof channelOutbox.$inferSelect, 'kind' | 'refusal'>>;
  return kind && refusal ? { refusal: pushRefusalMessage(kind, refusal) } : {};
}

const nameOf = ({ linkId, externalId }: Pick<CaseRow, 'linkId' | 'externalId'>) => `${linkId} ${externalId}`;

type OurOrder = {
  readonly id: string;
  readonly orderNumber: string;
  readonly marketplace: string;
  readonly status: string;
  readonly address: string | null;
};

/** Finds the orders that some cases are about, by the name in the shop. */
async function ordersOf(
  { tx, storeId }: Store,
  rows: readonly CaseRow[],
): Promise<ReadonlyMap<string, OurOrder>> {
  if (rows.length === 0) return new Map();
  const found = await tx
    .select({ external: externalOrders, order: orders })
    .from(externalOrders)
    .innerJoin(orders, and(eq(orders.storeId, externalOrders.storeId), eq(orders.id, externalOrders.orderId)))
    .where(
      and(
        eq(externalOrders.storeId, storeId),
        or(
          ...rows.map((row) =>
            and(eq(externalOrders.source, row.linkId), eq(externalOrders.externalId, row.externalId)),
          ),
        ),
      ),
    );
  return new Map(
    found.map(({ external, order }) => {
      const { street, outdoorNumber, suburb, zipCode } = order.shippingAddress;
      const address = [[street, outdoorNumber].filter(Boolean).join(' '), suburb, zipCode]
        .filter(Boolean)
        .join(', ');
      const { id, orderNumber, marketplace, status } = order;
      return [
        nameOf({ linkId: external.source, externalId: external.externalId }),
        { id, orderNumber, marketplace, status, address: address || null },
      ];
    }),
  );
}

type Carried = { readonly orderId: string; readonly colocationId: string; readonly trackId: string | null };

/** Finds the pieces of orders that travel with a guide: those of cancelled pieces are over. */
async function carriedBy({ tx, storeId }: Store, orderIds: readonly string[]): Promise<readonly Carried[]> {
  if (orderIds.length === 0) return [];
  return tx
    .select({
      orderId: orderLines.orderId,
      colocationId: orderLines.colocationId,
      trackId: orderLines.trackId,
    })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.storeId, storeId),
        inArray(orderLines.orderId, [...orderIds]),
        isNotNull(orderLines.trackId),
        inArray(orderLines.statusId, [3, 4, 5, 6, 7]),
      ),
    );
}

/** Tells cases as people read them, by three queries however many there are. */
export async function casesOnTheWire(
  scope: Store,
  rows: readonly CaseRow[],
  { withRaw }: { readonly withRaw: boolean },
): Promise<Case[]> {
  const ours = await ordersOf(scope, rows);
  const carried = await carriedBy(
    scope,
    [...ours.values()].map(({ id }) => id),
  );
  const links = new Map(
    (rows.length === 0
      ? []
      : await scope.tx
          .select()
          .from(channelLinks)
          .where(
            and(
              eq(channelLinks.storeId, scope.storeId),
              inArray(channelLinks.id, [...new Set(rows.map(({ linkId }) => linkId))]),
            ),
          )
    ).map((link) => [link.id, link]),
  );
  return rows.map((row) => {
    const { number, ...shop } = shopFacts(row.raw);
    const order = ours.get(nameOf(row)) ?? null;
    const pieces = piecesOfCase(row);
    const guides = [
      ...new Set(
        carried.flatMap(({ orderId, colocationId, trackId }) =>
          orderId === order?.id && trackId !== null && (pieces.length === 0 || pieces.includes(colocationId))
            ? trackId
            : [],
        ),
      ),
    ];
    const facts: CaseFacts = {
      cause: row.cause,
      shop: { status: shop.status, address: shop.address || null, pieces: shop.pieces },
      faults: faultsOf(row),
      ...refusalOf(row),
      affected: pieces.length,
      order: order && { status: order.status, guides, address: order.address },
    };
    const link = links.get(row.linkId);
    return {
      id: String(row.id),
      cause: row.cause,
      channel_id: link?.channel ?? '',
      shop_id: link?.shopId ?? '',
      shopName: link?.name ?? '',
      number: number || row.externalId,
      createdAt: row.createdAt.toISOString(),
      askedAt: iso(row.askedAt),
      says: caseSays(facts),
      have: caseHave(facts),
      order: order && { orderid: order.orderNumber, marketplace: order.marketplace, guides },
      shop,
      raw: withRaw ? JSON.stringify(row.raw, null, 2) : null,
    };
  });
}
