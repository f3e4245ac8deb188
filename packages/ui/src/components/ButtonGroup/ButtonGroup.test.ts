import { describe, expect, it, test } from 'vitest';
import { fitButtons } from './ButtonGroup.model.ts';

const fit = (available: number, from: 'start' | 'end' = 'start') =>
  fitButtons([100, 80, 120], available, { gap: 8, menu: 36, from });

describe('a row of buttons', () => {
  it('stays whole where it fits', () => {
    expect(fit(316)).toEqual({ kept: [0, 1, 2], folded: [] });
  });

  it('folds from the start, so that the primary at the end stays', () => {
    expect(fit(315)).toEqual({ kept: [1, 2], folded: [0] });
    expect(fit(200)).toEqual({ kept: [2], folded: [0, 1] });
  });

  it('folds from the end where told so', () => {
    expect(fit(240, 'end')).toEqual({ kept: [0, 1], folded: [2] });
  });

  test('that fits nowhere is a menu alone', () => {
    expect(fit(40)).toEqual({ kept: [], folded: [0, 1, 2] });
    expect(fitButtons([], 0, { gap: 8, menu: 36, from: 'start' })).toEqual({ kept: [], folded: [] });
  });
});
