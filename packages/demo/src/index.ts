export { advanceCarriers, moveParcels } from './carrier-clock/move-parcels.ts';
export { readChannels } from './channel-clock.ts';
export { type DemoMerchant, demoMerchants, type DemoStore } from './merchants.ts';
export { keepMoneyMoving } from './money-clock.ts';
export { keepStockMoving } from './stock-clock.ts';
export { type DemoGuest, demoGuests } from './store-people.ts';
export { seedDemo } from './seed-demo.ts';
