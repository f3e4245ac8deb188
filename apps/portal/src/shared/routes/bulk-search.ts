import { ownStoreCodes } from '@trastienda/domain';
import { catalogueFilterFields, type CatalogueFilters } from './catalogue-search.ts';
import { addressOf, patterns } from './patterns.ts';
import { defineSearch, idList, manyOf, oneOf, pageNumber, text } from './search-schema.ts';

/** The mass activation as its address says it: what, where, which products, and how far it is (S2.51). */
export const activationSearch = defineSearch({
  ...catalogueFilterFields,
  accion: oneOf(['activar', 'pausar'], 'activar'),
  canal: manyOf(ownStoreCodes),
  /** The dry run that says what would happen. */
  revision: text(60),
  /** The load that was started. */
  carga: text(60),
  /** The listed products: those that change, those that are so already, or those that stay. */
  ver: oneOf(['cambian', 'iguales', 'quedan'], 'cambian'),
  /** The one cause whose rejected rows are listed. */
  causa: text(60),
  pagina: pageNumber(),
});

export type ActivationSearch = ReturnType<typeof activationSearch.parse>;

/** The address for the products that some filters leave. */
export const activationAddress = addressOf(patterns.massActivation, activationSearch);

/** Products that one address may name, as many as the call takes. */
export const mostNamed = 200;

/** The template as its address says it: for what, of which category, and of which products (S2.50). */
export const templateSearch = defineSearch({
  ...catalogueFilterFields,
  tipo: oneOf(['alta', 'edicion'], 'alta'),
  /** '' is all of them. */
  de: text(60),
  ids: idList(mostNamed),
});

/** Columns that are edited together, as the address has them. */
export const columnSets = ['precios', 'existencias', 'ficha', 'canales', 'envio'] as const;
export type ColumnSet = (typeof columnSets)[number];

/** A table of products as its address says it: which of them, and which of their columns (S2.49). */
export const massEditSearch = defineSearch({
  ...catalogueFilterFields,
  ids: idList(mostNamed),
  columnas: oneOf(columnSets, 'precios'),
  /** On a phone, which shows some products at a time. */
  pagina: pageNumber(),
});

export type MassEditSearch = ReturnType<typeof massEditSearch.parse>;

/** A table with the products that some filters leave, or with those that are named. */
export const massEditAddress = (
  filters: Partial<CatalogueFilters> = {},
  ids: readonly string[] = [],
): string => `${patterns.massEdit}${massEditSearch.format({ ...filters, ids })}`;

/** The prices of the products that some filters leave. */
export const pricesAddress = addressOf(patterns.prices, massEditSearch);

/** A file with the products that some filters leave, or with those that are named. */
export const exportAddress = (filters: Partial<CatalogueFilters>, ids: readonly string[] = []): string =>
  `${patterns.bulkTemplate}${templateSearch.format({
    ...filters,
    tipo: 'edicion',
    de: filters.categoria ?? '',
    categoria: '',
    ids,
  })}`;
