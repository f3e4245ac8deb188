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
  const columns = stacks.map((parts, at) => ({
    x: start(at),
    width: columnWidth,
    parts: parts.map(({ series: index, from, to }) => ({
      series: index,
      y: Math.min(yScale(from), yScale(to)),
      // A hairline of surface between parts.
      height: Math.max(0.5, Math.abs(yScale(from) - yScale(to)) - (places.length > manyColumns ? 0 : 1)),
    })),
  }));
  return {
    ...scales,
    reach: columnWidth / 2,
    stacks: columns,
    // One path a series: a year of four is four elements to mount instead of 1,460.
    paths: series.map((_, index) => ({
      series: index,
      d: columns.map((column) => pathOf(column, index)).join(''),
    })),
  };
}

interface Column {
  readonly x: number;
  readonly width: number;
  readonly parts: readonly { readonly series: number; readonly y: number; readonly height: number }[];
}

/** The part of a series in a column, as a rectangle of a path; nothing where it has none. */
function pathOf({ x, width, parts }: Column, series: number): string {
  const part = parts.find((one) => one.series === series);
  return part === undefined ? '' : `M${x},${part.y}h${width}v${part.height}h${-width}z`;
}
