import { describe, expect, it } from 'vitest';
import { chartUnit } from '../../internal/chart/units.ts';
import { columnModel, columnPath, rankedBars } from './BarChart.model.ts';

const items = [
  { key: 'CS', label: 'Claroshop', value: 300 },
  { key: 'SR', label: 'Sears', value: 600 },
  { key: 'ML', label: 'Mercado Libre', value: 100 },
];

describe('a ranking', () => {
  it('goes from the highest, with its part of the total', () => {
    expect(rankedBars(items).map(({ item, length, share }) => [item.key, length, share])).toEqual([
      ['SR', 1, 60],
      ['CS', 0.5, 30],
      ['ML', 1 / 6, 10],
    ]);
  });

  it('has parts that add up to 100.0, whatever the order of the bars', () => {
    const of = (values: readonly number[]) =>
      rankedBars(values.map((value) => ({ key: String(value), label: 'A', value }))).map(
        ({ share }) => share,
      );
    expect(of([1904, 1001, 2045, 5050])).toEqual([50.5, 20.5, 19, 10]);
    expect(of([1, 2, 4])).toEqual(of([4, 2, 1]));
    expect(of([1, 2, 4])).toEqual([57.1, 28.6, 14.3]);
  });

  it('has no parts when nothing was sold or some are below zero', () => {
    expect(rankedBars([{ key: 'a', label: 'A', value: 0 }])[0]).toMatchObject({ length: 0, share: null });
    const mixed = rankedBars([...items, { key: 'd', label: 'Devoluciones', value: -50 }]);
    expect(mixed.map(({ share }) => share)).toEqual([null, null, null, null]);
    expect(mixed.at(-1)?.item.key).toBe('d');
  });
});

describe('columns', () => {
  const model = columnModel({ items, width: 400, height: 242, unit: chartUnit('count') });

  it('take 60 % of their place and stand on zero', () => {
    const [first] = model.columns;
    expect(first?.width).toBeCloseTo((model.inner.width / 3) * 0.6, 0);
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeCloseTo(model.zero);
  });

  it('are found by the pointer', () => {
    expect(model.categoryAt(model.margin.left + model.x(1))).toBe(1);
    expect(model.categoryAt(2)).toBeNull();
  });

  it('hang from zero when negative, and are round at their far end', () => {
    const down = columnModel({
      items: [{ key: 'a', label: 'A', value: -500 }],
      width: 400,
      height: 242,
      unit: chartUnit('count'),
    });
    expect(down.columns[0]?.y).toBeCloseTo(down.zero);
    expect(columnPath({ x: 0, y: 10, width: 20, height: 30, isNegative: false })).toBe(
      'M0 40V13Q0 10 3 10H17Q20 10 20 13V40Z',
    );
    expect(columnPath({ x: 0, y: 10, width: 20, height: 30, isNegative: true })).toContain('V37');
  });
});
