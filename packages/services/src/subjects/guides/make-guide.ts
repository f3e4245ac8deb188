import type { GuideCreated } from '@trastienda/api-client';
import { asPrinted, centavos, clampGuideContent, fromCentavos } from '@trastienda/domain';
import { and, eq } from 'drizzle-orm';
import { conflict } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import type { GuideRow } from './cancel-guide.ts';
import { newGuideNumber } from './guide-number.ts';
import { labelOf } from './label/label-of.ts';
import { carriers, guideEvents, guides } from '../../tables/shipping.ts';
import { addEntry, balanceOf, lockWalletFor } from './wallet.ts';

/** The data of a new guide; `totalCost` in centavos. */
export type NewGuide = Pick<
  GuideRow,
  | 'orderNumber'
  | 'marketplace'
  | 'carrierId'
  | 'serviceType'
  | 'totalCost'
  | 'guideType'
  | 'lotId'
  | 'content'
  | 'origin'
  | 'destination'
  | 'packages'
  | 'colocationIds'
  | 'billedWeight'
  | 'packageValue'
  | 'cartaPorte'
  | 'deadLine'
> & {
  /** The wallet pays it; otherwise the channel does (calls.md 25.3). */
  readonly isCharged: boolean;
  readonly hasPickup: boolean;
};

export type MadeGuide = {
  readonly number: string;
  readonly label: Uint8Array;
  readonly carrierName: string;
  readonly created: Omit<GuideCreated, 'file64'>;
};

/** Returns a number that no guide of the store has yet; the primary key detects a duplicate. */
async function unusedNumber(scope: Scope): Promise<string> {
  for (;;) {
    const number = newGuideNumber(scope.randomBytes);
    const taken = await scope.tx
      .select({ number: guides.number })
      .from(guides)
      .where(and(eq(guides.storeId, scope.storeId), eq(guides.number, number)));
    if (taken.length === 0) return number;
  }
}

/**
 * Makes a guide and charges it, both or neither: wallet, guide, ledger entry and first event in one
 * transaction.
 * @throws 402 when the wallet does not hold it, 409 when the carrier is no longer offered.
 */
export async function makeGuide(
  scope: Scope,
  { isCharged, hasPickup, ...wish }: NewGuide,
): Promise<MadeGuide> {
  const { tx, storeId, now } = scope;
  const [carrier] = await tx.select().from(carriers).where(eq(carriers.id, wish.carrierId));
  if (!carrier) throw new Error(`The carrier ${wish.carrierId} is gone`);
  // A quote may be older than the end of its carrier.
  if (!carrier.active)
    throw conflict('Esa paquetería ya no está disponible, vuelve a cotizar', 'quote_expired');
  const number = await unusedNumber(scope);
  const cost = centavos(isCharged ? wish.totalCost : 0);
  const guide = {
    ...wish,
    number,
    storeId,
    totalCost: cost,
    status: 'generada',
    content: clampGuideContent(wish.content).text,
    origin: asPrinted(wish.origin),
    destination: asPrinted(wish.destination),
    pickupId: hasPickup ? `rec-${number.slice(0, 6)}` : null,
    createdAt: now,
  } satisfies typeof guides.$inferInsert;
  // The label is drawn before the wallet is locked, so that other buyers of the store wait for the database
  // only.
  const label = await labelOf(guide, carrier);

  if (isCharged) await lockWalletFor(scope, cost);
  await tx.insert(guides).values(guide);
  if (isCharged) await addEntry(scope, { kind: 'charge', amount: -cost, guide: number });
  await tx
    .insert(guideEvents)
    .values({ storeId, guide: number, status: 'generada', date: now, location: guide.origin.city });
  return {
    number,
    label,
    carrierName: carrier.name,
    created: {
      guide: number,
      nameParcel: guide.carrierId,
      serviceType: guide.serviceType,
      totalCost: fromCentavos(cost),
      createdAt: now.toISOString(),
      balance: fromCentavos(await balanceOf(scope)),
    },
  };
}
