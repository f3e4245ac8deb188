export * from '../services/bamako.calls.ts';
export * from '../services/store-profile.calls.ts';
