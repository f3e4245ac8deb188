export interface Photo {
  id: string;
  /** Address of the picture. */
  src: string;
  /** Description of the photo, or its file name; it names the actions on the photo. */
  name: string;
}

/** The same list with one at another place, which is held within the list. Gives the same list when nothing moves. */
export function moveTo<T extends { readonly id: string }>(
  items: readonly T[],
  id: string,
  to: number,
): readonly T[] {
  const from = items.findIndex((item) => item.id === id);
  const place = Math.max(0, Math.min(items.length - 1, to));
  const moved = items[from];
  if (moved === undefined || place === from) return items;
  const others = items.filter((item) => item !== moved);
  return [...others.slice(0, place), moved, ...others.slice(place)];
}

/** The same list with some before or after another one, in the order that they had. */
export function moveBeside<T extends { readonly id: string }>(
  items: readonly T[],
  ids: ReadonlySet<string>,
  target: string,
  side: 'before' | 'after',
): readonly T[] {
  if (ids.has(target) || !items.some((item) => item.id === target)) return items;
  const moved = items.filter((item) => ids.has(item.id));
  return items.flatMap((item) => {
    if (ids.has(item.id)) return [];
    if (item.id !== target) return [item];
    return side === 'before' ? [...moved, item] : [item, ...moved];
  });
}
