import { addressOf, patterns } from '../../shared/routes/patterns.ts';
import { defineSearch, oneOf, pageNumber, pageSize, text } from '../../shared/routes/search-schema.ts';

/** Rows of a load by what became of them; 'precios' are those whose prices somebody has to look at twice. */
const rowViews = ['error', 'creados', 'actualizados', 'iguales', 'precios'] as const;
export type RowView = (typeof rowViews)[number];

/** The bulk load as its address says it: which load, and what is seen of it (S2.50). */
export const loadSearch = defineSearch({
  /** A load, or the review of one; '' chooses a file. */
  carga: text(60),
  ver: oneOf([...rowViews, 'primero'], 'primero'),
  /** The one cause whose rows with an error are listed. */
  causa: text(60),
  /** Those with an error in one column. */
  columna: text(120),
  pagina: pageNumber(),
  tamano: pageSize(),
});

export type LoadSearch = ReturnType<typeof loadSearch.parse>;

export const loadAddress = addressOf(patterns.bulkLoad, loadSearch);
