export * from './fits-signer.ts';
export * from './step-statuses.ts';
