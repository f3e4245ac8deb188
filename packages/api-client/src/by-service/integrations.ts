export * from '../services/channels.calls.ts';
export * from '../services/integrations.calls.ts';
