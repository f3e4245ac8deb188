export type SelectionState = 'none' | 'some' | 'all';

export interface SortDescriptor {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** State of the header's checkbox for the rows of this page. */
export function selectionState(keys: readonly string[], selected: ReadonlySet<string>): SelectionState {
  if (selected.size === 0) return 'none';
  let [hasOn, hasOff] = [false, false];
  for (const key of keys) {
    if (selected.has(key)) hasOn = true;
    else hasOff = true;
    if (hasOn && hasOff) return 'some';
  }
  return hasOn ? 'all' : 'none';
}

/** All rows of this page, or none of them; what is chosen on other pages stays. */
export function togglePage(keys: readonly string[], selected: ReadonlySet<string>): Set<string> {
  const next = new Set(selected);
  const isFull = selectionState(keys, selected) === 'all';
  for (const key of keys) {
    if (isFull) next.delete(key);
    else next.add(key);
  }
  return next;
}

/** Ctrl/⌘ A: the page first; and once it is full, everything that meets the filters. */
export function selectMore(
  keys: readonly string[],
  selected: ReadonlySet<string>,
): { readonly kind: 'page'; readonly selected: Set<string> } | { readonly kind: 'all' } {
  if (keys.length > 0 && selectionState(keys, selected) === 'all') return { kind: 'all' };
  return { kind: 'page', selected: new Set([...selected, ...keys]) };
}

interface Toggle {
  /** Keys of the page, in the order shown. */
  readonly keys: readonly string[];
  readonly selected: ReadonlySet<string>;
  readonly key: string;
  /** The row toggled before; with Shift everything between the two follows. */
  readonly anchor?: string | null | undefined;
  readonly isExtending?: boolean | undefined;
}

/** Toggles a row. With Shift, the rows from the anchor to it take the state it takes. */
export function toggleRow({ keys, selected, key, anchor, isExtending = false }: Toggle): Set<string> {
  const next = new Set(selected);
  const isOn = !selected.has(key);
  const from = isExtending && anchor !== undefined && anchor !== null ? keys.indexOf(anchor) : -1;
  const to = keys.indexOf(key);
  const touched = from < 0 || to < 0 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1);
  for (const one of touched) {
    if (isOn) next.add(one);
    else next.delete(one);
  }
  return next;
}

/** The order after a press on a header: a new column starts descending (newest, most), then it turns. */
export function nextSort(current: SortDescriptor | null | undefined, column: string): SortDescriptor {
  if (current?.column !== column) return { column, direction: 'descending' };
  return { column, direction: current.direction === 'descending' ? 'ascending' : 'descending' };
}
