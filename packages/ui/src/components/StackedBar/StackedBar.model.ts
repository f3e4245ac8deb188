import { scaleBand } from '@visx/scale';
import { axisMargin, labelledPlaces, valueScale } from '../../internal/chart/scale.ts';
import type { ChartUnit } from '../../internal/chart/units.ts';

export interface StackSeries {
  key: string;
  label: string;
  /** One for each place. Below zero it hangs under the line. */
  values: readonly number[];
}

export interface StackPart {
  readonly series: number;
  readonly value: number;
  /** Values of its two ends. */
  readonly from: number;
  readonly to: number;
}

/** The parts of one place, one on the other; what is below zero goes down from it. */
export function stackOf(series: readonly StackSeries[], at: number): StackPart[] {
  let up = 0;
  let down = 0;
  return series.flatMap(({ values }, index) => {
    const value = values[at] ?? 0;
    if (value === 0 || !Number.isFinite(value)) return [];
    const from = value > 0 ? up : down;
    const to = from + value;
    if (value > 0) up = to;
    else down = to;
    return [{ series: index, value, from, to }];
  });
}

/** Sum of a place. */
export const totalOf = (series: readonly StackSeries[], at: number): number =>
  series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0);

/** Scales and rectangles of stacked columns, in pixels. */
export function stackedBarModel({
  places,
  series,
  width,
  height,
  unit,
}: {
  places: readonly string[];
  series: readonly StackSeries[];
  width: number;
  height: number;
  unit: ChartUnit;
}) {
  const innerHeight = Math.max(1, height - 42);
  const stacks = places.map((_, at) => stackOf(series, at));
  const { scale, ticks } = valueScale(
    stacks.flatMap((parts) => parts.map(({ to }) => to)),
    [innerHeight, 0],
  );
  const left = axisMargin(ticks.map(unit.axis));
  const innerWidth = Math.max(1, width - left - 12);
  const band = scaleBand<number>({
    domain: places.map((_, at) => at),
    range: [0, innerWidth],
    paddingInner: places.length > 60 ? 0.1 : 0.4,
    paddingOuter: 0.2,
  });
  return {
    margin: { left, top: 14 },
    inner: { width: innerWidth, height: innerHeight },
    yScale: scale,
    yTicks: ticks,
    zero: scale(0),
    x: (at: number) => (band(at) ?? 0) + band.bandwidth() / 2,
    xTicks: labelledPlaces(places.length, innerWidth, false, 72),
    stacks: stacks.map((parts, at) => ({
      x: band(at) ?? 0,
      width: band.bandwidth(),
      parts: parts.map(({ series: index, from, to }) => ({
        series: index,
        y: Math.min(scale(from), scale(to)),
        // A hairline of surface between parts.
        height: Math.max(0.5, Math.abs(scale(from) - scale(to)) - (places.length > 60 ? 0 : 1)),
      })),
    })),
    placeAt: (pixel: number): number | null => {
      const at = Math.floor((pixel - left) / (innerWidth / Math.max(1, places.length)));
      return at >= 0 && at < places.length ? at : null;
    },
  };
}
