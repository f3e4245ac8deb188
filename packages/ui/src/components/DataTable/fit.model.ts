/** The widths that a column asks for, in pixels at the usual text size. */
export interface Asking {
  readonly key: string;
  /** The width that the column asks for. Default: what is left. */
  readonly width?: number | undefined;
  /** The least width of the column. Default: `width`, or 120. */
  readonly minWidth?: number | undefined;
  /** The order in which columns hide: 4 hides first, 1 never. Default: 1. */
  readonly priority?: 1 | 2 | 3 | 4 | undefined;
  /** Columns of one group hide together. */
  readonly group?: string | undefined;
}

export interface Fit {
  /** The keys of the columns that have no room. */
  readonly hidden: ReadonlySet<string>;
  /** Width of each column that stays and named one. */
  readonly widths: ReadonlyMap<string, number>;
  /** The least width of all columns that stay. */
  readonly least: number;
  /** Whether even the least width is more than the room, so that the table scrolls sideways. */
  readonly scrolls: boolean;
}

const leastOf = ({ width, minWidth }: Asking): number => minWidth ?? width ?? 120;
/** The measurement in which no column is too narrow. */
export const noNeeds: ReadonlyMap<string, number> = new Map();
/** A column without a width asks for no more than its least, and takes what is left. */
const askedOf = (column: Asking): number => Math.max(leastOf(column), column.width ?? 0);
const sum = (columns: readonly Asking[], of: (column: Asking) => number): number =>
  columns.reduce((total, column) => total + of(column), 0);

/**
 * Shares out the room: every column as wide as it asks; where that is too much, all narrow towards their least, each by
 * the same part of what it can give; where that is too much too, columns hide, from priority 4 on and from the end, those of
 * one group together, and those that stay widen again. What stays always fits, or the table scrolls: nothing is cut. `needs` is what was seen to
 * be wider than its column thought.
 */
export function fitColumns(
  asking: readonly Asking[],
  room: number,
  needs: ReadonlyMap<string, number> = noNeeds,
): Fit {
  const columns = asking.map((column) => ({
    ...column,
    minWidth: Math.max(leastOf(column), needs.get(column.key) ?? 0),
  }));
  const hidden = new Set<string>();
  let shown = columns;
  for (const priority of [4, 3, 2]) {
    for (const column of columns.toReversed()) {
      if (sum(shown, leastOf) <= room) break;
      if ((column.priority ?? 1) !== priority) continue;
      for (const { key, group } of columns)
        if (key === column.key || (group !== undefined && group === column.group)) hidden.add(key);
      shown = columns.filter(({ key }) => !hidden.has(key));
    }
  }
  const [least, asked] = [sum(shown, leastOf), sum(shown, askedOf)];
  const share = asked > least ? Math.min(1, Math.max(0, (room - least) / (asked - least))) : 1;
  const widths = new Map(
    shown
      .filter(({ width }) => width !== undefined)
      .map((column) => [column.key, leastOf(column) + (askedOf(column) - leastOf(column)) * share] as const),
  );
  return { hidden, widths, least, scrolls: least > room };
}

/** Whether nothing of the table would be drawn otherwise; both of the same columns. */
export const isSameFit = (one: Fit, other: Fit): boolean =>
  one.scrolls === other.scrolls &&
  one.hidden.size === other.hidden.size &&
  [...one.widths].every(([key, width]) => other.widths.get(key) === width);
