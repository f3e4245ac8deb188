import type { createCourierGuide, GuideRequest } from '@trastienda/api-client';
import { toCentavos } from '@trastienda/domain';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { conflict, notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { billedWeightOf } from './billed-weight.ts';
import { inDetail } from './envelope.ts';
import { makeGuide } from './make-guide.ts';
import { quotes } from '../../tables/shipping.ts';

type Quote = typeof quotes.$inferSelect;

/** A quote is a price for one parcel on one route: anything dearer must be quoted again. */
function checkQuote(quote: Quote, body: GuideRequest, now: Date): void {
  if (quote.guide !== null) throw conflict('Esta cotización ya se usó, vuelve a cotizar', 'quote_used');
  if (quote.expiresAt <= now) throw conflict('La cotización venció, vuelve a cotizar', 'quote_expired');
  const { originZipCode, destinationZipCode, insurance, packageValue } = quote.request;
  const changed =
    body.origin.zipCode !== originZipCode ||
    body.destination.zipCode !== destinationZipCode ||
    billedWeightOf(body.packages) > quote.billedWeight ||
    (insurance && body.packageValue > packageValue);
  if (changed) throw conflict('Los datos cambiaron desde la cotización, vuelve a cotizar', 'quote_mismatch');
}

async function lockQuote({ tx, storeId }: Scope, token: string): Promise<Quote> {
  const [quote] = await tx
    .select()
    .from(quotes)
    .where(and(eq(quotes.storeId, storeId), eq(quotes.token, token)))
    .for('update');
  if (!quote) throw notFound('La cotización no existe, vuelve a cotizar');
  return quote;
}

/**
 * Makes the guide of a quote and charges it, both or neither. It refuses with 402 when the wallet has too
 * little, and 404 or 409 when the quote is not valid; nothing changes then. `createOrderShipment` updates the
 * order (D140).
 */
export const handleCreateCourierGuide: Handler<typeof createCourierGuide> = async (
  { params, body },
  scope,
) => {
  const quote = await lockQuote(scope, params.token);
  checkQuote(quote, body, scope.now);
  const { number, label, created } = await makeGuide(scope, {
    orderNumber: body.orderNumber,
    marketplace: body.marketplace,
    carrierId: quote.carrierId,
    serviceType: quote.serviceType,
    totalCost: quote.totalCost,
    guideType: 'manual',
    lotId: null,
    content: body.content,
    origin: body.origin,
    destination: body.destination,
    packages: body.packages,
    colocationIds: body.colocationIds,
    billedWeight: quote.billedWeight,
    packageValue: toCentavos(body.packageValue),
    cartaPorte: body.cartaPorte,
    deadLine: quote.deadLine,
    isCharged: true,
    hasPickup: body.generatePickup,
  });
  await scope.tx
    .update(quotes)
    .set({ guide: number })
    .where(and(eq(quotes.storeId, scope.storeId), eq(quotes.token, quote.token)));
  return inDetail({ ...created, file64: Buffer.from(label).toString('base64') }, 'Guía generada');
};
