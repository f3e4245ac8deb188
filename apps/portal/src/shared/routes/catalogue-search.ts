import { addressOf, patterns } from './patterns.ts';
import { defineSearch, oneOf, optionalOneOf, pageNumber, pageSize, text, words } from './search-schema.ts';

export const productStates = ['todos', 'activos', 'pausados', 'agotados', 'borradores'] as const;
export type ProductState = (typeof productStates)[number];
/** A word alone is the way that it is mostly asked for: the last change first, the lowest price, the fewest pieces. */
const productOrders = [
  'cambio',
  'cambio-asc',
  'nombre',
  'nombre-desc',
  'precio',
  'precio-desc',
  'existencias',
  'existencias-desc',
  'alta',
] as const;
/** Names of channels as the address has them (D30), by their codes. */
export const catalogueChannels = { sears: 'SR', sanborns: 'SN', claroshop: 'CS' } as const;
export type CatalogueChannel = keyof typeof catalogueChannels;
export const catalogueChannelNames = Object.keys(catalogueChannels) as CatalogueChannel[];
/** The shipping method of a product, in the words of the address. */
export const shippingChoices = ['dropshipping', 'fulfillment', 'propia'] as const;
/** The missing data of a product, in the words of the address, by the call's names. */
export const lackChoices = {
  foto: 'photo',
  categoria: 'category',
  atributos: 'attributes',
  precio: 'price',
  existencias: 'stock',
  codigo: 'universalId',
  sat: 'sat',
  marca: 'brand',
} as const;
export type LackChoice = keyof typeof lackChoices;
export const lackNames = Object.keys(lackChoices) as LackChoice[];

/** The products of an address: state and filters. */
export const catalogueFilterFields = {
  estado: oneOf(productStates, 'todos'),
  marketplace: optionalOneOf(catalogueChannelNames),
  q: words(120),
  categoria: text(60),
  envio: optionalOneOf(shippingChoices),
  falta: optionalOneOf(lackNames),
  marca: text(120),
};

/** The catalogue as its address says it: page, state, filters and order (S2.46). */
export const catalogueSearch = defineSearch({
  pagina: pageNumber(),
  tamano: pageSize(),
  ...catalogueFilterFields,
  orden: oneOf(productOrders, 'cambio'),
});

export type CatalogueSearch = ReturnType<typeof catalogueSearch.parse>;

export type CatalogueFilters = Omit<CatalogueSearch, 'pagina' | 'tamano' | 'orden'>;

export const catalogueAddress = addressOf(patterns.products, catalogueSearch);
