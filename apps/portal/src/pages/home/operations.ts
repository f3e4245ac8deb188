import { getSurvey, submitSurvey } from '@trastienda/api-client/onboarding-aws';
import { createOperation } from '../../shared/store/create-operation.ts';

/** Orders in preparation, the one to hand over first at the top: as many as one call gives, more are told as "más de 100". */
export const dueOrders = {
  query: { 'filter-status-family': 'pendiente', sort: 'ship_by', pageSize: 100 },
} as const;

/** What the store's people are asked (D108). */
export const storeSurvey = createOperation(getSurvey);

export const surveyAnswer = createOperation(submitSurvey, { done: () => 'Gracias por contestar' });
