import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyText } from '../../testing/arbitraries.ts';
import {
  clampGuideContent,
  clampNeighborhood,
  guideContentLimit,
  neighborhoodLimit,
} from './clamp-guide-text.ts';

const squeezed = (text: string) => text.replaceAll(' ', '');
const longText = fc.array(anyText, { maxLength: 4 }).map((parts) => parts.join(' '));

describe('texts on a guide', () => {
  test('the content is cut to 50 characters (S5.1, S9.11)', () => {
    expect(guideContentLimit).toBe(50);
    const clamped = clampGuideContent('x'.repeat(51));
    expect(clamped).toEqual({ text: 'x'.repeat(50), cut: 'x', length: 51, limit: 50 });
    expect(clampGuideContent('x'.repeat(50))).toEqual({
      text: 'x'.repeat(50),
      cut: '',
      length: 50,
      limit: 50,
    });
  });

  test('a neighbourhood is cut to 35 characters (S5.2, S9.11)', () => {
    expect(neighborhoodLimit).toBe(35);
    const clamped = clampNeighborhood('Fraccionamiento Hacienda de las Palmas');
    expect(clamped).toEqual({
      text: 'Fraccionamiento Hacienda de las Pal',
      cut: 'mas',
      length: 38,
      limit: 35,
    });
  });

  test('a blank at the cut is neither printed nor cut', () => {
    expect(clampNeighborhood(`${'x'.repeat(35)} y`)).toMatchObject({ text: 'x'.repeat(35), cut: 'y' });
    expect(clampNeighborhood(`${'x'.repeat(34)} yz`)).toMatchObject({ text: 'x'.repeat(34), cut: 'yz' });
  });

  test('a letter with its accent and a family of emoji stay whole', () => {
    const family = '👨‍👩‍👧';
    expect([...family].length).toBe(5);
    expect(clampNeighborhood(`${'x'.repeat(31)}${family}`).text).toBe('x'.repeat(31));
    expect(clampNeighborhood(`${'x'.repeat(30)}${family}`).text).toBe(`${'x'.repeat(30)}${family}`);
    expect(clampNeighborhood(`${'x'.repeat(34)}q\u0301`).cut).toBe('q\u0301');
  });

  test('an absent text is an empty one', () => {
    expect(clampGuideContent(null)).toEqual({ text: '', cut: '', length: 0, limit: 50 });
  });

  it('never exceeds the limit, and never cuts what fits', () => {
    fc.assert(
      fc.property(longText, (text) => {
        const clamped = clampNeighborhood(text);
        expect([...clamped.text].length).toBeLessThanOrEqual(35);
        expect(clamped.cut === '').toBe(clamped.length <= 35);
      }),
    );
  });

  it('loses nothing: what is printed and what is cut make up the text', () => {
    fc.assert(
      fc.property(longText, (text) => {
        const { text: printed, cut, length } = clampGuideContent(text);
        const clean = text
          .normalize('NFC')
          .replace(/[\s\p{Cc}]+/gu, ' ')
          .trim();
        expect(squeezed(printed + cut)).toBe(squeezed(clean));
        expect(length).toBe([...clean].length);
        expect(clean.startsWith(printed)).toBe(true);
      }),
    );
  });

  it('is settled after one cut', () => {
    fc.assert(
      fc.property(longText, (text) => {
        const once = clampGuideContent(text).text;
        expect(clampGuideContent(once)).toMatchObject({ text: once, cut: '' });
      }),
    );
  });

  it('splits no user-perceived character', () => {
    const segmenter = new Intl.Segmenter('es-MX', { granularity: 'grapheme' });
    const characters = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 30, maxLength: 90 }), (text) => {
        const clean = text
          .normalize('NFC')
          .replace(/[\s\p{Cc}]+/gu, ' ')
          .trim();
        const printed = clampNeighborhood(text).text;
        const whole = characters(clean);
        expect(characters(printed)).toEqual(whole.slice(0, characters(printed).length));
      }),
    );
  });
});
