import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { channelCodes } from '../channel/channels.ts';
import { deepFreeze } from '../testing/arbitraries.ts';
import {
  activeProductTotals,
  isNoSalesMessage,
  salesTotals,
  statisticsChannels,
  unavailableProductCount,
} from './sales-statistics.ts';

const sale = (marketPlace: string, total: number) => ({ status: 'ventas', total, marketPlace });

describe('sales by marketplace', () => {
  test('sales not found are zero totals for CS, SR, PG and SN (S4.26)', () => {
    expect(statisticsChannels).toEqual(['CS', 'SR', 'PG', 'SN']);
    expect(salesTotals([])).toEqual([sale('SR', 0), sale('SN', 0), sale('CS', 0), sale('PG', 0)]);
  });

  test("only 'Failed to fetch: Not Found' means that there are no sales (S8.10)", () => {
    expect(isNoSalesMessage('Failed to fetch: Not Found')).toBe(true);
    for (const other of ['Failed to fetch', 'Failed to fetch: Gateway Timeout', '', null, undefined]) {
      expect(isNoSalesMessage(other)).toBe(false);
    }
  });

  test('are sorted by total, highest first, ties in display order (S4.27)', () => {
    const entries = [sale('PG', 5), sale('CS', 10), sale('SR', 5), sale('SH', 99)];
    expect(salesTotals(entries)).toEqual([
      sale('SH', 99),
      sale('CS', 10),
      sale('SR', 5),
      sale('PG', 5),
      sale('SN', 0),
    ]);
  });

  it('keep every entry, add only zeros, and never rise', () => {
    const entry = fc.record({
      status: fc.constant('ventas'),
      total: fc.nat(1000),
      marketPlace: fc.constantFrom<string>(...channelCodes, 'SB'),
    });
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: ({ marketPlace }) => marketPlace }), (entries) => {
        const sorted = salesTotals(deepFreeze(entries));
        expect(sorted).toEqual(expect.arrayContaining(entries));
        expect(sorted.map(({ marketPlace }) => marketPlace)).toEqual(
          expect.arrayContaining(['CS', 'SR', 'PG', 'SN']),
        );
        expect(new Set(sorted.map(({ marketPlace }) => marketPlace)).size).toBe(sorted.length);
        sorted.slice(1).forEach(({ total }, at) => expect(total).toBeLessThanOrEqual(sorted[at]!.total));
      }),
    );
  });
});

describe('counts of products', () => {
  test('that are missing are 0 (S4.28)', () => {
    const zero = { totalCSChannels: 0, totalSNChannels: 0, totalSRChannels: 0, totalPGChannels: 0 };
    for (const missing of [{}, null, undefined]) expect(activeProductTotals(missing)).toEqual(zero);
    expect(
      activeProductTotals({ totalCSChannels: 1, totalSNChannels: 2, totalSRChannels: 3, totalPGChannels: 4 }),
    ).toEqual({
      totalCSChannels: 1,
      totalSNChannels: 2,
      totalSRChannels: 3,
      totalPGChannels: 4,
    });
    expect(activeProductTotals({ totalCSChannels: null, totalPGChannels: 4 })).toEqual({
      ...zero,
      totalPGChannels: 4,
    });
    expect([null, undefined, {}, { count: null }, { count: 3 }].map(unavailableProductCount)).toEqual([
      0, 0, 0, 0, 3,
    ]);
  });
});
