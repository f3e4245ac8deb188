import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { byQuoteArrival, byQuoteCost, takenQuote, type QuoteFacts } from './taken-quote.ts';

const option = (cost: number, arrival: number, onTimeRate: number | null): QuoteFacts => ({
  cost,
  arrival,
  onTimeRate,
});

const options = fc.array(
  fc.record({
    cost: fc.integer({ min: 1, max: 100_000 }),
    arrival: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constant(Number.POSITIVE_INFINITY)),
    onTimeRate: fc.option(fc.integer({ min: 0, max: 100 })),
  }),
  { minLength: 1, maxLength: 8 },
);

describe('the option that is taken where nobody names one', () => {
  test('is a little dearer where its carrier keeps its word, and no fortune', () => {
    const [late, punctual, dear] = [option(10_000, 3, 80), option(11_000, 3, 98), option(30_000, 1, 100)];
    expect(takenQuote([dear, late, punctual])).toBe(punctual);
    expect(takenQuote([dear, late, punctual], 'cheapest')).toBe(late);
    expect(takenQuote([])).toBeUndefined();
  });

  test('takes a carrier of which nothing is known for one of 85 %', () => {
    const [unknown, worse, better] = [option(10_000, 3, null), option(10_000, 3, 84), option(10_000, 3, 86)];
    expect(takenQuote([worse, unknown])).toBe(unknown);
    expect(takenQuote([unknown, better])).toBe(better);
  });

  test('of the same worth is the one that arrives first, and a promised day comes before none', () => {
    const [never, soon] = [option(10_000, Number.POSITIVE_INFINITY, 90), option(10_000, 3, 90)];
    expect(takenQuote([never, soon])).toBe(soon);
    expect([never, soon, never].toSorted(byQuoteArrival)).toEqual([soon, never, never]);
    expect([never, soon].toSorted(byQuoteCost)).toEqual([soon, never]);
  });

  it('never costs more than one that is at least as punctual, in whatever order they come', () => {
    fc.assert(
      fc.property(options, (all) => {
        const chosen = takenQuote(all);
        const rate = (one: QuoteFacts) => one.onTimeRate ?? 85;
        const isBetter = (one: QuoteFacts) =>
          chosen !== undefined && one.cost < chosen.cost && rate(one) >= rate(chosen);
        expect(all.filter(isBetter)).toEqual([]);
        const facts = (one: QuoteFacts | undefined) => [one?.cost, one?.arrival];
        expect(facts(takenQuote(all.toReversed(), 'cheapest'))).toEqual(facts(takenQuote(all, 'cheapest')));
      }),
    );
  });
});
