export * from '../services/onboarding.calls.ts';
export * from '../services/store-log.calls.ts';
export * from '../services/survey.calls.ts';
