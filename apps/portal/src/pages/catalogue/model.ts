import type { CallInput, ProductPage } from '@trastienda/api-client';
import type { listProducts } from '@trastienda/api-client/products';
import { type CatalogueSearch, catalogueChannels, type ProductState } from './search.ts';

export type ProductItem = ProductPage['data'][number];
type Query = NonNullable<CallInput<typeof listProducts>['query']>;

const statusOf: Readonly<Record<Exclude<ProductState, 'todos'>, NonNullable<Query['filter_status']>>> = {
  activos: 'active',
  pausados: 'paused',
  agotados: 'out_of_stock',
  borradores: 'draft',
};

const orderOf: Readonly<Record<CatalogueSearch['orden'], Partial<Query>>> = {
  cambio: { order_fecha_modificacion: 'desc' },
  alta: { order_fecha_creacion: 'desc' },
  nombre: { order_name: 'asc' },
  precio: { order_precio: 'asc' },
};

/** What the address asks the service for. */
export const productsInput = ({
  pagina,
  tamano,
  estado,
  marketplace,
  q,
  orden,
}: CatalogueSearch): CallInput<typeof listProducts> => ({
  query: {
    page: pagina,
    pageSize: tamano,
    ...(estado !== 'todos' && { filter_status: statusOf[estado] }),
    ...(marketplace !== null && { filter_marketplace: [catalogueChannels[marketplace]] }),
    ...(q.trim() !== '' && { name: q.trim() }),
    ...orderOf[orden],
  },
});

/** The four states of a product in the list, and its word. */
export function stateOf({ status, stock }: Pick<ProductItem, 'status' | 'stock'>): {
  readonly label: string;
  readonly needsCare: boolean;
} {
  if (status === 'draft') return { label: 'Borrador', needsCare: false };
  if (status !== 'active') return { label: 'Pausado', needsCare: false };
  return stock > 0 ? { label: 'Activo', needsCare: false } : { label: 'Sin existencias', needsCare: true };
}

export const countOf = (counts: ProductPage['counts'] | undefined, state: ProductState): number | undefined =>
  state === 'todos' ? counts?.total : counts?.[statusOf[state]];
