import type { CallRequest } from '@trastienda/api-client';
import type { requestPickup } from '@trastienda/api-client/shippings';
import { pickupFaults } from '@trastienda/domain/guides';
import { and, eq, inArray } from 'drizzle-orm';
import type { Handler } from '../core/handler.ts';
import { conflict, invalid, notFound } from '../core/refusal.ts';
import type { Scope } from '../core/scope.ts';
import { changeLines, statusAfter } from '../subjects/orders/locked-order.ts';
import type { GuideRow } from '../subjects/guides/cancel-guide.ts';
import { inDetail } from '../subjects/guides/envelope.ts';
import { lockGuidesWithOrders } from './lock-guides-with-orders.ts';
import { guides, pickups } from '../tables/shipping.ts';
import { visitsOf } from '../subjects/guides/visits.ts';

type Body = CallRequest<typeof requestPickup>['body'];

function checkWindow(body: Body, reading: Scope): void {
  const faults = Object.entries(pickupFaults(body, reading));
  if (faults.length > 0) throw invalid(faults.map(([field, message]) => ({ field, message })));
}

/**
 * Checks that all guides are of the carrier, made and not collected, and in no visit yet.
 * @throws 404, 409, 422
 */
async function checkGuides(scope: Scope, body: Body, held: readonly GuideRow[]): Promise<void> {
  if (held.length < new Set(body.guides).size) throw notFound('No encontramos una de las guías');
  if (held.some((guide) => guide.carrierId !== body.nameParcel)) {
    throw invalid([{ field: 'guides', message: 'Todas las guías son de la misma paquetería' }]);
  }
  if (held.some((guide) => guide.status !== 'generada')) {
    throw conflict('Una de las guías ya se recolectó o se canceló', 'guide_collected');
  }
  const visits = await visitsOf(scope, held);
  if (visits.size > 0) throw conflict('Ya se solicitó la recolección de una de las guías', 'pickup_asked');
}

/** Requests the carrier for some guides, and their lines wait for it (D186). It takes all guides or none. */
export const handleRequestPickup: Handler<typeof requestPickup> = async ({ body }, scope) => {
  const { tx, storeId, now } = scope;
  checkWindow(body, scope);
  const { orders, guides: held } = await lockGuidesWithOrders(scope, body.guides);
  await checkGuides(scope, body, held);

  const word = Buffer.from(scope.randomBytes(5)).toString('hex').toUpperCase();
  const id = `rec-${word.toLowerCase()}`;
  const confirmation = `${body.nameParcel.slice(0, 3).toUpperCase()}-${word.slice(0, 6)}`;
  await tx.insert(pickups).values({
    storeId,
    id,
    carrierId: body.nameParcel,
    confirmation,
    day: body.date,
    fromHour: body.fromHour,
    toHour: body.toHour,
    packages: body.packages,
    weight: Math.round(body.weight * 1000),
    notes: body.notes,
    createdAt: now,
  });
  const numbers = held.map((guide) => guide.number);
  await tx
    .update(guides)
    .set({ pickupId: id })
    .where(and(eq(guides.storeId, storeId), inArray(guides.number, numbers)));
  for (const locked of orders) {
    const lines = locked.lines.filter((line) => line.trackId !== null && numbers.includes(line.trackId));
    await changeLines(scope, locked, lines, { statusId: statusAfter('requestPickup', lines) });
  }
  return inDetail({ pickupId: id, confirmation, date: body.date, guides: numbers }, 'Recolección solicitada');
};
