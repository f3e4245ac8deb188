export * from '../services/onboarding.calls.ts';
