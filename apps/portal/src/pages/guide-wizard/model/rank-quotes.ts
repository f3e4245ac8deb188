import type { QuoteOption } from '@trastienda/api-client';
import { toCentavos } from '@trastienda/domain';
import type { QuoteSort } from '../../../entities/guide/search.ts';
import type { Choice } from '../../../entities/guide/draft.ts';

/** Why an option stands out: one reason each, a surcharge before any praise. */
type QuoteReason = 'extendedZone' | 'recommended' | 'cheapest' | 'fastest';

export type RankedQuote = { readonly option: QuoteOption; readonly reason: QuoteReason | null };

/** Percent of the price that each percent of late deliveries is taken to cost. */
const costOfLateness = 4;
/** Where a carrier's share is not known, percent. */
const unknownRate = 85;

const price = ({ totalCost }: QuoteOption): number => toCentavos(totalCost);
/** An option without a promised day is the slowest of all. */
const arrival = ({ deadLine }: QuoteOption): number =>
  deadLine === null ? Number.POSITIVE_INFINITY : Date.parse(deadLine);

/** The price, with what its late deliveries are taken to cost on top. */
const worth = (option: QuoteOption): number =>
  price(option) * (100 + costOfLateness * (100 - (option.onTimeRate ?? unknownRate)));

const byPrice = (a: QuoteOption, b: QuoteOption) => price(a) - price(b) || earlier(a, b);
const byArrival = (a: QuoteOption, b: QuoteOption) => earlier(a, b) || price(a) - price(b);
function earlier(a: QuoteOption, b: QuoteOption): number {
  const [first, second] = [arrival(a), arrival(b)];
  return first === second ? 0 : first - second;
}

export const sameService = (a: Choice, b: Choice): boolean =>
  a.nameParcel === b.nameParcel && a.serviceType === b.serviceType;

/**
 * The options with their reasons, in the order asked for. Recommended is the cheapest once each percent of late
 * deliveries is taken to cost 4 % of the price: a little more is paid for a carrier that keeps its word, but no
 * fortune. It stands first when the order is by recommendation, and the others follow by price. A reason that two
 * would share goes to the first.
 */
export function rankQuotes(options: readonly QuoteOption[], sort: QuoteSort): RankedQuote[] {
  const cheap = options.toSorted(byPrice);
  const fast = options.toSorted(byArrival);
  const recommended = cheap.toSorted((a, b) => worth(a) - worth(b))[0];
  const sorted =
    sort === 'rapida'
      ? fast
      : sort === 'barata'
        ? cheap
        : cheap.toSorted((a, b) => Number(b === recommended) - Number(a === recommended));
  // Where no carrier goes without the surcharge it tells none from another; each one's price names it.
  const isEverywhere = options.every(({ extendedZone }) => extendedZone > 0);
  const reasonOf = (option: QuoteOption): QuoteReason | null => {
    // With one option only, every superlative is true and says nothing.
    const isAlone = options.length < 2;
    if (option.extendedZone > 0 && (isAlone || !isEverywhere)) return 'extendedZone';
    if (isAlone) return null;
    if (option === recommended) return 'recommended';
    if (option === cheap[0]) return 'cheapest';
    return option === fast[0] ? 'fastest' : null;
  };
  return sorted.map((option) => ({ option, reason: reasonOf(option) }));
}

/** The option of the choice, else the one that stands first. */
export function chosenQuote(ranked: readonly RankedQuote[], choice: Choice | null): QuoteOption | null {
  const found = choice === null ? undefined : ranked.find(({ option }) => sameService(option, choice));
  return (found ?? ranked[0])?.option ?? null;
}
