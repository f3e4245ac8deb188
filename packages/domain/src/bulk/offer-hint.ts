import { formatMxn } from '../money/format-mxn.ts';
import { toCentavos } from '../money/centavos.ts';
import type { ProductValues } from '../product/product-values.ts';
import { type BulkNote, bulkHint } from './bulk-note.ts';

type Prices = Pick<ProductValues, 'price' | 'salePrice'>;

/**
 * A note about a list price that changes while the price that buyers pay stays: a rise that the merchant
 * would not see. `null` for others.
 * @example offerHint({ price: 689, salePrice: 689 }, { price: 723.45, salePrice: 689 })?.message // => 'Queda en oferta: quien compra sigue pagando $689.00'
 * @example offerHint({ price: 689, salePrice: 689 }, { price: 723.45, salePrice: 723.45 }) // => null
 */
export function offerHint(before: Prices, after: Prices): BulkNote | null {
  const isStruckThrough = after.salePrice < after.price && after.price !== before.price;
  if (!isStruckThrough || after.salePrice !== before.salePrice) return null;
  const paid = formatMxn(toCentavos(after.salePrice));
  return bulkHint('offer', `Queda en oferta: quien compra sigue pagando ${paid}`, { field: 'price' });
}
