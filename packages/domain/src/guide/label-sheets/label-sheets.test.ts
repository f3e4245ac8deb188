import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imposeLabels, nextFreePlace } from './impose-labels.ts';
import { type LabelFormat, labelFormats, labelPlaces, labelSheets } from './label-sheets.ts';

const label = { width: 283.46, height: 425.2 };
const labels = (count: number) => Array.from({ length: count }, () => label);
const impose = (count: number, format: LabelFormat, start = 1) =>
  imposeLabels(labels(count), { format, start });

describe('labels on paper', () => {
  test('on thermal paper each one is a page of 10 × 15 cm, edge to edge', () => {
    expect(labelSheets.thermal.page.width / 72).toBeCloseTo(100 / 25.4, 3);
    expect(labelSheets.thermal.page.height / 72).toBeCloseTo(150 / 25.4, 3);
    expect(impose(2, 'thermal')).toEqual([
      { sheet: 0, x: 0, y: 0, ...label, scale: 1, isTurned: false },
      { sheet: 1, x: 0, y: 0, ...label, scale: 1, isTurned: false },
    ]);
  });

  test('one a letter sheet lies in its middle, in its own size', () => {
    expect(impose(1, 'letter-1')).toEqual([
      { sheet: 0, x: 164.27, y: 183.4, ...label, scale: 1, isTurned: false },
    ]);
  });

  test('two a letter sheet lie across, in their own size, one in each half', () => {
    const lying = { width: 425.2, height: 283.46, scale: 1, isTurned: true };
    expect(impose(3, 'letter-2')).toEqual([
      { sheet: 0, x: 93.4, y: 56.27, ...lying },
      { sheet: 0, x: 93.4, y: 452.27, ...lying },
      { sheet: 1, x: 93.4, y: 56.27, ...lying },
    ]);
  });

  test('four a letter sheet are upright and a little smaller, row by row', () => {
    const lying = { width: 247.99, height: 372, isTurned: false };
    const places = impose(5, 'letter-4');
    expect(places.map(({ scale, ...place }) => [place, scale < 1 && scale > 0.87])).toEqual([
      [{ sheet: 0, x: 29, y: 12, ...lying }, true],
      [{ sheet: 0, x: 335, y: 12, ...lying }, true],
      [{ sheet: 0, x: 29, y: 408, ...lying }, true],
      [{ sheet: 0, x: 335, y: 408, ...lying }, true],
      [{ sheet: 1, x: 29, y: 12, ...lying }, true],
    ]);
  });

  test('what was peeled off before is left out of the first sheet alone', () => {
    expect(impose(3, 'letter-4', 3).map(({ sheet, x, y }) => [sheet, x, y])).toEqual([
      [0, 29, 408],
      [0, 335, 408],
      [1, 29, 12],
    ]);
  });

  test('a place that the sheet has not is its first or last', () => {
    expect(impose(1, 'letter-2', 9)).toEqual(impose(1, 'letter-2', 2));
    expect(impose(1, 'letter-2', -3)).toEqual(impose(1, 'letter-2', 1));
    expect(imposeLabels(labels(1), { format: 'letter-4' })).toEqual(impose(1, 'letter-4', 1));
  });

  test('no label asks for no sheet', () => expect(impose(0, 'letter-4')).toEqual([]));
});

describe('the next labels', () => {
  test('go on where the last ones ended, on a new sheet when it was full', () => {
    expect(nextFreePlace('letter-4', { start: 1, count: 1 })).toBe(2);
    expect(nextFreePlace('letter-4', { start: 4, count: 6 })).toBe(2);
    expect(nextFreePlace('letter-2', { start: 2, count: 1 })).toBe(1);
    expect(nextFreePlace('letter-2', { start: 7, count: 1 })).toBe(1);
    expect(nextFreePlace('thermal', { start: 1, count: 5 })).toBe(1);
  });
});

const paper = fc.record({
  width: fc.integer({ min: 50, max: 900 }),
  height: fc.integer({ min: 50, max: 900 }),
});
const asked = fc.record({
  format: fc.constantFrom(...labelFormats),
  start: fc.integer({ min: 1, max: 4 }),
  papers: fc.array(paper, { maxLength: 12 }),
});

describe('labels of any size', () => {
  test('keep their order and their shape, one a place, and are never made larger', () => {
    fc.assert(
      fc.property(asked, ({ format, start, papers }) => {
        const imposed = imposeLabels(papers, { format, start });
        const places = labelPlaces(format);
        const first = Math.min(start, places.length) - 1;
        expect(imposed).toHaveLength(papers.length);
        for (const [index, { sheet, scale, isTurned, width, height }] of imposed.entries()) {
          const given = papers[index] ?? { width: 0, height: 0 };
          expect(sheet).toBe(Math.floor((first + index) / places.length));
          expect(scale).toBeLessThanOrEqual(1);
          expect(width).toBeCloseTo((isTurned ? given.height : given.width) * scale, 1);
          expect(height).toBeCloseTo((isTurned ? given.width : given.height) * scale, 1);
        }
      }),
    );
  });

  test('stay within the white edge of their place, in its middle', () => {
    fc.assert(
      fc.property(asked, ({ format, start, papers }) => {
        const places = labelPlaces(format);
        const { margin } = labelSheets[format];
        const first = Math.min(start, places.length) - 1;
        for (const [index, { x, y, width, height }] of imposeLabels(papers, { format, start }).entries()) {
          const place = places[(first + index) % places.length];
          if (!place) throw new Error('No such place');
          expect(x).toBeGreaterThanOrEqual(place.x + margin - 0.01);
          expect(y).toBeGreaterThanOrEqual(place.y + margin - 0.01);
          expect(x + width / 2).toBeCloseTo(place.x + place.width / 2, 1);
          expect(y + height / 2).toBeCloseTo(place.y + place.height / 2, 1);
        }
      }),
    );
  });
});

describe('the places of a sheet', () => {
  test('cover it once', () => {
    for (const format of labelFormats) {
      const { page, columns, rows, label: name } = labelSheets[format];
      const places = labelPlaces(format);
      expect(places).toHaveLength(columns * rows);
      const area = places.reduce((sum, { width, height }) => sum + width * height, 0);
      expect(area).toBeCloseTo(page.width * page.height, 3);
      expect(name).toMatch(/^(?:Térmica|Carta)/u);
    }
  });
});
