/** The outcome of one row of a job. */
export interface RowFailure {
  /** Name of the row as the person knows it: an order's number, a SKU, "Fila 14". */
  readonly row: string;
  /** Key of the cause. */
  readonly cause: string;
}

/** Rows by cause, the most frequent first; equal ones in the order that they came. */
export function groupByCause(
  failures: readonly RowFailure[],
): { readonly cause: string; readonly rows: string[] }[] {
  const groups = new Map<string, string[]>();
  for (const { row, cause } of failures) groups.set(cause, [...(groups.get(cause) ?? []), row]);
  return [...groups]
    .map(([cause, rows]) => ({ cause, rows }))
    .toSorted((one, other) => other.rows.length - one.rows.length);
}

/** The parts of a whole, each at least as wide (%) as can be seen, together 100. */
export function proportions(parts: readonly number[], least = 1): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole <= 0) return parts.map(() => 0);
  const widths = parts.map((part) => (part <= 0 ? 0 : Math.max(least, (part / whole) * 100)));
  const all = widths.reduce((sum, width) => sum + width, 0);
  return widths.map((width) => (width / all) * 100);
}
