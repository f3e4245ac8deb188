export { type DemoMerchant, demoMerchants, type DemoStore } from './merchants.ts';
