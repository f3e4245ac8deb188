/** The share of a list that is selected, which the checkbox over it shows. */
export type Extent = 'none' | 'some' | 'all';

/** @example extentOf(['a'], ['a', 'b']) // => 'some' */
export function extentOf(chosen: readonly string[], all: readonly string[]): Extent {
  const count = all.filter((id) => chosen.includes(id)).length;
  if (count === 0) return 'none';
  return count === all.length ? 'all' : 'some';
}

/** The chosen ones in the order of the list, so that the order of choosing does not matter. */
export const inOrder = (chosen: readonly string[], all: readonly string[]): string[] =>
  all.filter((id) => chosen.includes(id));

/** Gives the selection after a press on the checkbox over the list; disabled options stay as they are. */
export function toggleAll(
  chosen: readonly string[],
  items: readonly { readonly id: string; readonly isDisabled?: boolean | undefined }[],
): string[] {
  const free = items.filter(({ isDisabled }) => isDisabled !== true).map(({ id }) => id);
  const isFull = extentOf(chosen, free) === 'all';
  return items.map(({ id }) => id).filter((id) => (free.includes(id) ? !isFull : chosen.includes(id)));
}
