/** Every table, for drizzle-kit. */
export * from '../bamako/schema.ts';
export * from '../billing/schema.ts';
export * from '../core/schema.ts';
export * from '../demo/carrier-clock/schema.ts';
export * from '../identity/schema.ts';
export * from '../integrations/schema.ts';
export * from '../invoice/schema.ts';
export * from '../invoice/payments/schema.ts';
export * from '../jobs/schema.ts';
export * from '../kidal/schema.ts';
export * from '../liubliana/schema.ts';
export * from '../onboarding-aws/schema.ts';
export * from '../products/categories.schema.ts';
export * from '../products/schema.ts';
export * from '../resources/schema.ts';
export * from '../shippings/schema.ts';
export * from '../uploads/schema.ts';
