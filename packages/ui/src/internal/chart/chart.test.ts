import { describe, expect, it } from 'vitest';
import { buckets } from './buckets.ts';
import { changeOf } from './change.ts';
import { chartWords, summaryOf } from './labels.ts';
import { axisMargin, labelledCategories, placedLabels, valueScale } from './scale.ts';
import { chartUnit } from './units.ts';
import { walked } from './use-chart-cursor.ts';

describe('the writing of a chart', () => {
  it('is compact Spanish on the axis and whole beside a point', () => {
    const money = chartUnit('money');
    expect([0, 1_000_000, 2_000_000, 123_456_700, -2_000_000].map(money.axis)).toEqual([
      '$0',
      '$10 mil',
      '$20 mil',
      '$1.2 M',
      '−$20 mil',
    ]);
    expect(money.full(3_126_000)).toBe('$31,260.00');
    expect([0.5, 896, 12_000].map(chartUnit('count').axis)).toEqual(['0.5', '896', '12 mil']);
    expect(chartUnit('percent').axis(25)).toBe('25 %');
  });

  it('names days, weeks and months', () => {
    expect(['2025-11-14', '2025-W46', '2025-11', 'Sears'].map(buckets.axis)).toEqual([
      '14 nov',
      'Sem. 46',
      'nov 2025',
      'Sears',
    ]);
    expect(['2025-11-14', '2025-W46', '2025-11'].map(buckets.full)).toEqual([
      'Viernes 14 nov',
      'Semana 46 de 2025',
      'Nov 2025',
    ]);
  });

  it('says a change with its way, sign and percent', () => {
    expect(changeOf(20.84)).toEqual({ way: 'up', seen: '+20.8 %', said: 'sube 20.8 %' });
    expect(changeOf(-3.8)).toEqual({ way: 'down', seen: '−3.8 %', said: 'baja 3.8 %' });
    expect(changeOf(0.01)).toMatchObject({ way: 'same', said: 'sin cambio' });
    expect(changeOf(null)).toMatchObject({ way: 'none', seen: '—' });
  });

  it('sums itself up with its highest and lowest value', () => {
    const say = (values: (number | null)[]) => summaryOf(values, (at) => `día ${at + 1}`, String, chartWords);
    expect(say([5, null, 9, 1])).toBe('3 valores. El más alto, 9, día 3; el más bajo, 1, día 4.');
    expect(say([5])).toBe('Un valor: 5, día 1.');
    expect(say([null])).toBe('');
  });
});

describe('the value axis', () => {
  it('begins at zero and has four or five round ticks', () => {
    const { ticks, scale } = valueScale([1_200_000, 3_126_000], [100, 0]);
    expect(ticks).toEqual([0, 1_000_000, 2_000_000, 3_000_000, 4_000_000]);
    expect(scale(0)).toBe(100);
    expect(scale(4_000_000)).toBe(0);
  });

  it('goes below zero only for negative values', () => {
    expect(valueScale([-350, 900], [100, 0]).ticks).toEqual([-500, 0, 500, 1000]);
  });

  it('is zero alone when there is nothing to measure', () => {
    expect(valueScale([null, 0], [100, 0]).ticks).toEqual([0]);
    expect(valueScale([Number.NaN], [100, 0]).ticks).toEqual([0]);
  });

  it('makes room for long labels', () => {
    expect(axisMargin(['$20 mil'])).toBeGreaterThanOrEqual(56);
    expect(axisMargin(['−$900,719,925.4 M'])).toBeGreaterThan(110);
  });
});

describe('the labels along the chart', () => {
  it('keep their distance, and the running day always has one', () => {
    expect(labelledCategories(30, 790, true)).toEqual([0, 4, 8, 12, 16, 20, 24, 29]);
    expect(labelledCategories(365, 300, false).length).toBeLessThanOrEqual(4);
    // Each that has its room, the last of them too.
    expect(labelledCategories(10, 300, false)).toEqual([0, 3, 6, 9]);
    expect(labelledCategories(9, 300, false)).toEqual([0, 3, 6]);
    expect(labelledCategories(1, 300, true)).toEqual([0]);
    expect(labelledCategories(0, 300, true)).toEqual([]);
  });

  const placed = (label: string) =>
    placedLabels({ ticks: [0, 1, 2], x: (at) => at * 180, label: () => label, left: 56, width: 360 });

  it('stand under their categories as long as they are short', () => {
    expect(placed('27 oct').map(({ text, x }) => [text, Math.round(x)])).toEqual([
      ['27 oct', 0],
      ['27 oct', 180],
      // The last leans inwards: the drawing ends 12 px after it.
      ['27 oct', 352],
    ]);
  });

  it('neither leave the drawing nor touch each other, however long', () => {
    const edges = placed('Semana de la Independencia y de todo lo que sigue').map(({ text, x }) => {
      const half = text.length * 3.3;
      return [x - half, x + half] as const;
    });
    expect(edges[0]?.[0]).toBeGreaterThanOrEqual(-56);
    expect(edges[2]?.[1]).toBeLessThanOrEqual(372.1);
    expect(edges[1]?.[0]).toBeGreaterThan(edges[0]?.[1] ?? 0);
    expect(edges[2]?.[0]).toBeGreaterThan(edges[1]?.[1] ?? 0);
  });
});

describe('walking the points', () => {
  it('goes from end to end and stays inside', () => {
    expect(walked('ArrowRight', null, 3)).toBe(0);
    expect(walked('ArrowLeft', null, 3)).toBe(2);
    expect(walked('ArrowRight', 2, 3)).toBe(2);
    expect(walked('Home', 2, 3)).toBe(0);
    expect(walked('End', 0, 3)).toBe(2);
    expect(walked('PageDown', 0, 365)).toBe(37);
    expect(walked('Escape', 1, 3)).toBe(-1);
    expect(walked('a', 1, 3)).toBeNull();
    expect(walked('ArrowRight', null, 0)).toBeNull();
  });
});
