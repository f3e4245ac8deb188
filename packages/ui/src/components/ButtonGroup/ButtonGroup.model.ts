/** Says which buttons stay and which go to the menu, by their places in the row. */
export interface Fit {
  readonly kept: readonly number[];
  readonly folded: readonly number[];
}

/**
 * Keeps as many buttons as fit a width (px), folding from one end; when some do not fit, the menu's button takes its
 * room too. One button is never folded alone into a menu that is as wide.
 */
export function fitButtons(
  widths: readonly number[],
  available: number,
  { gap, menu, from }: { readonly gap: number; readonly menu: number; readonly from: 'start' | 'end' },
): Fit {
  const places = widths.map((_, at) => at);
  const needed = (kept: readonly number[]) =>
    kept.reduce((sum, at) => sum + (widths[at] ?? 0) + gap, 0) - (kept.length > 0 ? gap : 0);
  if (needed(places) <= available) return { kept: places, folded: [] };
  for (let count = 1; count <= places.length; count += 1) {
    const kept = from === 'start' ? places.slice(count) : places.slice(0, -count);
    const room = needed(kept) + menu + (kept.length > 0 ? gap : 0);
    if (room <= available || kept.length === 0) {
      return { kept, folded: places.filter((at) => !kept.includes(at)) };
    }
  }
  return { kept: [], folded: places };
}
