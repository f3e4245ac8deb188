import { describe, expect, it } from 'vitest';
import { code128 } from './code128.model.ts';

/** The widths of bars and spaces, read back from the bars. */
function widths(text: string): string {
  const { bars = [], width = 0 } = code128(text) ?? {};
  return bars
    .map((bar, at) => `${bar.width}${(bars[at + 1]?.x ?? width) - bar.x - bar.width || ''}`)
    .join('');
}

describe('the barcode of a guide', () => {
  it('has start B, the letters, the check symbol and the stop', () => {
    // "A" is symbol 33; the check is (104 + 33) mod 103 = 34.
    expect(widths('A')).toBe(['211214', '111323', '131123', '2331112'].join(''));
  });

  it('is 11 modules for each symbol and 13 for the stop', () => {
    for (const text of ['7741 0936 2218', 'NE-402881773', '~ 0']) {
      expect(code128(text)?.width).toBe((text.length + 2) * 11 + 13);
    }
  });

  it('is none for what the code cannot write', () => {
    expect(code128('guía')).toBeNull();
    expect(code128('')).toBeNull();
  });
});
