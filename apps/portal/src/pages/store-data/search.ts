import { defineSearch, text } from '../../shared/routes/search-schema.ts';

/** The order whose guide sent the merchant here. */
export const storehouseSearch = defineSearch({ pedido: text(40) });
