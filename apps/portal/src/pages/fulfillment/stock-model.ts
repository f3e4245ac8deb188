import type { CallInput } from '@trastienda/api-client';
import type { listInventory } from '@trastienda/api-client/shippings';
import { type CsvColumn, formatForFile } from '@trastienda/domain';
import { daysOfStock } from '@trastienda/domain/sale';
import type { StockSearch } from './search.ts';
import type { StoredRow } from './withdraw-model.ts';

export type StockQuery = NonNullable<CallInput<typeof listInventory>['query']>;

/** Returns the query of the address without its page: the SKUs that run out first are at the top. */
export const stockFilters = ({
  q,
  almacen,
  orden,
}: Pick<StockSearch, 'q' | 'almacen' | 'orden'>): StockQuery => ({
  order: orden === 'nombre' ? 'name' : 'lasts',
  ...(q !== '' && { name: q }),
  ...(almacen !== '' && { warehouseId: almacen }),
});

export const stockInput = (search: StockSearch): CallInput<typeof listInventory> => ({
  query: { page: search.pagina, pageSize: search.tamano, ...stockFilters(search) },
});

/** The columns of the file; times on the clock of a zone. */
export const stockColumns = (timeZone: string): readonly CsvColumn<StoredRow>[] => [
  { header: 'SKU', value: ({ sku }) => sku, isText: true },
  { header: 'Producto', value: ({ name }) => name },
  { header: 'Almacén', value: ({ warehouseName }) => warehouseName },
  { header: 'Disponibles', value: ({ available }) => available },
  { header: 'Reservadas', value: ({ reserved }) => reserved },
  { header: 'En camino', value: ({ inTransit }) => inTransit },
  { header: 'Dañadas', value: ({ damaged }) => damaged },
  { header: 'Vendidas en 28 días', value: ({ soldIn28Days }) => soldIn28Days },
  {
    header: 'Días de inventario',
    value: ({ availableEverywhere, soldIn28Days }) => daysOfStock(availableEverywhere, soldIn28Days),
  },
  { header: 'Libres en tu almacén', value: ({ onHand }) => onHand },
  { header: 'Actualizado', value: ({ updatedAt }) => formatForFile(updatedAt, timeZone) },
];
