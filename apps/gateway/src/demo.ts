import {
  type DemoGuest,
  demoGuests,
  type DemoMerchant,
  demoMerchants,
  keepMoneyMoving,
  keepStockMoving,
  moveParcels,
  readChannels,
} from '@trastienda/demo';
import type { ScheduledTask } from '@trastienda/services';
import type { Database } from '@trastienda/services/database';
import type { Logger } from './log.ts';

export { seedDemo } from '@trastienda/demo';

export type DemoPerson = DemoMerchant | DemoGuest;

/** The people who can sign in at the provider that comes with the product. */
export const demoPeople: readonly DemoPerson[] = [...demoMerchants, ...demoGuests];

/** Returns what keeps the demo moving: its carriers report, its channels review and pay, its warehouse counts what arrives. */
export const demoTasks = (services: Database, log: Logger): readonly ScheduledTask[] => [
  {
    name: 'demo-carriers',
    cron: '* * * * *',
    // `npm run demo:clock` puts the carriers ahead of the wall clock.
    async run() {
      await moveParcels(services, new Date(), (error) => log.error({ err: error }, 'demo: carrier failed'));
    },
  },
  { name: 'demo-money', cron: '*/5 * * * *', run: () => keepMoneyMoving(services, new Date()) },
  { name: 'demo-stock', cron: '*/5 * * * *', run: () => keepStockMoving(services, new Date()) },
  { name: 'demo-channels', cron: '* * * * *', run: () => readChannels(services, new Date()) },
];
