import type { CallInput } from '@trastienda/api-client';
import type { activateProductsInBulk } from '@trastienda/api-client/products';
import { channelName, type ownStoreCodes, listText } from '@trastienda/domain';
import { productFilters } from '../../entities/product/product-query.ts';
import type { ActivationSearch } from '../../shared/routes/bulk-search.ts';

type OwnCode = (typeof ownStoreCodes)[number];

/** 'Sears y Sanborns' */
export const channelsText = (codes: readonly string[]): string => listText(codes.map(channelName));

/** The words of an act, by its name in the address. */
export const acts = {
  activar: {
    does: 'Activar',
    undo: 'Deshacer activación',
    title: 'Activar productos',
    will: (count: number) => (count === 1 ? 'se activa' : 'se activan'),
    did: (count: number) => (count === 1 ? 'se activó' : 'se activaron'),
    stays: (count: number) => (count === 1 ? 'no cumple' : 'no cumplen'),
    same: (count: number) => (count === 1 ? 'ya estaba activo' : 'ya estaban activos'),
    working: 'Activando productos',
  },
  pausar: {
    does: 'Pausar',
    undo: 'Deshacer pausa',
    title: 'Pausar productos',
    will: (count: number) => (count === 1 ? 'se pausa' : 'se pausan'),
    did: (count: number) => (count === 1 ? 'se pausó' : 'se pausaron'),
    stays: (count: number) => (count === 1 ? 'no se puede pausar' : 'no se pueden pausar'),
    same: (count: number) => (count === 1 ? 'ya estaba en pausa' : 'ya estaban en pausa'),
    working: 'Pausando productos',
  },
} as const;

export const actOf = (action: string | null | undefined): keyof typeof acts =>
  action === 'pause' ? 'pausar' : 'activar';

/** The request: the action, the channels, and the products. */
export const activationBody = (
  search: ActivationSearch,
  channels: readonly OwnCode[],
  dryRun: boolean,
): CallInput<typeof activateProductsInBulk>['body'] => ({
  action: search.accion === 'pausar' ? 'pause' : 'active',
  salesChannels: [...channels],
  filters: productFilters(search),
  dryRun,
});
