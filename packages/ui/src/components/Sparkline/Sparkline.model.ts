import { scaleLinear } from '@visx/scale';

export interface SparklineModel {
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
  /** Places whose neighbours are missing: a line does not show them. */
  readonly alone: readonly number[];
}

const given = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/**
 * Gives the positions of a sparkline's points. Both periods share the scale, which follows the values and not zero:
 * a sparkline shows the shape.
 * @param size pixels.
 */
export function sparklineModel(
  values: readonly (number | null)[],
  previous: readonly (number | null)[],
  size: { width: number; height: number },
): SparklineModel {
  const all = [...values, ...previous].filter(given);
  const low = all.reduce((least, value) => Math.min(least, value), all[0] ?? 0);
  const high = all.reduce((most, value) => Math.max(most, value), all[0] ?? 0);
  const last = Math.max(values.length, previous.length) - 1;
  // 2 px at each edge, so that the stroke and the last point are whole.
  const x = scaleLinear<number>({ domain: [0, Math.max(1, last)], range: [2, size.width - 3] });
  const y = scaleLinear<number>({ domain: [low, high], range: [size.height - 3, 3] });
  return {
    x: (at) => (last <= 0 ? size.width / 2 : x(at)),
    y: (value) => (low === high ? size.height / 2 : y(value)),
    alone: values.flatMap((value, at) =>
      given(value) && !given(values[at - 1]) && !given(values[at + 1]) ? [at] : [],
    ),
  };
}
