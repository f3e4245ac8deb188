/**
 * Days until a stock is sold at the pace of the last 28: whole days, at most 999; `null` where nothing was
 * sold, because then there is no pace.
 * @example daysOfStock(14, 28) // => 14
 * @example daysOfStock(5, 0) // => null
 */
export function daysOfStock(stock: number, soldIn28Days: number): number | null {
  if (!(soldIn28Days > 0) || !Number.isFinite(stock)) return null;
  return Math.min(999, Math.max(0, Math.floor((stock * 28) / soldIn28Days)));
}
