import { scaleLinear } from '@visx/scale';
import { axisMargin, labelledCategories, plotMargin, valueScale } from './scale.ts';
import type { ChartUnit } from './units.ts';

interface Input {
  /** Number of categories. */
  count: number;
  /** Values that the axis must include. */
  values: Iterable<number | null>;
  width: number;
  height: number;
  unit: ChartUnit;
  /** The last category always has its label. */
  withLast?: boolean;
  /** Pixels at the end for more than the axis needs, given the scale of values. */
  endRoom?: (y: (value: number) => number) => number;
}

/** Scales and labels of categories side by side, edge to edge. Pixels. */
export function lineScales({
  count,
  values,
  width,
  height,
  unit,
  withLast = false,
  endRoom = () => 0,
}: Input) {
  const innerHeight = Math.max(1, height - plotMargin.top - plotMargin.bottom);
  const { scale, ticks } = valueScale(values, [innerHeight, 0]);
  const left = axisMargin(ticks.map(unit.axis));
  const innerWidth = Math.max(1, width - left - (endRoom(scale) || plotMargin.right));
  const last = count - 1;
  // One category alone stands in the middle.
  const xScale = scaleLinear<number>({ domain: last <= 0 ? [-1, 1] : [0, last], range: [0, innerWidth] });
  const half = last <= 0 ? innerWidth / 2 : innerWidth / last / 2;
  return {
    margin: { left, top: plotMargin.top },
    inner: { width: innerWidth, height: innerHeight },
    x: (at: number) => xScale(at),
    y: (value: number) => scale(value),
    yScale: scale,
    yTicks: ticks,
    zero: scale(0),
    xTicks: labelledCategories(count, innerWidth, withLast),
    /** Pixels to each side of a category that are nearer to it than to another. */
    half,
    /** The category nearest to a pixel of the whole drawing; `null` outside. */
    categoryAt: (pixel: number): number | null => {
      if (last < 0 || pixel < left - half - 12 || pixel > left + innerWidth + half + 12) return null;
      return last === 0 ? 0 : Math.min(last, Math.max(0, Math.round(((pixel - left) / innerWidth) * last)));
    },
  };
}
