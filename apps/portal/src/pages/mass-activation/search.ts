import { ownStoreCodes } from '@trastienda/domain';
import { catalogueFilterFields } from '../../shared/routes/catalogue-search.ts';
import { defineSearch, integer, manyOf, oneOf, text } from '../../shared/routes/search-schema.ts';

/** The mass activation as its address says it: what, where, which products, and how far it is (S2.51). */
export const activationSearch = defineSearch({
  ...catalogueFilterFields,
  accion: oneOf(['activar', 'pausar'], 'activar'),
  canal: manyOf(ownStoreCodes),
  /** The dry run that says what would happen. */
  revision: text(60),
  /** What was begun. */
  carga: text(60),
  /** Of the rows that do not go: only those of one cause. */
  causa: text(60),
  pagina: integer(1, (page) => page >= 1),
});

export type ActivationSearch = ReturnType<typeof activationSearch.parse>;
