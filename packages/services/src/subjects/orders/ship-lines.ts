import type { CallRequest, createOrderShipment } from '@trastienda/api-client';
import { centavos, fromCentavos, type StatusFamily } from '@trastienda/domain';
import { and, eq } from 'drizzle-orm';
import { conflict } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { guides } from '../../tables/shipping.ts';
import { changeLines, type LockedOrder, packagesOf, statusAfter } from './locked-order.ts';
import { type LineRow, orderPackages, type StoredGuide } from '../../tables/orders.ts';

/** Carrier and number that some lines travel with. */
export type Shipment = Pick<
  CallRequest<typeof createOrderShipment>['body'],
  'deliveryCarrierId' | 'deliveryCarrierName' | 'deliveryTrackId' | 'forcedGuideType' | 'dimensions'
>;

const labelUrlOf = (guide: string) =>
  `/api/shippings/route/v1/shipping-guide/archivo/${encodeURIComponent(guide)}`;

/**
 * Locks our own guide of that number so that it cannot be cancelled meanwhile; returns `null` for a number
 * from elsewhere.
 */
async function ownGuide({ tx, storeId }: Scope, number: string, orderNumber: string) {
  const [guide] = await tx
    .select()
    .from(guides)
    .where(and(eq(guides.storeId, storeId), eq(guides.number, number)))
    .for('update');
  if (!guide) return null;
  if (guide.status === 'cancelada') throw conflict('La guía está cancelada', 'guide_cancelled');
  if (guide.orderNumber !== null && guide.orderNumber !== orderNumber) {
    throw conflict('La guía es de otro pedido', 'guide_of_other_order');
  }
  return guide;
}

function guideOf(shipment: Shipment, guide: typeof guides.$inferSelect | null, now: Date): StoredGuide {
  const origin = shipment.forcedGuideType ?? (guide?.guideType === 'automatica' ? 'automatica' : 'manual');
  if (guide) {
    return {
      guide: guide.number,
      nameParcel: guide.carrierId,
      serviceType: guide.serviceType,
      createdAt: guide.createdAt.toISOString(),
      totalCost: fromCentavos(centavos(guide.totalCost)),
      origin,
      labelUrl: labelUrlOf(guide.number),
    };
  }
  return {
    guide: shipment.deliveryTrackId,
    nameParcel: shipment.deliveryCarrierId,
    serviceType: 'Externa',
    createdAt: now.toISOString(),
    totalCost: 0,
    origin,
    labelUrl: null,
  };
}

/** Returns a name that no package of the order has: a split puts old names in any place. */
function freshPackageId(orderId: string, from: number, taken: readonly { readonly id: string }[]): string {
  for (let count = from; ; count += 1) {
    const id = `${orderId}-paq-${count}`;
    if (taken.every((one) => one.id !== id)) return id;
  }
}

/** Removes the lines from their packages, keeps the rest of those, and adds a package for the shipment. */
async function packLines(
  scope: Scope,
  { order }: LockedOrder,
  ids: readonly string[],
  shipment: Shipment,
): Promise<void> {
  const { tx, storeId } = scope;
  const packages = await packagesOf(scope, order.id);
  for (const one of packages) {
    const remaining = one.colocationIds.filter((id) => !ids.includes(id));
    if (remaining.length === one.colocationIds.length) continue;
    const byPackage = and(
      eq(orderPackages.storeId, storeId),
      eq(orderPackages.orderId, order.id),
      eq(orderPackages.id, one.id),
    );
    if (remaining.length === 0) await tx.delete(orderPackages).where(byPackage);
    else await tx.update(orderPackages).set({ colocationIds: remaining }).where(byPackage);
  }
  const position = Math.max(0, ...packages.map((one) => one.position)) + 1;
  await tx.insert(orderPackages).values({
    storeId,
    orderId: order.id,
    id: freshPackageId(order.id, position, packages),
    position,
    colocationIds: [...ids],
    trackId: shipment.deliveryTrackId,
    carrierId: shipment.deliveryCarrierId,
    dimensions: shipment.dimensions,
  });
}

/**
 * Ships lines of a locked order with a carrier and a number, in a package of their own. It takes all or none.
 * @throws 409 for lines that may not be shipped now, a cancelled guide, or the guide of another order.
 */
export async function shipLines(
  scope: Scope,
  locked: LockedOrder,
  lines: readonly LineRow[],
  shipment: Shipment,
): Promise<{ readonly status: StatusFamily; readonly statusId: number }> {
  const statusId = statusAfter('ship', lines);
  const guide = await ownGuide(scope, shipment.deliveryTrackId, locked.order.orderNumber);
  await packLines(scope, locked, [...new Set(lines.map((line) => line.colocationId))], shipment);
  const status = await changeLines(
    scope,
    locked,
    lines,
    {
      statusId,
      trackId: shipment.deliveryTrackId,
      carrierId: shipment.deliveryCarrierId,
      carrierName: shipment.deliveryCarrierName,
      statusTrack: guide?.status ?? 'generada',
    },
    { guide: guideOf(shipment, guide, scope.now) },
  );
  return { status, statusId };
}
