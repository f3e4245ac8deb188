import { scaleLinear } from '@visx/scale';

/** Named, so that our declarations do not speak of a package that we do not bring. */
type Linear = ReturnType<typeof scaleLinear<number>>;
export interface ValueScale extends Linear {}

/**
 * The value axis: from zero for positive values, to the lowest for negative ones, with four or five round ticks.
 * Without values it is 0 alone.
 * @param range pixels of the lowest and the highest value.
 */
export function valueScale(
  values: Iterable<number | null>,
  range: [number, number],
  wanted = 4,
): { readonly scale: ValueScale; readonly ticks: number[] } {
  let low = 0;
  let high = 0;
  for (const value of values) {
    if (value === null || !Number.isFinite(value)) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const isFlat = low === 0 && high === 0;
  const scale = scaleLinear<number>({
    domain: [low, isFlat ? 1 : high],
    range,
    nice: isFlat ? false : wanted,
  });
  return { scale, ticks: isFlat ? [0] : scale.ticks(wanted) };
}

/** Pixels around a plot; at its start stands the value axis. */
export const plotMargin = { top: 14, right: 12, bottom: 28 } as const;

/** Pixels that the longest label of the value axis asks for, at least the 56 of the design. */
export const axisMargin = (labels: readonly string[]) =>
  Math.max(56, ...labels.map((label) => Math.ceil(label.length * 6.8) + 14));

/**
 * Returns the categories among `count` that get a label, so that labels have `room` pixels: every nth from the first, and the last
 * one where asked.
 */
export function labelledCategories(count: number, width: number, withLast: boolean, room = 88): number[] {
  if (count <= 0) return [];
  const step = Math.max(1, Math.ceil((count * room) / Math.max(1, width)));
  const every = Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step);
  if (!withLast) return every;
  const last = count - 1;
  return [...every.filter((at) => last - at >= step * 0.75), last];
}

/** Pixels of a letter of 12 px, on average. */
const letter = 6.6;

/** As much of a name as there is room for, in pixels; the whole is in the tooltip, the speech and the table. */
function fitted(text: string, room: number): string {
  const most = Math.max(3, Math.floor(room / letter));
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}

interface Labelled {
  ticks: readonly number[];
  x: (at: number) => number;
  label: (at: number) => string;
  /** Pixels before and of the plot. */
  left: number;
  width: number;
}

/**
 * The names under the categories: each keeps to its half of the way to the next, and leans inwards where the drawing ends.
 * Pixels.
 */
export function placedLabels({ ticks, x, label, left, width }: Labelled) {
  const ways = ticks.slice(1).map((at, index) => Math.abs(x(at) - x(ticks[index] ?? at)));
  const way = Math.min(left + width + plotMargin.right, ...ways) * 0.95;
  return ticks.map((at) => {
    const middle = x(at);
    const toEdge = Math.min(middle + left, width + plotMargin.right - middle);
    const text = fitted(label(at), Math.min(way, toEdge + way / 2));
    const half = (text.length * letter) / 2;
    return { at, text, x: Math.max(half - left, Math.min(width + plotMargin.right - half, middle)) };
  });
}
