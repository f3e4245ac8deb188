/** The facts by which a carrier is chosen. */
export interface QuoteFacts {
  /** In centavos, all surcharges and the insurance included. */
  readonly cost: number;
  /** When it is promised, epoch ms; `Infinity` without a promised day, which makes it the slowest of all. */
  readonly arrival: number;
  /** The percent that this carrier delivers in time there; `null` where it is missing. */
  readonly onTimeRate: number | null;
}

/** Percent of the price that each percent of late deliveries is taken to cost. */
const costOfLateness = 4;
/** A carrier whose share is missing gets this one, in percent. */
const unknownRate = 85;

/** The price, with what its late deliveries are taken to cost on top. */
const worth = ({ cost, onTimeRate }: QuoteFacts): number =>
  cost * (100 + costOfLateness * (100 - (onTimeRate ?? unknownRate)));

/** An arrival and the same arrival differ by nothing, also where both are never promised. */
const earlier = (a: QuoteFacts, b: QuoteFacts): number =>
  a.arrival === b.arrival ? 0 : a.arrival - b.arrival;

/**
 * Sorts the cheapest first; of the same price the one that arrives first.
 * @example byQuoteCost({ cost: 10000, arrival: 2, onTimeRate: null }, { cost: 9000, arrival: 3, onTimeRate: null }) // => 1000
 */
export const byQuoteCost = (a: QuoteFacts, b: QuoteFacts): number => a.cost - b.cost || earlier(a, b);

/**
 * Sorts what arrives first to the front; of the same day the cheapest.
 * @example byQuoteArrival({ cost: 10000, arrival: 2, onTimeRate: null }, { cost: 9000, arrival: 3, onTimeRate: null }) // => -1
 */
export const byQuoteArrival = (a: QuoteFacts, b: QuoteFacts): number => earlier(a, b) || a.cost - b.cost;

/** The ways to choose an option where nobody names one. */
export type QuoteChoice = 'recommended' | 'cheapest';

/**
 * Gives the option that is taken where nobody names one, for a guide alone and for each of a lot; `undefined` of none.
 * Recommended is the cheapest once each percent of late deliveries is taken to cost 4 % of the price: a little more is paid for
 * a carrier that keeps its word, but no fortune.
 * @example takenQuote([{ cost: 10000, arrival: 2, onTimeRate: 80 }, { cost: 11000, arrival: 2, onTimeRate: 98 }])?.cost // => 11000
 */
export function takenQuote<T extends QuoteFacts>(
  options: readonly T[],
  choice: QuoteChoice = 'recommended',
): T | undefined {
  const cheap = options.toSorted(byQuoteCost);
  return choice === 'cheapest' ? cheap[0] : cheap.toSorted((a, b) => worth(a) - worth(b))[0];
}
