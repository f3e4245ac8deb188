import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { channelCodes } from '../../channel/channels.ts';
import { countOrders } from './count-orders.ts';
import { orderCountsByChannel } from './order-counts-by-channel.ts';

describe('orders by channel', () => {
  test('stand in display order, without a count where the answer has none', () => {
    const { channels } = orderCountsByChannel({ PG: 7, CS: 40, SR: 38, SP: 0, SN: 12, SB: 2 });
    expect(channels.map(({ code, count }) => `${code} ${count}`)).toEqual([
      'SR 38',
      'SN 12',
      'CS 40',
      'SH null',
      'ML null',
      'TP null',
      'WC null',
      'AE null',
      'PG 7',
      'SP 0',
    ]);
  });

  test('SB counts in the total and gets no entry of its own', () => {
    const { total, channels } = orderCountsByChannel({ CS: 40, SB: 2, XX: 1, ML: null, SR: undefined });
    expect(total).toBe(43);
    expect(channels.some(({ code }) => String(code) === 'SB')).toBe(false);
  });

  it('adds up all that was counted', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...channelCodes, 'SB'), fc.nat(10_000)), (counts) => {
        const { total, channels } = orderCountsByChannel(counts);
        const shown = channels.reduce((sum, { count }) => sum + (count ?? 0), 0);
        expect(total).toBe(shown + (counts.SB ?? 0));
      }),
    );
  });
});

describe('orders of a tab and of channels', () => {
  const counted = {
    data: [
      { status: 'pendiente', total: 14, marketPlace: 'SR' },
      { status: 'pendiente', total: 10, marketPlace: 'CS' },
      { status: 'transito', total: 5, marketPlace: 'CS' },
    ],
    counts: { CS: 15, SR: 14, SB: 3 },
    families: { pendiente: 27, transito: 5 },
  };

  test.each([
    [null, [], 32],
    ['pendiente', [], 27],
    ['cancelado', [], 0],
    [null, ['CS'], 15],
    [null, ['CS', 'PG'], 15],
    ['pendiente', ['CS'], 10],
    ['pendiente', ['CS', 'SR'], 24],
    ['finalizado', ['CS'], 0],
  ] as const)('%s in %o are %i (S3.17, S7.26)', (family, channels, expected) => {
    expect(countOrders(counted, family, channels)).toBe(expected);
  });
});
