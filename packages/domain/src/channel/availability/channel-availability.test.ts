import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  availableChannels,
  channelAvailability,
  contractLevel,
  contractThresholds,
  isCsAvailable,
} from './channel-availability.ts';

describe('channels by contract level', () => {
  test('CS needs level 3 or more; 2 is not enough (S4.16)', () => {
    expect([1, 2, 3, 4].map((level) => channelAvailability({ contrato_cs: level }).CS)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('SR needs level 2 or more, and so does SN (S4.17)', () => {
    expect([1, 2, 3].map((level) => channelAvailability({ contrato_sr: level }).SR)).toEqual([
      false,
      true,
      true,
    ]);
    expect([1, 2, 3].map((level) => channelAvailability({ contrato_sn: level }).SN)).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('thresholds are CS 3, SR 2 and SN 2, and may be given (S9.6)', () => {
    expect(contractThresholds).toEqual({ CS: 3, SR: 2, SN: 2 });
    const levels = { contrato_cs: 2, contrato_sr: 2, contrato_sn: 2 };
    expect(channelAvailability(levels, { thresholds: { CS: 2, SR: 3, SN: 4 } })).toEqual({
      CS: true,
      SR: false,
      SN: false,
    });
  });

  test('each level counts for its own channel only', () => {
    expect(channelAvailability({ contrato_cs: 3, contrato_sr: 0, contrato_sn: 0 })).toEqual({
      CS: true,
      SR: false,
      SN: false,
    });
    expect(channelAvailability({})).toEqual({ CS: false, SR: false, SN: false });
  });

  test('available ones stand in display order', () => {
    expect(availableChannels({ contrato_cs: 3, contrato_sr: 2, contrato_sn: 2 })).toEqual(['SR', 'SN', 'CS']);
    expect(availableChannels({ contrato_cs: 3, contrato_sr: 1, contrato_sn: null })).toEqual(['CS']);
    expect(availableChannels({})).toEqual([]);
  });

  test.each([
    ['3', 3],
    [' 3 ', 3],
    ['03', 3],
    [3, 3],
    ['3.0', 0],
    ['tres', 0],
    ['', 0],
    [null, 0],
    [undefined, 0],
    [2.5, 0],
    [-1, 0],
    [Number.NaN, 0],
    ['9'.repeat(16), 0],
  ])('level %j reads as %d', (level, expected) => {
    expect(contractLevel(level)).toBe(expected);
  });

  test('the other reading of CS, at 2 or 3, is kept apart from the rule (S4.16)', () => {
    expect([1, 2, 3, 4].map((level) => isCsAvailable(level))).toEqual([false, false, true, true]);
    expect([1, 2, 3, 4].map((level) => isCsAvailable(level, 'exactly-2-or-3'))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('a higher level never takes a channel away', () => {
    const level = fc.nat(6);
    fc.assert(
      fc.property(level, level, level, fc.nat(3), (cs, sr, sn, more) => {
        const before = availableChannels({ contrato_cs: cs, contrato_sr: sr, contrato_sn: sn });
        const after = availableChannels({
          contrato_cs: cs + more,
          contrato_sr: sr + more,
          contrato_sn: sn + more,
        });
        expect(after).toEqual(expect.arrayContaining(before));
      }),
    );
  });

  it('a level in text counts as the number that it writes', () => {
    fc.assert(
      fc.property(fc.nat(1000), (level) => {
        expect(contractLevel(String(level))).toBe(contractLevel(level));
      }),
    );
  });
});
