import { describe, expect, it } from 'vitest';
import { donutModel } from './Donut.model.ts';

describe('a donut', () => {
  it('parts the total in the order given', () => {
    const { total, slices } = donutModel(
      [
        { key: 'a', label: 'Sears', value: 75 },
        { key: 'b', label: 'Claroshop', value: 25 },
      ],
      80,
      20,
    );
    expect(total).toBe(100);
    expect(slices.map(({ item, share }) => [item.key, share])).toEqual([
      ['a', 75],
      ['b', 25],
    ]);
    expect(slices.every(({ d }) => d.startsWith('M') && !d.includes('NaN'))).toBe(true);
  });

  it('leaves out what has no size', () => {
    const { total, slices } = donutModel(
      [
        { key: 'a', label: 'A', value: -5 },
        { key: 'b', label: 'B', value: 10 },
        { key: 'c', label: 'C', value: Number.NaN },
      ],
      80,
      20,
    );
    expect(total).toBe(10);
    expect(slices.map(({ share }) => share)).toEqual([0, 100, 0]);
    expect(donutModel([], 80, 20)).toEqual({ total: 0, slices: [] });
  });
});
