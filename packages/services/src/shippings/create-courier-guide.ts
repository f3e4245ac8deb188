import type { createCourierGuide, GuideRequest } from '@trastienda/api-client';
import {
  asPrinted,
  centavos,
  chargeableWeight,
  clampGuideContent,
  fromCentavos,
  toCentavos,
  totalVolumetricWeight,
} from '@trastienda/domain';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../core/handler.ts';
import { conflict, notFound } from '../core/refusal.ts';
import type { Scope } from '../core/scope.ts';
import { inDetail } from './envelope.ts';
import { newGuideNumber } from './guide-number.ts';
import { labelOf } from './label/label-of.ts';
import { carriers, guideEvents, guides, quotes } from './schema.ts';
import { addEntry, balanceOf, lockWalletFor } from './wallet.ts';

type Quote = typeof quotes.$inferSelect;

/** Whole kilograms charged for a list of parcels. */
export const billedWeightOf = (packages: GuideRequest['packages']): number =>
  chargeableWeight({
    actual: packages.reduce((sum, one) => sum + one.weight * one.quantity, 0),
    volumetric: totalVolumetricWeight(packages, { decimals: 10 }),
  }).billed;

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

/** A number that no guide has yet; the primary key has the last word. */
async function unusedNumber(scope: Scope): Promise<string> {
  for (;;) {
    const number = newGuideNumber(scope.randomBytes);
    const taken = await scope.tx
      .select({ number: guides.number })
      .from(guides)
      .where(eq(guides.number, number));
    if (taken.length === 0) return number;
  }
}

/**
 * Makes a guide and charges it, both or neither: quote, wallet, guide, ledger entry, first event and label in one
 * transaction. 402 when the wallet does not hold it, 404 or 409 when the quote is no good; nothing changes then.
 * The order is told by `createOrderShipment` (D140).
 */
export const handleCreateCourierGuide: Handler<typeof createCourierGuide> = async (
  { params, body },
  scope,
) => {
  const { tx, storeId, now } = scope;
  const quote = await lockQuote(scope, params.token);
  checkQuote(quote, body, now);
  const cost = centavos(quote.totalCost);
  const [carrier] = await tx.select().from(carriers).where(eq(carriers.id, quote.carrierId));
  if (!carrier) throw new Error(`The carrier ${quote.carrierId} is gone`);

  const number = await unusedNumber(scope);
  const guide = {
    number,
    storeId,
    orderNumber: body.orderNumber,
    marketplace: body.marketplace,
    carrierId: quote.carrierId,
    serviceType: quote.serviceType,
    totalCost: quote.totalCost,
    status: 'generada',
    guideType: 'manual',
    content: clampGuideContent(body.content).text,
    origin: asPrinted(body.origin),
    destination: asPrinted(body.destination),
    packages: body.packages,
    colocationIds: body.colocationIds,
    billedWeight: quote.billedWeight,
    packageValue: toCentavos(body.packageValue),
    cartaPorte: body.cartaPorte,
    deadLine: quote.deadLine,
    pickupId: `rec-${number.slice(0, 6)}`,
    createdAt: now,
  } satisfies typeof guides.$inferInsert;
  // Drawn before the wallet is held: other buyers of the store wait for the database alone.
  const label = await labelOf(guide, carrier);

  await lockWalletFor(scope, cost);
  await tx.insert(guides).values(guide);
  await addEntry(scope, { kind: 'charge', amount: -cost, guide: number });
  await tx
    .insert(guideEvents)
    .values({ storeId, guide: number, status: 'generada', date: now, location: body.origin.city });
  await tx.update(quotes).set({ guide: number }).where(eq(quotes.token, quote.token));
  return inDetail(
    {
      guide: number,
      nameParcel: quote.carrierId,
      serviceType: quote.serviceType,
      totalCost: fromCentavos(cost),
      createdAt: now.toISOString(),
      file64: Buffer.from(label).toString('base64'),
      balance: fromCentavos(await balanceOf(scope)),
    },
    'Guía generada',
  );
};
