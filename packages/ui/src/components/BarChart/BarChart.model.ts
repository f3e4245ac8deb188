import { scaleBand } from '@visx/scale';
import { axisMargin, labelledPlaces, valueScale } from '../../internal/chart/scale.ts';
import type { ChartUnit } from '../../internal/chart/units.ts';

export interface BarItem {
  key: string;
  /** "Sears". */
  label: string;
  value: number;
  /** Against the period before, in percent; `null` when there is nothing to compare with. */
  change?: number | null | undefined;
}

export interface RankedBar<T extends BarItem> {
  readonly item: T;
  /** Part of the widest bar, 0 to 1. */
  readonly length: number;
  /** Part of the total in percent; `null` when the total says nothing (zero, or some below it). */
  readonly share: number | null;
}

/** Bars from the highest to the lowest; equal ones keep their order. Source: experience.md 17, BarChart. */
export function rankedBars<T extends BarItem>(items: readonly T[]): RankedBar<T>[] {
  const widest = Math.max(0, ...items.map(({ value }) => Math.abs(value)));
  const total = items.reduce((sum, { value }) => sum + value, 0);
  const shares = total > 0 && items.every(({ value }) => value >= 0);
  return items
    .toSorted((a, b) => b.value - a.value)
    .map((item) => ({
      item,
      length: widest === 0 ? 0 : Math.abs(item.value) / widest,
      share: shares ? (item.value / total) * 100 : null,
    }));
}

const margin = { top: 14, right: 12, bottom: 28 };

/** Columns up to 31, 60 % of their place, from zero. Pixels. Source: experience.md 8 and 17. */
export function columnModel({
  items,
  width,
  height,
  unit,
}: {
  items: readonly BarItem[];
  width: number;
  height: number;
  unit: ChartUnit;
}) {
  const inner = { height: Math.max(1, height - margin.top - margin.bottom) };
  const { scale, ticks } = valueScale(
    items.map(({ value }) => value),
    [inner.height, 0],
  );
  const left = axisMargin(ticks.map(unit.axis));
  const innerWidth = Math.max(1, width - left - margin.right);
  const band = scaleBand<number>({
    domain: items.map((_, at) => at),
    range: [0, innerWidth],
    paddingInner: 0.4,
    paddingOuter: 0.2,
  });
  const zero = scale(0);
  return {
    margin: { left, top: margin.top },
    inner: { width: innerWidth, height: inner.height },
    yScale: scale,
    yTicks: ticks,
    zero,
    xTicks: labelledPlaces(items.length, innerWidth, false, 64),
    /** Middle of a column. */
    x: (at: number) => (band(at) ?? 0) + band.bandwidth() / 2,
    columns: items.map(({ key, value }, at) => {
      const y = scale(Number.isFinite(value) ? value : 0);
      return {
        key,
        x: band(at) ?? 0,
        y: Math.min(y, zero),
        width: band.bandwidth(),
        height: Math.abs(zero - y),
        isNegative: value < 0,
      };
    }),
    placeAt: (pixel: number): number | null => {
      const at = Math.floor((pixel - left) / (innerWidth / Math.max(1, items.length)));
      return at >= 0 && at < items.length ? at : null;
    },
  };
}

/** A column with 3 px round corners at its far end. */
export function columnPath({
  x,
  y,
  width,
  height,
  isNegative,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  isNegative: boolean;
}): string {
  const r = Math.min(3, width / 2, height);
  const [near, far, way] = isNegative ? [y, y + height, -1] : [y + height, y, 1];
  return (
    `M${x} ${near}V${far + way * r}Q${x} ${far} ${x + r} ${far}H${x + width - r}` +
    `Q${x + width} ${far} ${x + width} ${far + way * r}V${near}Z`
  );
}
