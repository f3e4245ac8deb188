import * as z from 'zod/mini';
import { defineCall } from '../core/define-call.ts';
import { ack, acknowledged, list, storeId } from '../core/fields.ts';
import { surveyAnswer, surveyEntry } from './survey.schemas.ts';

/** 404: no survey. */
export const getSurvey = defineCall({
  id: 'getSurvey',
  service: 'onboarding-aws',
  method: 'GET',
  provides: ['onboarding'],
  path: 'encuesta',
  query: { storeId: storeId() },
  response: z.object({ survey: z.array(surveyEntry), answered: z.boolean() }),
  emptyOn404: () => ({ survey: [], answered: true }),
  example: () => ({
    survey: [{ question: '¿Qué tan fácil fue crear tu primera guía?', answer: 'Muy fácil' }],
    answered: true,
  }),
});

export const submitSurvey = defineCall({
  id: 'submitSurvey',
  service: 'onboarding-aws',
  method: 'POST',
  invalidates: ['onboarding'],
  path: 'encuesta',
  idempotency: 'key',
  body: z.object({ storeId: storeId(), survey: list(surveyAnswer, 50, 1) }),
  response: ack(),
  example: acknowledged,
});
