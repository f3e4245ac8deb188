import { lacksAttribute } from './lacks-attribute.ts';
import type { CategoryAttribute, ProductValues } from './product-values.ts';

/** The fields of a product that completeness reads. */
export type ProductContent = Pick<
  ProductValues,
  | 'name'
  | 'description'
  | 'bullets'
  | 'brand'
  | 'category'
  | 'attributes'
  | 'universalId'
  | 'dimensions'
  | 'cartaPorte'
  | 'salePrice'
> & {
  /** The variations, which may state an attribute of the category. Default: none. */
  readonly info_by_sku?: ProductValues['info_by_sku'];
  readonly photos: readonly unknown[];
  /** Pieces of all its SKUs. */
  readonly stock: number;
};

/** Codes for the parts that a listing can lack. */
export type ProductLack =
  | 'photo'
  | 'photos'
  | 'name'
  | 'description'
  | 'bullets'
  | 'brand'
  | 'category'
  | 'attributes'
  | 'allAttributes'
  | 'universalId'
  | 'measures'
  | 'sat'
  | 'price'
  | 'stock';

interface LackCheck {
  /** The missing part, as a list shows it. */
  readonly label: string;
  /** The field of the missing part, by its name on the wire. */
  readonly field: string;
  readonly isLacking: (product: ProductContent, attributes: readonly CategoryAttribute[]) => boolean;
}

const isBlank = (text: string | null | undefined): boolean => (text ?? '').trim() === '';
const characters = (text: string): number => [...text.trim()].length;

const checks: Readonly<Record<ProductLack, LackCheck>> = {
  photo: { label: 'Una foto', field: 'photos', isLacking: ({ photos }) => photos.length === 0 },
  photos: { label: 'Tres fotos o más', field: 'photos', isLacking: ({ photos }) => photos.length < 3 },
  name: {
    label: 'Un nombre de 30 a 120 caracteres',
    field: 'name',
    isLacking: ({ name }) => characters(name) < 30 || characters(name) > 120,
  },
  description: {
    label: 'Una descripción de 150 caracteres o más',
    field: 'description',
    isLacking: ({ description }) => characters(description) < 150,
  },
  bullets: {
    label: 'Tres puntos clave o más',
    field: 'bullets',
    isLacking: ({ bullets }) => bullets.filter((one) => !isBlank(one)).length < 3,
  },
  brand: { label: 'La marca', field: 'brand', isLacking: ({ brand }) => isBlank(brand) },
  category: { label: 'La categoría', field: 'category', isLacking: ({ category }) => category === '' },
  attributes: {
    label: 'Los datos obligatorios de su categoría',
    field: 'attributes',
    isLacking: (product, ofCategory) =>
      product.category === '' ||
      ofCategory.some(({ name, required }) => required && lacksAttribute(product, name)),
  },
  allAttributes: {
    label: 'Todos los datos de su categoría',
    field: 'attributes',
    isLacking: (product, ofCategory) =>
      product.category === '' || ofCategory.some(({ name }) => lacksAttribute(product, name)),
  },
  universalId: {
    label: 'El código de barras',
    field: 'universalId',
    isLacking: ({ universalId }) => isBlank(universalId),
  },
  measures: {
    label: 'Las medidas y el peso',
    field: 'dimensions',
    isLacking: ({ dimensions: { height, width, depth, weight } }) =>
      ![height, width, depth, weight].every((one) => one > 0),
  },
  sat: { label: 'La clave SAT', field: 'cartaPorte', isLacking: ({ cartaPorte }) => isBlank(cartaPorte) },
  price: { label: 'El precio', field: 'price', isLacking: ({ salePrice }) => !(salePrice > 0) },
  stock: { label: 'Existencias', field: 'stock', isLacking: ({ stock }) => stock <= 0 },
};
const names = Object.keys(checks) as ProductLack[];

const percentWith = (lacks: number): number => Math.round((100 * (names.length - lacks)) / names.length);

/**
 * The completeness of a listing in whole percent, and its missing parts: each of fourteen checks weighs the
 * same. Searches find a listing by three photos, a name of 30 characters, a description of 150 and three
 * bullets.
 * @param attributes What its category asks.
 * @example productCompleteness({ ...blankProduct, name: 'Vaso', category: 'cat-21', salePrice: 99, stock: 4 }).percent // => 36
 */
export function productCompleteness(
  product: ProductContent,
  attributes: readonly CategoryAttribute[] = [],
): {
  readonly percent: number;
  readonly missing: readonly ProductLack[];
} {
  const missing = names.filter((name) => checks[name].isLacking(product, attributes));
  return { percent: percentWith(missing.length), missing };
}

/**
 * The parts to add to a listing, with their fields and the percent that each adds. Names of no check are left
 * out.
 * @example missingHints(['sat']) // => [{ lack: 'sat', label: 'La clave SAT', field: 'cartaPorte', gain: 7 }]
 */
export function missingHints(
  missing: readonly string[],
): { readonly lack: ProductLack; readonly label: string; readonly field: string; readonly gain: number }[] {
  const known = names.filter((name) => missing.includes(name));
  const gain = percentWith(known.length - 1) - percentWith(known.length);
  return known.map((lack) => ({ lack, label: checks[lack].label, field: checks[lack].field, gain }));
}
