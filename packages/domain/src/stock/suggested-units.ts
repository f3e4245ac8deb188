/** Days of sales that stay with the merchant: what her other channels sell comes from there. */
const reserveDays = 7;

/**
 * The number of pieces to send so that the warehouse has enough for 28 days at the pace of the last 28: the
 * units missing there, counting those on the way, at most the free ones beyond a week of sales. Units.
 * @example suggestedUnits({ soldIn28Days: 56, there: 40, free: 100 }) // => 16
 * @example suggestedUnits({ soldIn28Days: 56, there: 40, free: 24 }) // => 10
 * @example suggestedUnits({ soldIn28Days: 56, there: 40, free: 10 }) // => 0
 */
export function suggestedUnits(stock: {
  readonly soldIn28Days: number;
  /** Available in the warehouses, and on its way to them. */
  readonly there: number;
  /** The merchant's own that no order waits for. */
  readonly free: number;
}): number {
  const reserve = Math.ceil((stock.soldIn28Days * reserveDays) / 28);
  return Math.max(0, Math.min(stock.free - reserve, stock.soldIn28Days - stock.there));
}
