import { defineSearch, idList, text } from '../../shared/routes/search-schema.ts';

/** Which order an action is for, and which of its lines; none means all (D39). */
export const orderActionSearch = defineSearch({ pedido: text(120), lineas: idList(200) });
