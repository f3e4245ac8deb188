import type { CallRequest, createOrderShipment } from '@trastienda/api-client';
import { centavos, fromCentavos } from '@trastienda/domain';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../core/handler.ts';
import { conflict, invalid } from '../core/refusal.ts';
import type { Scope } from '../core/scope.ts';
import { guides } from '../shippings/schema.ts';
import {
  changeLines,
  linesNamed,
  type LockedOrder,
  lockOrder,
  packagesOf,
  statusAfter,
} from './locked-order.ts';
import { statusOfLine } from './order-of-rows.ts';
import { orderPackages, type StoredGuide } from './schema.ts';

type Body = CallRequest<typeof createOrderShipment>['body'];

const labelUrlOf = (guide: string) =>
  `/api/shippings/route/v1/shipping-guide/archivo/${encodeURIComponent(guide)}`;

/** Our own guide of that number, held so that it cannot be cancelled meanwhile; `null` for a number from elsewhere. */
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

function guideOf(body: Body, guide: typeof guides.$inferSelect | null, now: Date): StoredGuide {
  const origin = body.forcedGuideType ?? (guide?.guideType === 'automatica' ? 'automatica' : 'manual');
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
    guide: body.deliveryTrackId,
    nameParcel: body.deliveryCarrierId,
    serviceType: 'Externa',
    createdAt: now.toISOString(),
    totalCost: 0,
    origin,
    labelUrl: null,
  };
}

/** The lines leave the packages they were in; what is left of those stays, and the shipment is a package of its own. */
async function packLines(scope: Scope, { order }: LockedOrder, body: Body): Promise<void> {
  const { tx, storeId } = scope;
  const packages = await packagesOf(scope, order.id);
  for (const one of packages) {
    const left = one.colocationIds.filter((id) => !body.colocationIds.includes(id));
    if (left.length === one.colocationIds.length) continue;
    const same = and(
      eq(orderPackages.storeId, storeId),
      eq(orderPackages.orderId, order.id),
      eq(orderPackages.id, one.id),
    );
    if (left.length === 0) await tx.delete(orderPackages).where(same);
    else await tx.update(orderPackages).set({ colocationIds: left }).where(same);
  }
  const position = Math.max(0, ...packages.map((one) => one.position)) + 1;
  await tx.insert(orderPackages).values({
    storeId,
    orderId: order.id,
    id: `${order.id}-paq-${position}`,
    position,
    colocationIds: [...new Set(body.colocationIds)],
    trackId: body.deliveryTrackId,
    carrierId: body.deliveryCarrierId,
    dimensions: body.dimensions,
  });
}

/** The second half of D140: the order takes note of its guide. All lines or none. */
export const handleCreateOrderShipment: Handler<typeof createOrderShipment> = async (
  { params, body },
  scope,
) => {
  if (/^otro$/i.test(body.deliveryCarrierId) && /^\s*otro\s*$/i.test(body.deliveryCarrierName)) {
    throw invalid([{ field: 'deliveryCarrierName', message: 'Escribe el nombre de la paquetería' }]);
  }
  const locked = await lockOrder(scope, params);
  const lines = linesNamed(locked, body.colocationIds);
  const statusId = statusAfter('ship', lines);
  const guide = await ownGuide(scope, body.deliveryTrackId, locked.order.orderNumber);
  await packLines(scope, locked, body);
  await changeLines(
    scope,
    locked,
    lines,
    {
      statusId,
      trackId: body.deliveryTrackId,
      carrierId: body.deliveryCarrierId,
      carrierName: body.deliveryCarrierName,
      statusTrack: guide?.status ?? 'generada',
    },
    { guide: guideOf(body, guide, scope.now) },
  );
  return {
    data: {
      orderid: locked.order.orderNumber,
      trackId: body.deliveryTrackId,
      colocationIds: lines.map((line) => line.colocationId),
      colocationStatus: statusOfLine(statusId),
    },
  };
};
