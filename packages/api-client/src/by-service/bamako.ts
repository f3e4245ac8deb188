export * from '../services/bamako.calls.ts';
export * from '../services/store-profile.calls.ts';
export * from '../services/store-approval.calls.ts';
