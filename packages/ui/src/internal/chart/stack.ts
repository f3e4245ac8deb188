export interface StackSeries {
  key: string;
  label: string;
  /** One for each category. Below zero it hangs under the line. */
  values: readonly number[];
}

export interface StackPart {
  readonly series: number;
  readonly value: number;
  /** Values of its two ends. */
  readonly from: number;
  readonly to: number;
}

/** The parts of one category, one on the other; what is below zero goes down from it. A part of nothing has no height. */
export function stackOf(series: readonly StackSeries[], at: number): StackPart[] {
  let up = 0;
  let down = 0;
  return series.map(({ values }, index) => {
    const given = values[at] ?? 0;
    const value = Number.isFinite(given) ? given : 0;
    const from = value < 0 ? down : up;
    const to = from + value;
    if (value < 0) down = to;
    else up = to;
    return { series: index, value, from, to };
  });
}

/** Sum of a category. */
export const totalOf = (series: readonly StackSeries[], at: number): number =>
  series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0);
