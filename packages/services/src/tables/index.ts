/** Every table, for drizzle-kit. */
export * from './store-data.ts';
export * from './invoices.ts';
export * from './requests.ts';
export * from './demo-clock.ts';
export * from './people.ts';
export * from './channel-links.ts';
export * from './evidences.ts';
export * from './money.ts';
export * from './jobs.ts';
export * from './orders.ts';
export * from './bulk-loads.ts';
export * from './onboarding.ts';
export * from './categories.ts';
export * from './products.ts';
export * from './reference.ts';
export * from './shipping.ts';
export * from './files.ts';
