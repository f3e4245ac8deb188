import { channelCodes } from '@trastienda/domain';
import {
  defineSearch,
  optionalOneOf,
  pageNumber,
  pageSize,
  words,
} from '../../shared/routes/search-schema.ts';

/** The report of stock as its address says it. */
export const inventorySearch = defineSearch({
  q: words(120),
  canal: optionalOneOf(channelCodes),
  solo: optionalOneOf(['no-disponibles']),
  pagina: pageNumber(),
  tamano: pageSize(),
});

export type InventorySearch = ReturnType<typeof inventorySearch.parse>;

export const inventoryAddress = (search: Partial<InventorySearch> = {}): string =>
  `/reportes/inventario${inventorySearch.format(search)}`;
