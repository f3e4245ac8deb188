import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyText } from '../testing/arbitraries.ts';
import { visibleText } from './visible-text.ts';

const codePoints = Array.from({ length: 0x11_00_00 }, (_, code) => code).filter(
  (code) => code < 0xd8_00 || code > 0xdf_ff,
);

describe('marks that nobody sees', () => {
  it('all of them are dropped between Latin letters and digits', () => {
    const invisible = codePoints
      .map((code) => String.fromCodePoint(code))
      .filter((character) => /\p{Cf}/u.test(character) && /\p{DI}/u.test(character));
    expect(invisible.length).toBeGreaterThan(100);
    for (const character of invisible) {
      expect(visibleText(`${character}a${character}1${character}2 ñ${character}`)).toBe('a12 ñ');
    }
  });

  it('nothing else is dropped, wherever it stands', () => {
    const seen = codePoints
      .map((code) => String.fromCodePoint(code))
      .filter((character) => !(/\p{Cf}/u.test(character) && /\p{DI}/u.test(character)));
    expect(visibleText(seen.join(''))).toBe(seen.join(''));
  });

  test.each([
    ['a family', '👨‍👩‍👧‍👦'],
    ['a heart with its variation', '❤️‍🔥'],
    ['a skin tone', '👩🏽‍🌾'],
    ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['Persian', 'می‌خواهم'],
    ['Devanagari', 'क्‍ष'],
    ['Arabic marks that are seen', '\u0601١٢'],
  ])('joiners of %s stay', (_name, text) => {
    expect(visibleText(text)).toBe(text);
  });

  it('twice is once', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(visibleText(visibleText(text))).toBe(visibleText(text));
      }),
    );
  });
});
