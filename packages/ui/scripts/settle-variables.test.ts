import { describe, expect, it } from 'vitest';
import { settle, settled } from './settle-variables.ts';

const sheet = [
  '@layer ts-base{:root{--ts-space-2:8px;--ts-size-row:52px;--ts-font-sans:"Inter", Arial}',
  ':root,[data-color-scheme=light]{--ts-color-text:#111;--ts-color-icon:#111;--ts-color-title:#111;--ts-color-link:#00f}',
  '[data-color-scheme=dark]{--ts-color-text:#eee;--ts-color-icon:#eee;--ts-color-title:#eee;--ts-color-link:#eee}',
  '@media(min-width:750px){[data-density=compact]{--ts-size-row:40px}}}',
  '@layer ts-primitives{.a{gap:var(--ts-space-2);margin:calc(-1 * var(--ts-space-2));fill:var(--ts-color-icon)}}',
].join('');
const brand = '@layer ts-base{[data-brand=b]{--ts-color-title:#606}}';
const variables = settle([sheet, brand]);

describe('the variables of the published files', () => {
  it('are no variables where nothing ever changes a measure', () => {
    expect([...variables.values]).toEqual([['--ts-space-2', '8px']]);
    const text = settled(sheet, variables);
    expect(text).toContain('.a{gap:8px;margin:calc(-1 * 8px);');
    expect(text).toContain(':root{--ts-size-row:52px;--ts-font-sans:"Inter", Arial}');
  });

  it('are one for colours that are equal in every scheme and brand, and only for those', () => {
    expect([...variables.twins]).toEqual([['--ts-color-icon', '--ts-color-text']]);
    const text = settled(sheet, variables);
    expect(text).toContain('fill:var(--ts-color-text)');
    expect(text).toContain('[data-color-scheme=dark]{--ts-color-text:#eee;--ts-color-title:#eee;');
  });

  it('are told to the scripts and to the sheets of brands in the same words', () => {
    expect(settled('const row = "var(--ts-space-2) var(--ts-color-icon)";', variables)).toBe(
      'const row = "8px var(--ts-color-text)";',
    );
    expect(settled(brand, variables)).toBe(brand);
  });
});
