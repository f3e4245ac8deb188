import { defineSearch, idList, text } from '../../shared/routes/search-schema.ts';

/** The order of an action, and its lines; none means all (D39). */
export const orderActionSearch = defineSearch({ pedido: text(120), lineas: idList(200) });
