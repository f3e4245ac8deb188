import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameChoice, visibleColumns, withColumn } from './columns.model.ts';

const columns = [
  { key: 'order', isRowHeader: true },
  { key: 'client' },
  { key: 'total', isRequired: true },
  { key: 'guide' },
];
const keys = columns.map(({ key }) => key);

describe('choosing columns', () => {
  it('shows what is not hidden, in the order of the table', () => {
    expect(visibleColumns(columns, new Set(['guide'])).map(({ key }) => key)).toEqual([
      'order',
      'client',
      'total',
    ]);
  });

  it('never hides a locked column, whatever was stored', () => {
    fc.assert(
      fc.property(fc.subarray(keys), fc.constantFrom(...keys), fc.boolean(), (stored, key, isVisible) => {
        const hidden = withColumn(columns, new Set(stored), key, isVisible);
        const shown = visibleColumns(columns, hidden).map((column) => column.key);
        expect(shown).toEqual(expect.arrayContaining(['order', 'total']));
      }),
    );
  });

  it('forgets columns that do not exist any more', () => {
    expect(withColumn(columns, new Set(['old', 'client']), 'guide', false)).toEqual(
      new Set(['client', 'guide']),
    );
  });

  it('a column taken off and put back leaves the choice as it was', () => {
    const off = withColumn(columns, new Set(['guide']), 'client', false);
    expect(withColumn(columns, off, 'client', true)).toEqual(new Set(['guide']));
    expect(isSameChoice(off, new Set(['client', 'guide']))).toBe(true);
    expect(isSameChoice(off, new Set(['client']))).toBe(false);
  });
});
