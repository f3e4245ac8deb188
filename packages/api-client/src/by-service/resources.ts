export * from '../services/resources.calls.ts';
