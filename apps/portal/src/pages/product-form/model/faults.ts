import { channelName } from '@trastienda/domain';
import { lacksAttribute, productFaults } from '@trastienda/domain/product';
import type { CategoryAttribute } from '../operations.ts';
import type { CreateStep } from '../search.ts';
import {
  type FormChannel,
  formChannels,
  type ProductFieldName,
  type ProductFields,
  skuOf,
} from './fields.ts';
import { fieldOfIssue } from './refused.ts';
import { valuesOf } from './values.ts';
import { hasVariations } from './variations.ts';

/** Sentences by field of the form. */
export type ProductFaults = Readonly<Partial<Record<ProductFieldName, string | undefined>>>;

export type Asked = {
  /** The attributes of the category. */
  readonly attributes: readonly CategoryAttribute[];
  /** The channels of the store. */
  readonly channels: readonly FormChannel[];
};

/** The four steps' fields in their order; of each kind that has many, its beginning. */
const order = [
  ['name', 'category', 'brand', 'attributes.', 'description', 'bullets'],
  ['photos', 'options', 'skus.'],
  [
    'price',
    'salePrice',
    'cost',
    'prices.',
    'stocks.',
    'buffers.',
    'universalId',
    'height',
    'width',
    'depth',
    'weight',
  ],
  ['active.'],
].flat();
const placeOf = (field: string): number => {
  const at = order.findIndex((name) => (name.endsWith('.') ? field.startsWith(name) : field === name));
  return at < 0 ? order.length : at;
};

const byField = (entries: readonly (readonly [string, string | undefined])[]): ProductFaults => {
  const found = new Map<string, string>();
  for (const [field, message] of entries) {
    if (message !== undefined && !found.has(field)) found.set(field, message);
  }
  return Object.fromEntries([...found].toSorted(([one], [other]) => placeOf(one) - placeOf(other)));
};

/** The faults that only a form has: a price of a channel's own that is not typed yet. */
const ownPrices = (fields: ProductFields): readonly (readonly [string, string | undefined])[] =>
  formChannels.map((code) => [
    `prices.${code}`,
    fields.prices[code].mode === 'own' && fields.active[code] && fields.prices[code].price === null
      ? `Escribe el precio en ${channelName(code)}`
      : undefined,
  ]);

const faultsOf = (fields: ProductFields, isDraft: boolean, attributes: readonly CategoryAttribute[] = []) =>
  productFaults(valuesOf(fields), { isDraft, attributes })
    // The price itself is the offer where there is none: its fault is shown where it is typed.
    .filter(({ field }) => field !== 'salePrice' || fields.salePrice !== null)
    .map(({ field, message }) => [fieldOfIssue(field, fields), message] as const);

/** The faults that forbid even a draft: a name and a SKU are missing, or a typed value is wrong (D263). */
export const draftFaults = (fields: ProductFields): ProductFaults => byField(faultsOf(fields, true));

/** The faults of a stored product: of a draft only those of a draft. */
export const keptFaults = (fields: ProductFields, isDraft: boolean): ProductFaults =>
  byField([...ownPrices(fields), ...faultsOf(fields, isDraft)]);

/** Everything to mend before it can be published (calls.md 25.4). */
export function publishFaults(fields: ProductFields, { attributes, channels }: Asked): ProductFaults {
  const values = valuesOf(fields);
  const isSold = channels.some((code) => fields.active[code]);
  return byField([
    ...faultsOf(fields, false, attributes),
    ...ownPrices(fields),
    ...attributes.map(
      ({ name, required }) =>
        [
          `attributes.${name}`,
          required && lacksAttribute(values, name) ? `Falta ${name}` : undefined,
        ] as const,
    ),
    [
      fieldOfIssue('stock', fields),
      values.info_by_sku.some(({ stock }) => stock > 0) ? undefined : 'Escribe cuántas piezas tienes',
    ],
    ['active.SR', isSold ? undefined : 'Elige al menos un canal'],
  ]);
}

/** The step of a field among the four. */
export function stepOfField(field: string, fields: ProductFields): CreateStep {
  if (field.startsWith('skus.') || field === 'photos' || field === 'options') return 2;
  if (field.startsWith('stocks.')) return hasVariations(fields) ? 2 : 3;
  if (field.startsWith('active.')) return 4;
  const first = ['name', 'description', 'bullets', 'brand', 'category'];
  return first.includes(field) || field.startsWith('attributes.') ? 1 : 3;
}

/** Steps where something is still to be mended before it can be published. */
export const stepsWithFaults = (fields: ProductFields, asked: Asked): ReadonlySet<CreateStep> =>
  new Set(Object.keys(publishFaults(fields, asked)).map((field) => stepOfField(field, fields)));

const labels: Readonly<Record<string, string>> = {
  name: 'Nombre',
  description: 'Descripción',
  bullets: 'Puntos clave',
  brand: 'Marca',
  category: 'Categoría',
  photos: 'Fotos',
  price: 'Precio base',
  salePrice: 'Precio de oferta',
  cost: 'Costo',
  universalId: 'Código de barras',
  cartaPorte: 'Clave SAT',
  height: 'Alto',
  width: 'Ancho',
  depth: 'Largo',
  weight: 'Peso',
};

/** A field by its label: 'Precio base', 'SKU de Azul · M'. */
export function labelOfField(field: string, fields: ProductFields): string {
  const [kind = '', ...rest] = field.split('.');
  const of = rest.join('.');
  if (kind === 'attributes') return of;
  if (kind === 'skus' || kind === 'stocks') {
    const label = kind === 'skus' ? 'SKU' : 'Existencias';
    return hasVariations(fields) ? `${label} de ${skuOf(fields, of) || of}` : label;
  }
  if (kind === 'active') return 'Canales';
  if (kind === 'prices') return `Precio en ${channelName(of)}`;
  return labels[field] ?? field;
}
