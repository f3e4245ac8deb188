/** The states that part a catalogue: each product that is not deleted is in one of them. */
export const productStates = ['active', 'out_of_stock', 'paused', 'draft'] as const;
export type ProductState = (typeof productStates)[number];

/**
 * The state that lists show a product in: an active one without pieces is out of stock. `stock` is of all its SKUs.
 * @example productStateOf({ status: 'active', stock: 0 }) // => 'out_of_stock'
 */
export function productStateOf(product: {
  readonly status: 'active' | 'paused' | 'draft';
  readonly stock: number;
}): ProductState {
  if (product.status !== 'active') return product.status;
  return product.stock > 0 ? 'active' : 'out_of_stock';
}

/**
 * Whether a product is sold nowhere now: paused, out of stock or a draft.
 * @example isUnavailable('paused') // => true
 */
export function isUnavailable(state: ProductState): boolean {
  return state !== 'active';
}
