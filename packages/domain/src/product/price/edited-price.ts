import { centavos, fromCentavos, toCentavos } from '../../money/centavos.ts';
import { formatMxn } from '../../money/format-mxn.ts';
import { moneyWithin } from '../../money/money-within.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { productLimits } from '../product-faults.ts';

/** The two prices of a product, in MXN: the one struck through in an offer, and the one that buyers pay. */
type Prices = { readonly price: number; readonly salePrice: number };

/**
 * The prices after a merchant types another amount over the one that buyers pay: without an offer both prices
 * change together; with one the offer changes, up to the price. The amount is read as `moneyWithin` reads it;
 * the prices are MXN.
 * @example editedPrice({ price: 499, salePrice: 499 }, '520') // => { ok: true, value: { price: 520, salePrice: 520 } }
 * @example editedPrice({ price: 689, salePrice: 599 }, '579') // => { ok: true, value: { price: 689, salePrice: 579 } }
 * @example editedPrice({ price: 689, salePrice: 599 }, '700') // => { ok: false, error: { code: 'above_price', message: 'Está en oferta: escribe $689.00 o menos, o cambia su precio en el producto' } }
 */
export function editedPrice({ price, salePrice }: Prices, typed: string): Result<Prices> {
  const read = moneyWithin(typed, { min: centavos(1), max: toCentavos(productLimits.price) });
  if (!read.ok) return read.error.code === 'too_small' ? fail('too_small', 'Escribe más que 0') : read;
  const amount = fromCentavos(read.value);
  if (salePrice >= price) return ok({ price: amount, salePrice: amount });
  return amount > price
    ? fail(
        'above_price',
        `Está en oferta: escribe ${formatMxn(toCentavos(price))} o menos, o cambia su precio en el producto`,
      )
    : ok({ price, salePrice: amount });
}
