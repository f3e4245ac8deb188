import type * as onboarding from '@trastienda/api-client/onboarding-aws';
import type { Handlers } from '../core/handler.ts';
import { handlePostStoreLog } from './store-log.ts';
import { handleGetSurvey, handleSubmitSurvey } from './survey.ts';

export const handlers = {
  postStoreLog: handlePostStoreLog,
  getSurvey: handleGetSurvey,
  submitSurvey: handleSubmitSurvey,
} satisfies Handlers<typeof onboarding>;
