import { type Centavos, centavos } from '@trastienda/domain';

/** Decimals that are kept exactly; a shop shows two, plug-ins and unrounded lines up to sixteen. */
const decimals = 16;
const centavo = 10n ** BigInt(decimals - 2);
/** Beyond this an amount in centavos is no exact number any more. */
const most = BigInt(Number.MAX_SAFE_INTEGER) * centavo;

/** An amount in units of 10^-16 pesos, so that sums are exact and rounding happens once, at their end. */
export type ExactAmount = bigint;

/**
 * Reads an amount as shops write it: `1682.65`, `-499`, `.5`. An absent or empty one is 0, since shops leave out taxes that
 * they have not; `null` is what cannot be read, such as `1,682.65` or `NaN`.
 */
export function exactAmount(text: string | null): ExactAmount | null {
  const clean = (text ?? '').trim();
  if (clean === '') return 0n;
  const [, sign, whole = '', fraction = ''] = /^([+-]?)(\d{0,20})(?:\.(\d{0,16}))?$/.exec(clean) ?? [];
  if (sign === undefined || whole + fraction === '') return null;
  const amount = BigInt(whole + fraction.padEnd(decimals, '0'));
  if (amount > most) return null;
  return sign === '-' ? -amount : amount;
}

/** Rounds to whole centavos, half away from zero. */
export function roundedCentavos(amount: ExactAmount): Centavos {
  const half = amount < 0n ? -centavo / 2n : centavo / 2n;
  return centavos(Number((amount + half) / centavo));
}

/**
 * Rounds amounts so that the rounded ones add up to their rounded sum: each is what it adds to the sum so far. Amounts in whole
 * centavos stay as they are.
 */
export function roundedParts(amounts: readonly ExactAmount[]): Centavos[] {
  let sum = 0n;
  return amounts.map((amount) => {
    const before = roundedCentavos(sum);
    sum += amount;
    return centavos(roundedCentavos(sum) - before);
  });
}
