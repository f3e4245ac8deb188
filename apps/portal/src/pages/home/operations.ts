import { listStoreGuides } from '@trastienda/api-client';
import { getPendingOrderStatistics } from '@trastienda/api-client/kidal';
import { getSurvey, submitSurvey } from '@trastienda/api-client/onboarding-aws';
import { getActiveProductTotals, getProductStock, listProducts } from '@trastienda/api-client/products';
import { createOperation } from '../../shared/store/create-operation.ts';

/** Orders in preparation, the one to hand over first at the top: as many as one call gives, more are told as "más de 100". */
export const dueOrders = {
  query: { 'filter-status-family': 'pendiente', sort: 'ship_by', pageSize: 100 },
} as const;

/** The questions to the store's people (D108). */
export const storeSurvey = createOperation(getSurvey);

export const surveyAnswer = createOperation(submitSurvey, { done: () => 'Gracias por contestar' });

/** The query of pages of products: their counts alone. */
export const onlyCounts = { query: { page: 1, pageSize: 1 } } as const;

/** Orders in preparation by channel. */
export const pendingStatistics = createOperation(getPendingOrderStatistics);
/** Active products by channel. */
export const activeProducts = createOperation(getActiveProductTotals);
/** The number of products that cannot be sold now. */
export const unavailableProducts = createOperation(getProductStock, { name: 'unavailableProducts' });
/** The number of offered products that have no piece left. */
export const productCounts = createOperation(listProducts, { name: 'productCounts' });
/** Whether the store ever made a guide: the newest alone. */
export const firstGuide = createOperation(listStoreGuides, { name: 'firstGuide' });
