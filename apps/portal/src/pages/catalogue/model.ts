import type { CallInput, ProductPage } from '@trastienda/api-client';
import type { listProducts } from '@trastienda/api-client/products';
import { type CatalogueSearch, catalogueChannels, lackChoices, type ProductState } from './search.ts';

export type ProductItem = ProductPage['data'][number];
/** A product that something is done to: as it is named afterwards. */
export type NamedProduct = Pick<ProductItem, 'id' | 'name' | 'salesChannels'>;
export type ProductQuery = NonNullable<CallInput<typeof listProducts>['query']>;

const statusOf: Readonly<Record<Exclude<ProductState, 'todos'>, NonNullable<ProductQuery['filter_status']>>> =
  {
    activos: 'active',
    pausados: 'paused',
    agotados: 'out_of_stock',
    borradores: 'draft',
  };

const orderOf: Readonly<Record<CatalogueSearch['orden'], Partial<ProductQuery>>> = {
  cambio: { order_fecha_modificacion: 'desc' },
  alta: { order_fecha_creacion: 'desc' },
  nombre: { order_name: 'asc' },
  precio: { order_precio: 'asc' },
};

const shippingOf: Readonly<Record<NonNullable<CatalogueSearch['envio']>, Partial<ProductQuery>>> = {
  dropshipping: { filter_dropshipping: 'true' },
  fulfillment: { filter_fulfillment: 'true' },
  propia: { filter_dropshipping: 'false', filter_fulfillment: 'false' },
};

/** What the address asks for, whichever page is on show (S3.24 to S3.27). */
export const productsQuery = ({
  estado,
  marketplace,
  q,
  categoria,
  envio,
  falta,
  marca,
  orden,
}: CatalogueSearch): Omit<ProductQuery, 'page' | 'pageSize'> => ({
  ...(estado !== 'todos' && { filter_status: statusOf[estado] }),
  ...(marketplace !== null && { filter_marketplace: [catalogueChannels[marketplace]] }),
  ...(q.trim() !== '' && { name: q.trim() }),
  ...(categoria !== '' && { filter_categoria: categoria }),
  ...(envio !== null && shippingOf[envio]),
  ...(falta !== null && { filter_missing: lackChoices[falta] }),
  ...(marca.trim() !== '' && { filter_brand: marca.trim() }),
  ...orderOf[orden],
});

/** One page of it. */
export const productsInput = (search: CatalogueSearch): CallInput<typeof listProducts> => ({
  query: { page: search.pagina, pageSize: search.tamano, ...productsQuery(search) },
});

export type ProductMark = 'active' | 'paused' | 'empty' | 'draft';

/** The four states of a product in the list, and its word. */
export function stateOf({ status, stock }: Pick<ProductItem, 'status' | 'stock'>): {
  readonly label: string;
  readonly mark: ProductMark;
} {
  if (status === 'draft') return { label: 'Borrador', mark: 'draft' };
  if (status !== 'active') return { label: 'Pausado', mark: 'paused' };
  return stock > 0 ? { label: 'Activo', mark: 'active' } : { label: 'Sin existencias', mark: 'empty' };
}

export const countOf = (counts: ProductPage['counts'] | undefined, state: ProductState): number | undefined =>
  state === 'todos' ? counts?.total : counts?.[statusOf[state]];

/** '1 producto', '1,285 productos' */
export const productsText = (count: number): string =>
  `${count.toLocaleString('es-MX')} ${count === 1 ? 'producto' : 'productos'}`;
