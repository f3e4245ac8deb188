import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { defaultPageSize, exportPageSize, pageCount, pageSizes } from './page-count.ts';
import { pageRange } from './page-range.ts';

const total = fc.nat(1_000_000);
const pageSize = fc.integer({ min: 1, max: 500 });

describe('pages', () => {
  test('are total records divided by page size, rounded up (S3.16)', () => {
    expect(pageCount(214, 20)).toBe(11);
    expect(pageCount(200, 20)).toBe(10);
    expect(pageCount(1, 20)).toBe(1);
    expect(pageCount(0, 20)).toBe(0);
  });

  test('of lists that make no sense are none', () => {
    for (const [records, size] of [
      [-5, 20],
      [5, 0],
      [5, -1],
      [5, 0.5],
      [Number.NaN, 20],
      [5, Number.NaN],
      [Number.POSITIVE_INFINITY, 20],
    ]) {
      expect(pageCount(records!, size!)).toBe(0);
    }
    expect(pageCount(5, 1)).toBe(5);
  });

  test('hold 20 rows by default (S9.8), 100 in an export (S9.9)', () => {
    expect(defaultPageSize).toBe(20);
    expect(exportPageSize).toBe(100);
    expect(pageSizes).toEqual([10, 20, 50, 100]);
  });

  it('hold every record, and the last one is not empty', () => {
    fc.assert(
      fc.property(total, pageSize, (records, size) => {
        const pages = pageCount(records, size);
        expect(pages * size).toBeGreaterThanOrEqual(records);
        expect((pages - 1) * size).toBeLessThan(Math.max(1, records));
      }),
    );
  });
});

describe('the rows of a page in words', () => {
  test.each([
    [1, 10, 214, '1–10 de 214'],
    [22, 10, 214, '211–214 de 214'],
    [99, 10, 214, '211–214 de 214'],
    [0, 10, 214, '1–10 de 214'],
    [Number.NaN, 10, 214, '1–10 de 214'],
    [2.9, 10, 214, '11–20 de 214'],
    [1, 20, 0, ''],
    [124, 10, 12_345, '1,231–1,240 de 12,345'],
  ])('page %d of %d of %d records: %s', (page, size, records, expected) => {
    expect(pageRange({ page, pageSize: size, totalRecords: records })).toBe(expected);
  });

  it('of all pages in a row name every record once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 50 }), (records, size) => {
        let next = 1;
        for (let page = 1; page <= pageCount(records, size); page += 1) {
          const [first, last] = (
            pageRange({ page, pageSize: size, totalRecords: records }).split(' de ')[0] ?? ''
          ).split('–');
          expect(Number(first)).toBe(next);
          next = Number(last) + 1;
        }
        expect(next).toBe(records + 1);
      }),
    );
  });
});
