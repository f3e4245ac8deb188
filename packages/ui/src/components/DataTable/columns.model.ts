/** The properties of a column that the choice of columns needs. */
export interface Choosable {
  readonly key: string;
  readonly isRowHeader?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
}

/** Whether the person cannot take a column off. */
export const isLocked = ({ isRequired, isRowHeader = false }: Choosable): boolean =>
  isRequired ?? isRowHeader;

/** The columns to show; a locked one shows even when an old choice hides it. */
export const visibleColumns = <Column extends Choosable>(
  columns: readonly Column[],
  hidden: ReadonlySet<string>,
): readonly Column[] =>
  hidden.size === 0 ? columns : columns.filter((column) => isLocked(column) || !hidden.has(column.key));

/** The choice after one column is shown or hidden. Locked columns and keys of no column are never in it. */
export function withColumn(
  columns: readonly Choosable[],
  hidden: ReadonlySet<string>,
  key: string,
  isVisible: boolean,
): Set<string> {
  const next = new Set<string>();
  for (const column of columns) {
    if (isLocked(column)) continue;
    if (column.key === key ? !isVisible : hidden.has(column.key)) next.add(column.key);
  }
  return next;
}

/** Whether two choices hide the same columns. */
export const isSameChoice = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((key) => b.has(key));
