/** What completeness looks at of a product. */
export interface ProductContent {
  readonly name: string;
  readonly description: string;
  readonly bullets: readonly string[];
  readonly photos: readonly unknown[];
  readonly brand: string | null;
  readonly category: string;
  readonly universalId: string | null;
  readonly cartaPorte: string | null;
  /** MXN */
  readonly salePrice: number;
  /** Pieces of all its SKUs. */
  readonly stock: number;
}

/** What a listing can lack, for programs. */
export type ProductLack =
  | 'photo'
  | 'photos'
  | 'name'
  | 'description'
  | 'bullets'
  | 'brand'
  | 'category'
  | 'universalId'
  | 'sat'
  | 'price'
  | 'stock';

const lacks: Readonly<Record<ProductLack, (product: ProductContent) => boolean>> = {
  photo: ({ photos }) => photos.length === 0,
  photos: ({ photos }) => photos.length < 3,
  name: ({ name }) => name.trim().length < 30,
  description: ({ description }) => description.trim().length < 150,
  bullets: ({ bullets }) => bullets.length < 3,
  brand: ({ brand }) => (brand ?? '').trim() === '',
  category: ({ category }) => category === '',
  universalId: ({ universalId }) => universalId === null,
  sat: ({ cartaPorte }) => cartaPorte === null,
  price: ({ salePrice }) => !(salePrice > 0),
  stock: ({ stock }) => stock <= 0,
};
const names = Object.keys(lacks) as ProductLack[];

/**
 * How complete a listing is, in whole percent, and what it lacks: each of eleven checks weighs the same. Three photos, a name of
 * 30 characters, a description of 150 and three bullets are what a listing is found by. Source: S7.65, catalogue.
 * @example productCompleteness({ name: 'Vaso', description: '', bullets: [], photos: [], brand: null, category: 'cat-21', universalId: null, cartaPorte: null, salePrice: 99, stock: 4 }).percent // => 27
 */
export function productCompleteness(product: ProductContent): {
  readonly percent: number;
  readonly missing: readonly ProductLack[];
} {
  const missing = names.filter((name) => lacks[name](product));
  return { percent: Math.round((100 * (names.length - missing.length)) / names.length), missing };
}
