import type { CallInput } from '@trastienda/api-client';
import type { listProducts } from '@trastienda/api-client/products';
import {
  type CatalogueSearch,
  catalogueChannels,
  lackChoices,
  type ProductState,
} from '../../shared/routes/catalogue-search.ts';

type ProductQuery = NonNullable<CallInput<typeof listProducts>['query']>;
/** The filters and the order of a list of products, whatever the page. */
export type ProductFilters = Omit<ProductQuery, 'page' | 'pageSize'>;

/** A state of the address, as the call names it. */
export const statusOf = {
  activos: 'active',
  pausados: 'paused',
  agotados: 'out_of_stock',
  borradores: 'draft',
} as const satisfies Readonly<Record<Exclude<ProductState, 'todos'>, ProductQuery['filter_status']>>;

const orderOf: Readonly<Record<CatalogueSearch['orden'], Partial<ProductQuery>>> = {
  cambio: { order_fecha_modificacion: 'desc' },
  'cambio-asc': { order_fecha_modificacion: 'asc' },
  nombre: { order_name: 'asc' },
  'nombre-desc': { order_name: 'desc' },
  precio: { order_precio: 'asc' },
  'precio-desc': { order_precio: 'desc' },
  existencias: { order_existencias: 'asc' },
  'existencias-desc': { order_existencias: 'desc' },
  alta: { order_fecha_creacion: 'desc' },
};

const shippingOf: Readonly<Record<NonNullable<CatalogueSearch['envio']>, Partial<ProductQuery>>> = {
  dropshipping: { filter_dropshipping: 'true' },
  fulfillment: { filter_fulfillment: 'true' },
  propia: { filter_dropshipping: 'false', filter_fulfillment: 'false' },
};

/** The filters of the address. */
export const productFilters = ({
  estado,
  marketplace,
  q,
  categoria,
  envio,
  falta,
  marca,
}: Omit<CatalogueSearch, 'orden' | 'pagina' | 'tamano'>): ProductFilters => ({
  ...(estado !== 'todos' && { filter_status: statusOf[estado] }),
  ...(marketplace !== null && { filter_marketplace: [catalogueChannels[marketplace]] }),
  ...(q.trim() !== '' && { name: q.trim() }),
  ...(categoria !== '' && { filter_categoria: categoria }),
  ...(envio !== null && shippingOf[envio]),
  ...(falta !== null && { filter_missing: lackChoices[falta] }),
  ...(marca.trim() !== '' && { filter_brand: marca.trim() }),
});

/** The same, in the address's order (S3.24 to S3.27). */
export const productsQuery = (search: CatalogueSearch): ProductFilters => ({
  ...productFilters(search),
  ...orderOf[search.orden],
});
