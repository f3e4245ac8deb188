import { counted } from '@trastienda/domain';
import type { PriceRounding } from '@trastienda/domain/product';
import type { ProductState } from '../../shared/routes/catalogue-search.ts';

export const stateLabels: Readonly<Record<ProductState, string>> = {
  todos: 'Todos',
  activos: 'Activos',
  pausados: 'Pausados',
  agotados: 'Sin existencias',
  borradores: 'Borradores',
};

/** The ways to send a product. */
export const shippingLabels = {
  dropshipping: 'Guía de Trastienda',
  fulfillment: 'Desde fulfillment',
  propia: 'Entrega propia',
} as const;

export const roundingChoices: readonly { readonly id: PriceRounding; readonly label: string }[] = [
  { id: 'none', label: 'Sin redondear' },
  { id: 'peso', label: 'A pesos' },
  { id: '90', label: 'En .90' },
  { id: '99', label: 'En .99' },
];

/** '1 producto', '1,285 productos' */
export const productsText = (count: number): string => counted(count, 'producto');
