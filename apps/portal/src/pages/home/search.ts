import { defineSearch, oneOf } from '../../shared/routes/search-schema.ts';
import { presetDays } from '../../shared/routes/sales-search.ts';

/** Home as its address says it: the days of its sales, and which orders are counted by channel. */
export const homeSearch = defineSearch({
  dias: oneOf(presetDays, '7'),
  pedidos: oneOf(['todos', 'por-preparar'], 'todos'),
});
