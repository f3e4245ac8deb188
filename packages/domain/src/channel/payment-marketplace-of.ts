import type { MaybeText } from '../internal/text.ts';

export interface PaymentMarketplace {
  /** The value of the query `marketplace` of /mis-pagos. */
  readonly query: 'claroshop' | 'sears' | 'sanborns';
  readonly code: 'CS' | 'SR' | 'SN';
}

/** The marketplaces with payments, in menu order; the first is the default. */
export const paymentMarketplaces: readonly [PaymentMarketplace, PaymentMarketplace, PaymentMarketplace] = [
  { query: 'claroshop', code: 'CS' },
  { query: 'sears', code: 'SR' },
  { query: 'sanborns', code: 'SN' },
];

/**
 * The marketplace that the query of /mis-pagos names; null when it is missing or unknown, and the page then
 * redirects to the first of `paymentMarketplaces`.
 * @example paymentMarketplaceOf('sears') // => { query: 'sears', code: 'SR' }
 * @example paymentMarketplaceOf(null) // => null
 */
export function paymentMarketplaceOf(query: MaybeText): PaymentMarketplace | null {
  return paymentMarketplaces.find((marketplace) => marketplace.query === query) ?? null;
}
