import { scaleBand } from '@visx/scale';
import { axisMargin, labelledCategories, plotMargin, valueScale } from './scale.ts';
import type { ChartUnit } from './units.ts';

interface Input {
  /** Number of columns. */
  count: number;
  /** Values that the axis must include. */
  values: Iterable<number | null>;
  width: number;
  height: number;
  unit: ChartUnit;
  /** Pixels that a label under the axis keeps for itself. */
  labelRoom: number;
}

/** Over so many columns, gaps and hairlines would take what is to be seen. */
export const manyColumns = 60;

/** A column alone is a column, not a wall. Pixels. */
const widest = 120;

/** Scales and labels of columns from zero, each in 60 % of its place, up to 120 px. Pixels. */
export function columnScales({ count, values, width, height, unit, labelRoom }: Input) {
  const innerHeight = Math.max(1, height - plotMargin.top - plotMargin.bottom);
  const { scale, ticks } = valueScale(values, [innerHeight, 0]);
  const left = axisMargin(ticks.map(unit.axis));
  const innerWidth = Math.max(1, width - left - plotMargin.right);
  const band = scaleBand<number>({
    domain: Array.from({ length: count }, (_, at) => at),
    range: [0, innerWidth],
    paddingInner: count > manyColumns ? 0.1 : 0.4,
    paddingOuter: 0.2,
  });
  const columnWidth = Math.min(widest, band.bandwidth());
  const middle = (at: number) => (band(at) ?? 0) + band.bandwidth() / 2;
  return {
    margin: { left, top: plotMargin.top },
    inner: { width: innerWidth, height: innerHeight },
    yScale: scale,
    yTicks: ticks,
    zero: scale(0),
    xTicks: labelledCategories(count, innerWidth, false, labelRoom),
    columnWidth,
    /** Left edge of a column. */
    start: (at: number) => middle(at) - columnWidth / 2,
    /** Middle of a column. */
    x: middle,
    /** The column whose place a pixel of the whole drawing is in. */
    categoryAt: (pixel: number): number | null => {
      const at = Math.floor((pixel - left) / (innerWidth / Math.max(1, count)));
      return at >= 0 && at < count ? at : null;
    },
  };
}
