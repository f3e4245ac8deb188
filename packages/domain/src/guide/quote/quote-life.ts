import { addMoney } from '../../money/add-money.ts';
import { fromCentavos, toCentavos } from '../../money/centavos.ts';
import { epochOf, type Instant } from '../../time/zoned-time.ts';

/** Milliseconds for which a quote's token is good: 15 minutes. */
export const quoteLifeMs = 900_000;

/**
 * Whether a quote has expired: 15 minutes have gone by. An invalid time counts as expired.
 * @example isQuoteExpired('2025-01-15T18:00:00Z', '2025-01-15T18:14:59Z') // => false
 * @example isQuoteExpired('2025-01-15T18:00:00Z', '2025-01-15T18:15:00Z') // => true
 */
export function isQuoteExpired(quotedAt: Instant, now: Instant): boolean {
  return !(epochOf(now) - epochOf(quotedAt) < quoteLifeMs);
}

/**
 * Gives the total of a quote option from its parts in MXN, exact.
 * @example quoteTotal({ parcelCost: 130, insuranceCost: 18.5, extraCharge: 0, extendedZone: 0.1 }) // => 148.6
 */
export function quoteTotal(parts: {
  readonly parcelCost: number;
  readonly insuranceCost: number;
  readonly extraCharge: number;
  readonly extendedZone: number;
}): number {
  const { parcelCost, insuranceCost, extraCharge, extendedZone } = parts;
  return fromCentavos(addMoney(...[parcelCost, insuranceCost, extraCharge, extendedZone].map(toCentavos)));
}
