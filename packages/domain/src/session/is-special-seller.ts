/**
 * Whether a seller id is in the configured list of special ones. No rule depends on it: the specification
 * does not define the list.
 * @example isSpecialSeller('7', [7, 8]) // => true
 */
export function isSpecialSeller(sellerId: string | number, specialSellerIds: readonly number[]): boolean {
  return specialSellerIds.some((id) => String(id) === String(sellerId));
}
