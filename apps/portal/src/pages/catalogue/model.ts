import type { CallInput, ProductPage } from '@trastienda/api-client';
import type { listProducts } from '@trastienda/api-client/products';
import { productsQuery, statusOf } from '../../entities/product/product-query.ts';
import type { CatalogueSearch, ProductState } from '../../shared/routes/catalogue-search.ts';

export type ProductItem = ProductPage['rows'][number];
/** A product that something is done to: as it is named afterwards. */
export type NamedProduct = Pick<ProductItem, 'id' | 'name' | 'salesChannels'>;

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
