import { channelCodes } from '@trastienda/domain';
import { defineSearch, integer, optionalOneOf, pageSize, text } from '../../shared/routes/search-schema.ts';

/** The report of stock as its address says it. */
export const inventorySearch = defineSearch({
  q: text(120),
  canal: optionalOneOf(channelCodes),
  solo: optionalOneOf(['no-disponibles']),
  pagina: integer(1, (page) => page >= 1),
  tamano: pageSize(),
});

export type InventorySearch = ReturnType<typeof inventorySearch.parse>;

export const inventoryAddress = (search: Partial<InventorySearch> = {}): string =>
  `/reportes/inventario${inventorySearch.format(search)}`;
