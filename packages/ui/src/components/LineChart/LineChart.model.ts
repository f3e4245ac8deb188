import { buckets, type ChartCategories } from '../../internal/chart/buckets.ts';
import { lineScales } from '../../internal/chart/line-scales.ts';
import { lookAt, type SeriesLook } from '../../internal/chart/series.tsx';
import type { ChartUnit } from '../../internal/chart/units.ts';

export interface LineSeries {
  key: string;
  /** "Este periodo". */
  label: string;
  /** One for each category; `null` leaves a gap. */
  values: readonly (number | null)[];
  /** The current period and the one before have looks of their own. Default: by place in the list. */
  role?: 'current' | 'previous' | undefined;
}

export interface LineEvent {
  /** First and last category, as in `categories`. */
  from: string;
  to: string;
  /** "Buen Fin". */
  label: string;
}

export const looksOf = (series: readonly LineSeries[]): SeriesLook[] =>
  series.map(({ role }, at) => role ?? lookAt(at));

interface Input {
  categories: readonly string[];
  series: readonly LineSeries[];
  events: readonly LineEvent[];
  width: number;
  height: number;
  unit: ChartUnit;
  /** The last category is still running: it always has its label. */
  partialLast: boolean;
}

/** Text of 12 px needs this much to stay apart from its neighbour. */
const lineOfText = 15;

/** Room at the end for the names of the series, when they can stand beside their lines; 0 when they would collide. */
function directRoom(series: readonly LineSeries[], y: (value: number) => number, width: number): number {
  if (series.length < 3 || width < 560) return 0;
  const ends = series.map(({ values }) => values.findLast((value) => value !== null));
  const ys = ends.flatMap((value) => (value === undefined || value === null ? [] : [y(value)]));
  if (ys.length < series.length) return 0;
  const sorted = ys.toSorted((a, b) => a - b);
  if (sorted.some((value, at) => at > 0 && value - (sorted[at - 1] ?? 0) < lineOfText)) return 0;
  return Math.min(160, Math.max(...series.map(({ label }) => label.length)) * 6.6 + 12);
}

/** Scales, ticks, labels and categories of a line chart, in pixels. */
export function lineChartModel({ categories, series, events, width, height, unit, partialLast }: Input) {
  let room = 0;
  const scales = lineScales({
    count: categories.length,
    values: series.flatMap(({ values }) => values),
    width,
    height,
    unit,
    withLast: partialLast,
    endRoom: (y) => (room = directRoom(series, y, width)),
  });
  const { x, half, inner } = scales;
  return {
    ...scales,
    /** Names stand at the ends of the lines; else a legend is needed. */
    direct: room > 0,
    bands: events.flatMap(({ from, to, label }) => {
      const [first, end] = [categories.indexOf(from), categories.indexOf(to)];
      if (first < 0 || end < first) return [];
      const start = Math.max(0, x(first) - half);
      return [{ label, x: start, width: Math.min(inner.width, x(end) + half) - start }];
    }),
  };
}

export type LineChartModel = ReturnType<typeof lineChartModel>;

/** Values whose neighbours are missing: a line does not show them. */
export const alone = (values: readonly (number | null)[]): number[] =>
  values.flatMap((value, at) =>
    value !== null && (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null ? [at] : [],
  );

/** Gives the points that show a marker: one about every 80 px, so that 365 points stay a line. */
export function markedCategories(
  values: readonly (number | null)[],
  width: number,
  offset: number,
): number[] {
  const step = Math.max(1, Math.ceil((values.length * 80) / Math.max(1, width)));
  return values.flatMap((value, at) => (value !== null && at % step === offset % step ? [at] : []));
}

/**
 * Gives the text of a point: "Viernes 14 nov, $31,260.00, periodo anterior $13,375.00". The first series goes without its
 * name: the title of the chart is that.
 */
export function spokenPoint(
  at: number,
  {
    categories,
    series,
    unit,
    noValue,
    xFormat = buckets,
  }: Pick<Input, 'categories' | 'series' | 'unit'> & {
    noValue: string;
    xFormat?: ChartCategories | undefined;
  },
): string {
  const isPair = series.every(({ role }) => role !== undefined);
  const said = series.map(({ label, values, role }, index) => {
    const value = values[at] ?? null;
    const text = value === null ? noValue : unit.full(value);
    return index === 0 && (isPair || series.length === 1)
      ? text
      : `${role === undefined ? label : lowerFirst(label)} ${text}`;
  });
  return [xFormat.full(categories[at] ?? ''), ...said].join(', ');
}

const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase('es-MX') + text.slice(1);
