import type { Product } from '@trastienda/api-client';
import { type Centavos, ownStoreCodes } from '@trastienda/domain';
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

/** How a channel's price comes about: as the base, above or below it, or one of its own. */
export type PriceMode = 'base' | 'follow' | 'own';

/**
 * A product as its forms hold it: every value is one that `Object.is` can compare, so that what two people typed can be
 * merged field by field, and a draft that was kept as text is the same again. Lists are kept as JSON; attributes,
 * channels and SKUs have a field each, under a name of their own.
 */
export type ProductFields = {
  readonly name: string;
  readonly description: string;
  /** One a line. */
  readonly bullets: string;
  readonly brand: string;
  readonly category: string;
  readonly categoryName: string;
  /** JSON of addresses, in order. */
  readonly photos: string;
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
  /** JSON of `ProductOption[]`. */
  readonly options: string;
  /** JSON of `VariationRow[]`. */
  readonly rows: string;
} & {
  /** By name of the attribute. */
  readonly [Name in `attr/${string}`]: string | undefined;
} & {
  /** By key of the row. */
  readonly [Name in `sku/${string}` | `stock/${string}`]: string | undefined;
} & {
  readonly [Name in `on/${FormChannel}`]: boolean;
} & {
  readonly [Name in `mode/${FormChannel}`]: PriceMode;
} & {
  readonly [Name in `price/${FormChannel}`]: Centavos | null;
} & {
  /** Above or below the base, where it follows it. */
  readonly [Name in `percent/${FormChannel}`]: number | null;
} & {
  readonly [Name in `rounding/${FormChannel}`]: PriceRounding;
} & {
  /** Pieces that the channel is not told of. */
  readonly [Name in `buffer/${FormChannel}`]: number | null;
};

/** One SKU of the form; the one of a product without variations has no values. */
export type VariationRow = {
  /** Stays while its SKU is typed: '' without variations. */
  readonly key: string;
  readonly variation: readonly ProductVariation[];
  /** Of a kept one: other screens give it photos of its own. */
  readonly photos?: readonly ProductPhoto[];
};

/** Lists that were read lately: a drawing asks for the same thousand rows a dozen times. */
const lately = new Map<string, readonly unknown[]>();
/** As many as a form and what is kept of it hold, several times. */
const mostLately = 16;

function listOf<Item>(json: string): readonly Item[] {
  const known = lately.get(json);
  if (known !== undefined) return known as readonly Item[];
  const list = readList(json);
  const [oldest] = lately.keys();
  if (lately.size >= mostLately && oldest !== undefined) lately.delete(oldest);
  lately.set(json, list);
  return list as readonly Item[];
}

function readList(json: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

export const photosOf = ({ photos }: Pick<ProductFields, 'photos'>): readonly string[] =>
  listOf<string>(photos);
export const optionsOf = ({ options }: Pick<ProductFields, 'options'>): readonly ProductOption[] =>
  listOf<ProductOption>(options);
export const rowsOf = ({ rows }: Pick<ProductFields, 'rows'>): readonly VariationRow[] =>
  listOf<VariationRow>(rows);
export const bulletsOf = ({ bullets }: Pick<ProductFields, 'bullets'>): readonly string[] =>
  bullets
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const attributePrefix = 'attr/';
/** Names of the attributes that the form holds. */
export const attributeNames = (fields: ProductFields): readonly string[] =>
  Object.keys(fields).flatMap((name) =>
    name.startsWith(attributePrefix) ? [name.slice(attributePrefix.length)] : [],
  );
export const attributeOf = (fields: ProductFields, name: string): string => fields[`attr/${name}`] ?? '';

export const skuOf = (fields: ProductFields, key: string): string => fields[`sku/${key}`] ?? '';
export const stockOf = (fields: ProductFields, key: string): string => fields[`stock/${key}`] ?? '';

const channelFields = (on: boolean) =>
  Object.fromEntries(
    formChannels.flatMap((code) => [
      [`on/${code}`, on],
      [`mode/${code}`, 'base'],
      [`price/${code}`, null],
      [`percent/${code}`, null],
      [`rounding/${code}`, 'none'],
      [`buffer/${code}`, null],
    ]),
  ) as Pick<ProductFields, `${'on' | 'mode' | 'price' | 'percent' | 'rounding' | 'buffer'}/${FormChannel}`>;

/** A product of which nothing is typed yet: it goes to every channel that may be had. */
export const emptyProduct = (): ProductFields => ({
  name: '',
  description: '',
  bullets: '',
  brand: '',
  category: '',
  categoryName: '',
  photos: '[]',
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
  options: '[]',
  rows: JSON.stringify([{ key: '', variation: [] }] satisfies VariationRow[]),
  ...channelFields(true),
});
