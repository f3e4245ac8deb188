import { describe, expect, it } from 'vitest';
import { media } from '../theme/media.ts';
import { holdsIn } from './served-window.ts';

describe('a media query in a window that a server draws for', () => {
  it.each([
    ['(max-width: 750px)', 750, true],
    ['(max-width: 750px)', 751, false],
    ['(min-width: 751px)', 751, true],
    ['(min-width: 751px) and (max-width: 1110px)', 1110, true],
    ['(min-width: 751px) and (max-width: 1110px)', 1111, false],
    ['(max-height: 800px)', 1440, false],
  ])('%s of %i px: %s', (query, width, holds) => {
    expect(holdsIn(query, { width, height: 900 })).toBe(holds);
  });

  it('does not hold where a pointer or a preference decides', () => {
    for (const query of [
      '(hover: none)',
      '(prefers-reduced-motion: reduce)',
      '(hover: none) and (max-width: 750px)',
    ])
      expect(holdsIn(query, { width: 390, height: 844 })).toBe(false);
  });

  it('is decided for every width of the library', () => {
    for (const query of [media.mobile, media.reduced])
      expect([390, 1440].map((width) => holdsIn(query, { width, height: 900 }))).toEqual([true, false]);
  });
});
