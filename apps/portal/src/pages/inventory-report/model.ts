import type { CallInput, CallOutput } from '@trastienda/api-client';
import type { getProductStock } from '@trastienda/api-client/products';
import { channelName, type CsvColumn, formatForFile } from '@trastienda/domain';
import { daysOfStock } from '@trastienda/domain/sale';
import type { InventorySearch } from './search.ts';

type StockPage = CallOutput<typeof getProductStock>;
export type StockRow = StockPage['rows'][number];
export type StockQuery = NonNullable<CallInput<typeof getProductStock>['query']>;

/** Pieces that can be sold: on the shelf and in the warehouse, without those of orders that wait. */
export const sellable = ({ stock, fulfillmentStock, reserved }: StockRow): number =>
  stock + fulfillmentStock - reserved;

const ofFigure: Readonly<Record<NonNullable<InventorySearch['solo']>, StockQuery>> = {
  agotados: { runs_out: 'out' },
  semana: { runs_out: 'week' },
  'no-disponibles': { only_unavailable: true },
};

/** Returns the query of the address without its page: by default the SKUs that run out first are at the top. */
export const stockFilters = ({ q, canal, solo, orden }: InventorySearch): StockQuery => ({
  order: orden === 'nombre' ? 'name' : 'lasts',
  ...(q !== '' && { name: q }),
  ...(canal !== null && { filter_marketplace: [canal] }),
  ...(solo !== null && ofFigure[solo]),
});

export const stockInput = (search: InventorySearch): CallInput<typeof getProductStock> => ({
  query: { page: search.pagina, pageSize: search.tamano, ...stockFilters(search) },
});

/** The columns of the file; times on the clock of a zone. */
export const stockColumns = (timeZone: string): readonly CsvColumn<StockRow>[] => [
  { header: 'SKU', value: ({ sku }) => sku, isText: true },
  { header: 'Producto', value: ({ name }) => name },
  { header: 'Existencias', value: ({ stock }) => stock },
  { header: 'En fulfillment', value: ({ fulfillmentStock }) => fulfillmentStock },
  { header: 'Reservadas', value: ({ reserved }) => reserved },
  { header: 'Disponibles', value: sellable },
  { header: 'Vendidas en 28 días', value: ({ soldIn28Days }) => soldIn28Days },
  {
    header: 'Días de inventario',
    value: (row) => (row.soldIn28Days === undefined ? null : daysOfStock(sellable(row), row.soldIn28Days)),
  },
  { header: 'Canales', value: ({ salesChannels }) => salesChannels.map(channelName).join(', ') },
  { header: 'Actualizado', value: ({ updatedAt }) => formatForFile(updatedAt, timeZone) },
];
