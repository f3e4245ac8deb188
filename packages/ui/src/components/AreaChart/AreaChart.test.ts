import { describe, expect, it } from 'vitest';
import { chartUnit } from '../../internal/chart/units.ts';
import { areaChartModel } from './AreaChart.model.ts';

const input = {
  categories: ['Lunes', 'Martes', 'Miércoles'],
  series: [
    { key: 'a', label: 'Sears', values: [30, 10, 20] },
    { key: 'b', label: 'Claroshop', values: [20, 0, 10] },
  ],
  width: 500,
  height: 242,
  unit: chartUnit('count'),
};

describe('areas of the parts of a total', () => {
  it('lie one on the other, edge to edge', () => {
    const { areas, zero, x, inner } = areaChartModel(input);
    const [lower, upper] = areas;
    expect(lower?.map(({ y0 }) => y0)).toEqual([zero, zero, zero]);
    expect(upper?.map(({ y0 }) => y0)).toEqual(lower?.map(({ y1 }) => y1));
    expect([x(0), x(2)]).toEqual([0, inner.width]);
  });

  it('have a scale for the highest pile, not the highest part', () => {
    expect(areaChartModel(input).yTicks.at(-1)).toBeGreaterThanOrEqual(50);
  });

  it('can be seen when there is one category alone', () => {
    const { areas } = areaChartModel({
      ...input,
      categories: ['Lunes'],
      series: [{ key: 'a', label: 'Sears', values: [30] }],
    });
    const [from, to] = areas[0] ?? [];
    expect((to?.x ?? 0) - (from?.x ?? 0)).toBe(24);
  });
});
