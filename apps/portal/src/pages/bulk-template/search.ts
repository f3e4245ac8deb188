import { catalogueFilterFields } from '../../shared/routes/catalogue-search.ts';
import { defineSearch, idList, oneOf, text } from '../../shared/routes/search-schema.ts';

/** Products that one address may name, as many as the call takes. */
const mostNamed = 200;

/** The template as its address says it: for what, of which category, and of which products (S2.50). */
export const templateSearch = defineSearch({
  ...catalogueFilterFields,
  tipo: oneOf(['alta', 'edicion'], 'alta'),
  /** '' is all of them. */
  de: text(60),
  ids: idList(mostNamed),
});
