import { columnScales, manyColumns } from '../../internal/chart/column-scales.ts';
import type { PartsInput } from '../../internal/chart/PartsChart.tsx';
import { stackOf } from '../../internal/chart/stack.ts';

/** Scales and rectangles of stacked columns, in pixels. */
export function stackedBarModel({ places, series, width, height, unit }: PartsInput) {
  const stacks = places.map((_, at) => stackOf(series, at).filter(({ value }) => value !== 0));
  const scales = columnScales({
    count: places.length,
    values: stacks.flatMap((parts) => parts.map(({ to }) => to)),
    width,
    height,
    unit,
    labelRoom: 72,
  });
  const { yScale, start, columnWidth } = scales;
  return {
    ...scales,
    reach: columnWidth / 2,
    stacks: stacks.map((parts, at) => ({
      x: start(at),
      width: columnWidth,
      parts: parts.map(({ series: index, from, to }) => ({
        series: index,
        y: Math.min(yScale(from), yScale(to)),
        // A hairline of surface between parts.
        height: Math.max(0.5, Math.abs(yScale(from) - yScale(to)) - (places.length > manyColumns ? 0 : 1)),
      })),
    })),
  };
}
