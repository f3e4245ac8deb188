import { describe, expect, it } from 'vitest';
import { chartUnit } from '../../internal/chart/units.ts';
import { days, daysOfYear, salesBefore, salesByDay, year } from '../../testing/sample-sales.ts';
import {
  alone,
  lineChartModel,
  looksOf,
  markedCategories,
  spokenPoint,
  type LineSeries,
} from './LineChart.model.ts';

const pair: LineSeries[] = [
  { key: 'now', label: 'Este periodo', values: salesByDay, role: 'current' },
  { key: 'before', label: 'Periodo anterior', values: salesBefore, role: 'previous' },
];
const unit = chartUnit('money');
const model = (change: Partial<Parameters<typeof lineChartModel>[0]> = {}) =>
  lineChartModel({
    categories: days,
    series: pair,
    events: [],
    width: 1100,
    height: 268,
    unit,
    partialLast: true,
    ...change,
  });

describe('a line chart', () => {
  it('has the margins of the design and begins at zero', () => {
    const { margin, inner, yTicks, y } = model();
    expect(margin).toEqual({ left: 62, top: 14 });
    expect(inner).toEqual({ width: 1100 - 62 - 12, height: 226 });
    expect(yTicks.map(unit.axis)).toEqual(['$0', '$10 mil', '$20 mil', '$30 mil', '$40 mil']);
    expect(y(0)).toBe(226);
  });

  it('speaks a day with the period before', () => {
    expect(spokenPoint(18, { categories: days, series: pair, unit, noValue: 'sin dato' })).toBe(
      'Viernes 14 nov, $31,260.00, periodo anterior $13,375.00',
    );
    const channels: LineSeries[] = [
      { key: 'SR', label: 'Sears', values: [100] },
      { key: 'CS', label: 'Claroshop', values: [null] },
    ];
    expect(spokenPoint(0, { categories: ['2025-11-14'], series: channels, unit, noValue: 'sin dato' })).toBe(
      'Viernes 14 nov, Sears $1.00, Claroshop sin dato',
    );
  });

  it('knows which day is under the pointer', () => {
    const { categoryAt, margin, x } = model();
    expect(categoryAt(margin.left)).toBe(0);
    expect(categoryAt(margin.left + x(18) + 4)).toBe(18);
    expect(categoryAt(1099)).toBe(29);
    expect(categoryAt(3)).toBeNull();
    expect(model({ categories: [], series: [] }).categoryAt(400)).toBeNull();
  });

  it('draws an event from its first to its last day', () => {
    const { bands, x } = model({ events: [{ from: '2025-11-13', to: '2025-11-17', label: 'Buen Fin' }] });
    expect(bands).toHaveLength(1);
    expect(bands[0]?.x).toBeCloseTo((x(17) + x(16)) / 2);
    expect((bands[0]?.x ?? 0) + (bands[0]?.width ?? 0)).toBeCloseTo((x(21) + x(22)) / 2);
    expect(model({ events: [{ from: '2024-01-01', to: '2024-01-02', label: 'Otro año' }] }).bands).toEqual(
      [],
    );
  });

  it('stands in the middle with one point', () => {
    const { x, inner, categoryAt } = model({
      categories: ['2025-11-14'],
      series: [{ key: 'a', label: 'A', values: [5] }],
    });
    expect(x(0)).toBe(inner.width / 2);
    expect(categoryAt(500)).toBe(0);
    expect(alone([5])).toEqual([0]);
  });

  it('names lines at their ends only where the names do not collide', () => {
    const at = (ends: number[]) =>
      model({
        categories: ['a', 'b'],
        series: ends.map((end, index) => ({ key: `${index}`, label: `Canal ${index}`, values: [1, end] })),
      }).direct;
    expect(at([100, 500, 900])).toBe(true);
    expect(at([100, 101, 900])).toBe(false);
    expect(at([100, 900])).toBe(false);
  });

  it('keeps 365 points × 4 series a line: few labels, few markers', () => {
    const series = [1, 2, 3, 4].map((seed) => ({ key: `${seed}`, label: `${seed}`, values: year(seed) }));
    const { xTicks, inner } = model({ categories: daysOfYear, series, partialLast: false });
    expect(xTicks.length).toBeLessThan(13);
    expect(markedCategories(year(1), inner.width, 3).length).toBeLessThan(15);
    expect(looksOf(series)).toEqual(['s1', 's2', 's3', 's4']);
  });

  it('bears negative and huge values', () => {
    const { yTicks, y, inner } = model({
      series: [{ key: 'a', label: 'A', values: [-9e15, 0, 9e15] }],
      categories: ['a', 'b', 'c'],
    });
    expect(yTicks).toContain(0);
    for (const value of [-9e15, 9e15]) {
      expect(y(value)).toBeGreaterThanOrEqual(0);
      expect(y(value)).toBeLessThanOrEqual(inner.height);
    }
  });
});
