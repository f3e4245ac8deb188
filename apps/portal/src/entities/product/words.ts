import { formatNumber } from '@trastienda/domain';
import type { ProductState } from '../../shared/routes/catalogue-search.ts';

export const stateLabels: Readonly<Record<ProductState, string>> = {
  todos: 'Todos',
  activos: 'Activos',
  pausados: 'Pausados',
  agotados: 'Sin existencias',
  borradores: 'Borradores',
};

/** '1 producto', '1,285 productos' */
export const productsText = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? 'producto' : 'productos'}`;
