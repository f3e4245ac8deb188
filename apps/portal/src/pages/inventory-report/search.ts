import { channelCodes } from '@trastienda/domain';
import { addressOf, patterns } from '../../shared/routes/patterns.ts';
import {
  defineSearch,
  oneOf,
  optionalOneOf,
  pageNumber,
  pageSize,
  words,
} from '../../shared/routes/search-schema.ts';

/** The figures over the list, whose rows it can be narrowed to. */
export const onlySome = ['agotados', 'semana', 'no-disponibles'] as const;

/** The report of stock as its address says it. */
export const inventorySearch = defineSearch({
  q: words(120),
  canal: optionalOneOf(channelCodes),
  solo: optionalOneOf(onlySome),
  /** The orders of the list: by the nearest end of the stock, or by name; the service has no other. */
  orden: oneOf(['dias', 'nombre'], 'dias'),
  pagina: pageNumber(),
  tamano: pageSize(),
});

export type InventorySearch = ReturnType<typeof inventorySearch.parse>;

export const inventoryAddress = addressOf(patterns.inventoryReport, inventorySearch);
