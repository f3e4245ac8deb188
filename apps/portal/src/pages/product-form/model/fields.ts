import type { Product } from '@trastienda/api-client';
import { type Centavos, type FieldName, ownStoreCodes } from '@trastienda/domain';
import {
  defaultSatUnit,
  type PriceRounding,
  type ProductOption,
  type ProductPhoto,
  type ProductVariation,
} from '@trastienda/domain/product';

/** The channels that a product's form offers (D30). */
export const formChannels = ownStoreCodes;
export type FormChannel = (typeof formChannels)[number];

/** A channel's price is the base, is above or below it, or is one of its own. */
export type PriceMode = 'base' | 'follow' | 'own';

/** The way a channel's price comes about; the text typed for one mode stays while another is chosen. */
export type ChannelPrice = {
  readonly mode: PriceMode;
  /** The channel's own price; `null` while none is typed. */
  readonly price: Centavos | null;
  /** The percentage above or below the base, of a price that follows it. */
  readonly percent: number | null;
  readonly rounding: PriceRounding;
};

type ByChannel<Value> = Readonly<Record<FormChannel, Value>>;

/**
 * The forms hold a product as it was typed. The domain's `ProductValues` could not: they have no place for an option without
 * values, for pieces that are no number yet, or for a price of a channel's own that is still empty.
 */
export type ProductFields = {
  readonly name: string;
  readonly description: string;
  /** The lines as they were typed, blank ones too. */
  readonly bullets: readonly string[];
  readonly brand: string;
  readonly category: string;
  readonly categoryName: string;
  /** The values by the names of the attributes; '' was typed and removed again. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The addresses of the photos, in their order. */
  readonly photos: readonly string[];
  readonly universalId: string;
  readonly price: Centavos | null;
  /** `null`: the price itself. */
  readonly salePrice: Centavos | null;
  readonly cost: Centavos | null;
  /** cm */
  readonly height: number | null;
  readonly width: number | null;
  readonly depth: number | null;
  /** kg */
  readonly weight: number | null;
  readonly cartaPorte: string;
  readonly satUnit: string;
  readonly shippingMethod: Product['shipping_method'];
  readonly options: readonly ProductOption[];
  readonly rows: readonly VariationRow[];
  /** The SKUs by the keys of the rows. */
  readonly skus: Readonly<Record<string, string>>;
  /** The pieces by the keys of the rows, as texts: the typed text may be no number yet. */
  readonly stocks: Readonly<Record<string, string>>;
  /** Whether the product is sold there. */
  readonly active: ByChannel<boolean>;
  readonly prices: ByChannel<ChannelPrice>;
  /** The channel is not told of these pieces. */
  readonly buffers: ByChannel<number | null>;
};

/** These fields are records, since two people may each change an entry: it has a name of its own, 'skus.AZ-M'. */
export type RecordField = 'attributes' | 'skus' | 'stocks' | 'active' | 'prices' | 'buffers';
/** Faults, parts and `data-field` have one name for a field or an entry of one. */
export type ProductFieldName = FieldName<ProductFields>;

/** One SKU of the form; the one of a product without variations has no values. */
export type VariationRow = {
  /** Stays while its SKU is typed: '' without variations. */
  readonly key: string;
  readonly variation: readonly ProductVariation[];
  /** The photos of a stored row: other screens give it photos of its own. */
  readonly photos?: readonly ProductPhoto[];
};

/** Blank lines are no bullets. */
export const bulletsOf = ({ bullets }: Pick<ProductFields, 'bullets'>): readonly string[] =>
  bullets.map((line) => line.trim()).filter(Boolean);

export const skuOf = ({ skus }: Pick<ProductFields, 'skus'>, key: string): string => skus[key] ?? '';
export const stockOf = ({ stocks }: Pick<ProductFields, 'stocks'>, key: string): string => stocks[key] ?? '';

export const byChannel = <Value>(of: (code: FormChannel) => Value): ByChannel<Value> =>
  Object.fromEntries(formChannels.map((code) => [code, of(code)])) as ByChannel<Value>;

/** A product of which nothing is typed yet: it goes to every channel that may be had. */
export const emptyProduct = (): ProductFields => ({
  name: '',
  description: '',
  bullets: [],
  brand: '',
  category: '',
  categoryName: '',
  attributes: {},
  photos: [],
  universalId: '',
  price: null,
  salePrice: null,
  cost: null,
  height: null,
  width: null,
  depth: null,
  weight: null,
  cartaPorte: '',
  satUnit: defaultSatUnit,
  shippingMethod: 'dropshipping',
  options: [],
  rows: [{ key: '', variation: [] }],
  skus: {},
  stocks: {},
  active: byChannel(() => true),
  prices: byChannel(() => ({ mode: 'base', price: null, percent: null, rounding: 'none' })),
  buffers: byChannel(() => null),
});
