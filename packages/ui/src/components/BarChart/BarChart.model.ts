import { tenthShares } from '@trastienda/domain/sale';
import type { ReactNode } from 'react';
import type { ChangeWords } from '../../internal/chart/change.ts';
import { columnScales } from '../../internal/chart/column-scales.ts';
import type { ChartLabels } from '../../internal/chart/labels.ts';
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
  /** Part of the total in percent, in tenths that add up to 100; `null` when the total says nothing (zero, or some below it). */
  readonly share: number | null;
}

/** Bars from the highest to the lowest; equal ones keep their order. */
export function rankedBars<T extends BarItem>(items: readonly T[]): RankedBar<T>[] {
  const widest = Math.max(0, ...items.map(({ value }) => Math.abs(value)));
  const total = items.reduce((sum, { value }) => sum + value, 0);
  const tenths =
    total > 0 && items.every(({ value }) => value >= 0) ? tenthShares(items.map(({ value }) => value)) : null;
  return items
    .map((item, at) => ({
      item,
      length: widest === 0 ? 0 : Math.abs(item.value) / widest,
      share: tenths === null ? null : (tenths[at] ?? 0) / 10,
    }))
    .toSorted((a, b) => b.item.value - a.item.value);
}

/** Columns up to 31, from zero. Pixels. */
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
  const values = items.map(({ value }) => (Number.isFinite(value) ? value : 0));
  const scales = columnScales({ count: items.length, values, width, height, unit, labelRoom: 64 });
  const { yScale, zero, start, columnWidth } = scales;
  return {
    ...scales,
    columns: items.map(({ key }, at) => {
      const value = values[at] ?? 0;
      return {
        key,
        x: start(at),
        y: Math.min(yScale(value), zero),
        width: columnWidth,
        height: Math.abs(zero - yScale(value)),
        isNegative: value < 0,
      };
    }),
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

export interface BarChartItem extends BarItem {
  /** A ChannelTile or a Thumbnail before the name; only in a ranking. */
  mark?: ReactNode;
  /** The address of the bar's name; only in a ranking. */
  href?: string | undefined;
}

export interface BarChartLabels extends ChartLabels, ChangeWords {
  value: string;
  share: string;
  change: string;
  /** Below columns that do not all have room: 'Se ven 31 de 365; la tabla las tiene todas.' */
  partial: (drawn: number, all: number) => string;
}
