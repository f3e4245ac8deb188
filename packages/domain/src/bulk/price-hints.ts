import { channelName, ownStoreCodes } from '../channel/channels.ts';
import { type Centavos, toCentavos } from '../money/centavos.ts';
import { suspiciousPrice } from '../product/price/suspicious-price.ts';
import type { ProductValues } from '../product/product-values.ts';
import { type BulkNote, bulkHint } from './bulk-note.ts';

type Prices = Pick<ProductValues, 'price' | 'salePrice' | 'cost' | 'sales_channel'>;

/** The code of the message about a price to confirm before it is saved. */
export const doubtfulPrice = 'doubtful_price';

const centavosOf = (mxn: number | null | undefined): Centavos | null =>
  mxn === null || mxn === undefined ? null : toCentavos(mxn);

/**
 * Notes about prices that buyers pay and that change much, or fall below the cost: of the product, and of the channels with a
 * price of their own.
 * @example priceHints({ price: 1299, salePrice: 1299, cost: null, sales_channel: {} }, { price: 129, salePrice: 129, cost: null, sales_channel: {} })[0]?.message // => 'Baja de $1,299.00 a $129.00: revisa que así sea'
 */
export function priceHints(before: Prices, after: Prices): BulkNote[] {
  const cost = centavosOf(after.cost);
  const hintsOf = (was: number | undefined, now: number, field: string, at: string): BulkNote[] => {
    if (was === now) return [];
    const why = suspiciousPrice({ before: centavosOf(was), after: toCentavos(now), cost });
    return why === null ? [] : [bulkHint(doubtfulPrice, `${at}${why}`, { field })];
  };
  const ofChannels = ownStoreCodes.flatMap((code) => {
    const offer = after.sales_channel[code];
    if (!offer || offer.follows !== null) return [];
    const was = before.sales_channel[code]?.salePrice ?? before.salePrice;
    return hintsOf(was, offer.salePrice, `price_${code}`, `${channelName(code)}: `);
  });
  const field = after.price === before.price ? 'salePrice' : 'price';
  return [...hintsOf(before.salePrice, after.salePrice, field, ''), ...ofChannels];
}
