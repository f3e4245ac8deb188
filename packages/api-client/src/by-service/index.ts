/** Every call of the 17 services, by service: `createApi(request, services)` is the whole product. */
export * as aliexpress from './aliexpress.ts';
export * as bamako from './bamako.ts';
export * as billing from './billing.ts';
export * as identity from './identity.ts';
export * as integrations from './integrations.ts';
export * as invoice from './invoice.ts';
export * as kidal from './kidal.ts';
export * as liubliana from './liubliana.ts';
export * as mercadolibre from './mercadolibre.ts';
export * as onboardingAws from './onboarding-aws.ts';
export * as products from './products.ts';
export * as resources from './resources.ts';
export * as shein from './shein.ts';
export * as shippings from './shippings.ts';
export * as shopify from './shopify.ts';
export * as totalplay from './totalplay.ts';
export * as woocommerce from './woocommerce.ts';
