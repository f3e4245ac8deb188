import type { QuoteOption } from '@trastienda/api-client';
import { byQuoteArrival, byQuoteCost, takenQuote } from '@trastienda/domain/guides';
import type { QuoteSort } from '../../../entities/guide/search.ts';
import type { Choice } from '../../../entities/guide/draft.ts';
import { quoteFacts } from '../../../entities/guide/quote-facts.ts';

/** Why an option stands out: one reason each, a surcharge before any praise. */
type QuoteReason = 'extendedZone' | 'recommended' | 'cheapest' | 'fastest';

export type RankedQuote = { readonly option: QuoteOption; readonly reason: QuoteReason | null };

/** The facts that the choice between carriers compares. */
const factsOf = (option: QuoteOption) => ({ option, ...quoteFacts(option) });

export const sameService = (a: Choice, b: Choice): boolean =>
  a.nameParcel === b.nameParcel && a.serviceType === b.serviceType;

/**
 * The options with their reasons, in the order asked for. The recommended one (D343) stands first when the order is by
 * recommendation, and the others follow by price. A reason that two would share goes to the first.
 */
export function rankQuotes(options: readonly QuoteOption[], sort: QuoteSort): RankedQuote[] {
  const facts = options.map(factsOf);
  const cheap = facts.toSorted(byQuoteCost).map(({ option }) => option);
  const fast = facts.toSorted(byQuoteArrival).map(({ option }) => option);
  const recommended = takenQuote(facts)?.option;
  const sorted =
    sort === 'rapida'
      ? fast
      : sort === 'barata'
        ? cheap
        : cheap.toSorted((a, b) => Number(b === recommended) - Number(a === recommended));
  // The surcharge does not distinguish carriers where all of them charge it; each one's price names it.
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
