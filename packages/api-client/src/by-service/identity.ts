export * from '../services/identity.calls.ts';
export * from '../services/store-creation.calls.ts';
export * from '../services/users.calls.ts';
