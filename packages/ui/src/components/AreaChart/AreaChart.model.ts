import { lineScales } from '../../internal/chart/line-scales.ts';
import type { PartsInput } from '../../internal/chart/PartsChart.tsx';
import { stackOf } from '../../internal/chart/stack.ts';

/** Pixels of a category that is alone: an area needs a width to be seen. */
const aloneWidth = 24;

/** One edge of a part at a category: its pixel, and those of its lower and upper end. */
export interface AreaEdge {
  readonly x: number;
  readonly y0: number;
  readonly y1: number;
}

/** Scales and outlines of areas one on the other, in pixels. */
export function areaChartModel({ categories, series, width, height, unit }: PartsInput) {
  const stacks = categories.map((_, at) => stackOf(series, at));
  const scales = lineScales({
    count: categories.length,
    values: stacks.flatMap((parts) => parts.map(({ to }) => to)),
    width,
    height,
    unit,
  });
  const { x, y, half } = scales;
  const edge = (left: number, index: number, at: number): AreaEdge => {
    const { from = 0, to = 0 } = stacks[at]?.[index] ?? {};
    return { x: left, y0: y(from), y1: y(to) };
  };
  return {
    ...scales,
    reach: Math.min(half, aloneWidth),
    areas: series.map((_, index) =>
      categories.length === 1
        ? [-1, 1].map((side) => edge(x(0) + (side * aloneWidth) / 2, index, 0))
        : categories.map((_, at) => edge(x(at), index, at)),
    ),
  };
}
