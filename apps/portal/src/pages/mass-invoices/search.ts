import { paymentMarketplaces } from '@trastienda/domain';
import { defineSearch, oneOf } from '../../shared/routes/search-schema.ts';

export const massViews = ['todas', 'listas', 'por-decidir', 'con-error', 'ya-subidas'] as const;
export type MassView = (typeof massViews)[number];

/** The channel whose invoices are sent, and the shown ones (S2.61). */
export const massSearch = defineSearch({
  canal: oneOf(
    paymentMarketplaces.map(({ query }) => query),
    'claroshop',
  ),
  ver: oneOf(massViews, 'todas'),
});
