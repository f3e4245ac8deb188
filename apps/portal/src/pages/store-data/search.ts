import { defineSearch, flag, text } from '../../shared/routes/search-schema.ts';

/** The order whose guide sent the merchant here. */
export const storehouseSearch = defineSearch({ pedido: text(40) });

/** Whether the account is being changed. */
export const bankSearch = defineSearch({ cambiar: flag() });
