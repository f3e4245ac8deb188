import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { channelCodes } from '../channels/channels.ts';
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
