import { columnScales, manyColumns } from '../../internal/chart/column-scales.ts';
import type { PartsInput } from '../../internal/chart/PartsChart.tsx';
import { type StackPart, stackOf } from '../../internal/chart/stack.ts';

/** Values are rounded to hundredths of a pixel: the text of a year of columns is a third as long. */
const rounded = (pixels: number) => Math.round(pixels * 100) / 100;

/** Scales of stacked columns and a path a series, of a rectangle at each category where it has a part. Pixels. */
export function stackedBarModel({ categories, series, width, height, unit }: PartsInput) {
  const stacks = categories.map((_, at) => stackOf(series, at));
  const scales = columnScales({
    count: categories.length,
    values: stacks.flatMap((parts) => parts.map(({ to }) => to)),
    width,
    height,
    unit,
    labelRoom: 72,
  });
  const { yScale, start, columnWidth } = scales;
  // A hairline of surface between parts.
  const hairline = categories.length > manyColumns ? 0 : 1;
  const starts = categories.map((_, at) => rounded(start(at)));
  const across = rounded(columnWidth);
  const rectangle = (at: number, part: StackPart | undefined): string => {
    if (part === undefined || part.value === 0) return '';
    const [one, other] = [yScale(part.from), yScale(part.to)];
    const tall = rounded(Math.max(0.5, Math.abs(one - other) - hairline));
    return `M${starts[at]},${rounded(Math.min(one, other))}h${across}v${tall}h${-across}z`;
  };
  return {
    ...scales,
    reach: columnWidth / 2,
    // A year of four series is four elements to mount instead of 1,460.
    paths: series.map((_, index) => stacks.map((parts, at) => rectangle(at, parts[index])).join('')),
  };
}
