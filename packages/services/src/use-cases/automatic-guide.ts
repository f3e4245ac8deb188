import type { GuideRequest } from '@trastienda/api-client';
import { centavos, fromCentavos, guideDestinationOf, guideOriginOf } from '@trastienda/domain';
import { eq } from 'drizzle-orm';
import { storehouses } from '../tables/store-data.ts';
import { conflict, invalid } from '../core/refusal.ts';
import type { Scope } from '../core/scope.ts';
import type { LockedOrder } from '../subjects/orders/locked-order.ts';
import { parcelsOfLines } from '../subjects/orders/parcels-of-lines.ts';
import type { LineRow } from '../tables/orders.ts';
import { shipLines } from '../subjects/orders/ship-lines.ts';
import { billedWeightOf } from '../subjects/guides/billed-weight.ts';
import { makeGuide, type MadeGuide } from '../subjects/guides/make-guide.ts';
import { offersFor } from '../subjects/guides/offers.ts';

/**
 * Returns the address that the store's parcels leave from.
 * @throws 409 without a storehouse: a guide needs its address.
 */
export async function senderOf({ tx, storeId }: Pick<Scope, 'tx' | 'storeId'>) {
  const [row] = await tx.select().from(storehouses).where(eq(storehouses.storeId, storeId));
  if (!row) throw conflict('Registra tu almacén para generar guías', 'no_storehouse');
  return guideOriginOf(row);
}

/** Returns the recipient of an order. */
export const recipientOf = ({ order }: LockedOrder) =>
  guideDestinationOf({
    shippingAddress: order.shippingAddress,
    clientData: { fullname: order.clientName, email: order.clientEmail },
  });

/** Returns the description of a parcel's content. */
export const contentOf = (lines: readonly LineRow[]): string =>
  [...new Set(lines.map((line) => line.name))].join(', ');

/**
 * Makes the channel's own guide for lines of a locked order, with its cheapest service, and their shipment:
 * both or neither, without a charge to the wallet (calls.md 25.3).
 * @throws 409 for lines that may not be shipped, 404 where no carrier goes, 422 without a parcel's measures.
 */
export async function shipWithChannelGuide(
  scope: Scope,
  locked: LockedOrder,
  lines: readonly LineRow[],
  parcels: GuideRequest['packages'] = [],
): Promise<MadeGuide & Awaited<ReturnType<typeof shipLines>>> {
  const packages = parcels.length > 0 ? parcels : parcelsOfLines(lines);
  if (packages.length === 0) {
    throw invalid([{ field: 'packages', message: 'Escribe las medidas y el peso del paquete' }]);
  }
  const origin = await senderOf(scope);
  const destination = recipientOf(locked);
  const value = centavos(lines.reduce((sum, line) => sum + line.salePrice - line.saleDiscount, 0));
  const [offer] = await offersFor(scope, {
    originZipCode: origin.zipCode,
    destinationZipCode: destination.zipCode,
    billedWeight: billedWeightOf(packages),
    packageValue: fromCentavos(value),
    insurance: false,
  });
  const guide = await makeGuide(scope, {
    orderNumber: locked.order.orderNumber,
    marketplace: locked.order.marketplace,
    carrierId: offer.carrierId,
    serviceType: offer.serviceType,
    totalCost: 0,
    guideType: 'automatica',
    lotId: null,
    content: contentOf(lines),
    origin,
    destination,
    packages,
    colocationIds: lines.map((line) => line.colocationId),
    billedWeight: offer.billedWeight,
    packageValue: value,
    cartaPorte: null,
    deadLine: offer.deadLine,
    isCharged: false,
    hasPickup: false,
  });
  const shipped = await shipLines(scope, locked, lines, {
    deliveryCarrierId: offer.carrierId,
    deliveryCarrierName: guide.carrierName,
    deliveryTrackId: guide.number,
    forcedGuideType: 'automatica',
    dimensions: null,
  });
  return { ...guide, ...shipped };
}
