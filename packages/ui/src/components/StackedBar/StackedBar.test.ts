import { describe, expect, it } from 'vitest';
import { chartUnit } from '../../internal/chart/units.ts';
import { stackOf, totalOf } from '../../internal/chart/stack.ts';
import { stackedBarModel } from './StackedBar.model.ts';

const series = [
  { key: 'a', label: 'Sears', values: [30, 10] },
  { key: 'b', label: 'Claroshop', values: [20, 0] },
  { key: 'c', label: 'Devoluciones', values: [-5, -10] },
];

describe('stacked bars', () => {
  it('put the parts one on the other, and what is below zero under the line', () => {
    expect(stackOf(series, 0).map(({ from, to }) => [from, to])).toEqual([
      [0, 30],
      [30, 50],
      [0, -5],
    ]);
    expect(stackOf(series, 1).map(({ from, to }) => to - from)).toEqual([10, 0, -10]);
    expect([totalOf(series, 0), totalOf(series, 1)]).toEqual([45, 0]);
  });

  it('have a scale for the highest pile, not the highest part', () => {
    const { yTicks, paths, categoryAt, margin, x } = stackedBarModel({
      categories: ['Lunes', 'Martes'],
      series,
      width: 500,
      height: 242,
      unit: chartUnit('count'),
    });
    expect(yTicks.at(-1)).toBeGreaterThanOrEqual(50);
    expect(yTicks[0]).toBeLessThan(0);
    // One path a series, with a rectangle for each category where it has a part.
    expect(paths.map((d) => d.match(/z/g)?.length)).toEqual([2, 1, 2]);
    expect(categoryAt(margin.left + x(1))).toBe(1);
  });
});
