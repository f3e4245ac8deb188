export * from '../services/channel-cases.calls.ts';
export * from '../services/channel-health.calls.ts';
export * from '../services/channels.calls.ts';
export * from '../services/door.calls.ts';
export * from '../services/integrations.calls.ts';
