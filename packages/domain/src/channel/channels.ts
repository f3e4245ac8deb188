import type { MaybeText } from '../internal/text.ts';

/** Own-store retail marketplaces, connected marketplaces, storefronts. */
export type ChannelGroup = 'own-store' | 'connected' | 'storefront';

/** The ten codes in display order. */
export const channelCodes = ['SR', 'SN', 'CS', 'SH', 'ML', 'TP', 'WC', 'AE', 'PG', 'SP'] as const;

export type ChannelCode = (typeof channelCodes)[number];

export interface Channel {
  readonly code: ChannelCode;
  /** Name on screen. */
  readonly name: string;
  /** Kind of the channel (section 1). */
  readonly kind: string;
  readonly group: ChannelGroup;
}

/** The channels in display order. */
export const channels: readonly Channel[] = [
  { code: 'SR', name: 'Sears', kind: 'retail marketplace', group: 'own-store' },
  { code: 'SN', name: 'Sanborns', kind: 'retail marketplace', group: 'own-store' },
  { code: 'CS', name: 'Claroshop', kind: 'retail marketplace', group: 'own-store' },
  { code: 'SH', name: 'Shein', kind: 'fast-fashion marketplace', group: 'connected' },
  { code: 'ML', name: 'Mercado Libre', kind: 'large Latin-American marketplace', group: 'connected' },
  { code: 'TP', name: 'Total Play', kind: 'telecom-operator marketplace', group: 'connected' },
  { code: 'WC', name: 'WooCommerce', kind: 'open-source shop plugin platform', group: 'connected' },
  { code: 'AE', name: 'AliExpress', kind: 'global marketplace', group: 'connected' },
  { code: 'PG', name: 'Páginas', kind: 'own website/storefront builder', group: 'storefront' },
  { code: 'SP', name: 'Shopify', kind: 'hosted-shop platform', group: 'storefront' },
];

/** The channel of a code, `undefined` for an unknown one. @example channelOf('ML')?.name // => 'Mercado Libre' */
export function channelOf(code: MaybeText): Channel | undefined {
  return channels.find((channel) => channel.code === code);
}

/** Says whether a text is one of the ten codes. @example isChannelCode('SB') // => false */
export function isChannelCode(text: unknown): text is ChannelCode {
  return (channelCodes as readonly unknown[]).includes(text);
}

/**
 * The channel's name on screen; an unknown code is shown as it is.
 * @example channelName('CS') // => 'Claroshop'
 * @example channelName('VD') // => 'Venta directa'
 */
export function channelName(code: string): string {
  return code === directSale ? 'Venta directa' : (channelOf(code)?.name ?? code);
}

/**
 * A sale that was written down here has this code in the place of a channel: its orders have PG, and
 * no channel brought them.
 */
export const directSale = 'VD';

/**
 * The code that an order wears: its channel's, or the one of a direct sale.
 * @example soldBy({ marketplace: 'PG', dataMarketplace: { origin: 'manual' } }) // => 'VD'
 * @example soldBy({ marketplace: 'PG', dataMarketplace: { origin: 'canal' } }) // => 'PG'
 */
export const soldBy = ({
  marketplace,
  dataMarketplace: { origin },
}: {
  readonly marketplace: ChannelCode;
  readonly dataMarketplace: { readonly origin: 'canal' | 'manual' };
}): ChannelCode | typeof directSale => (origin === 'manual' ? directSale : marketplace);

/**
 * Whether an order came from a shop that is asked for real: that one is told of whatever is done here, so that no act of its
 * channel is left to be done by hand.
 * @example isOfLinkedShop({ dataMarketplace: { shopName: 'casalumbre.mx' } }) // => true
 * @example isOfLinkedShop({ dataMarketplace: {} }) // => false
 */
export const isOfLinkedShop = ({
  dataMarketplace: { shopName },
}: {
  readonly dataMarketplace: { readonly shopName?: string | undefined };
}): boolean => shopName !== undefined;

/** The retail marketplaces of the group's own stores, which go by contract. */
export const ownStoreCodes = ['SR', 'SN', 'CS'] as const;

/** SR, SN and CS. @example isOwnStore('SN') // => true */
export function isOwnStore(code: MaybeText): boolean {
  return channelOf(code)?.group === 'own-store';
}

/** PG and SP. @example isStorefront('PG') // => true */
export function isStorefront(code: MaybeText): boolean {
  return channelOf(code)?.group === 'storefront';
}

/**
 * Sorts things that hold a channel code in display order; unknown codes last, in the order received.
 * @example sortByChannel(['SP', 'XX', 'SR'], (code) => code) // => ['SR', 'SP', 'XX']
 */
export function sortByChannel<Item>(items: readonly Item[], codeOf: (item: Item) => string): Item[] {
  const rank = (item: Item) => {
    const at = (channelCodes as readonly string[]).indexOf(codeOf(item));
    return at < 0 ? channelCodes.length : at;
  };
  return items.toSorted((a, b) => rank(a) - rank(b));
}
