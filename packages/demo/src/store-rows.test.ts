import { expect, it } from 'vitest';
import { demoMerchants } from './merchants.ts';
import { DEMO_STAND_INS_PATH, DEMO_TOP_UP_PATH, demoStandIns } from '@trastienda/services/core/stand-ins';
import { demoServicesOf } from './store-rows.ts';

it('a store of the demo leads to no host that does not exist', () => {
  const stores = demoMerchants.flatMap((merchant) => merchant.stores);
  const addresses = stores.flatMap((store) =>
    demoServicesOf(store).flatMap(({ url, dashboardUrl = null, topUpUrl = null }) => [
      url,
      dashboardUrl,
      topUpUrl,
    ]),
  );
  const known = Object.keys(demoStandIns).map((which) => `${DEMO_STAND_INS_PATH}/${which}`);
  expect(new Set(addresses.filter((address) => address !== null))).toEqual(
    new Set([...known, DEMO_TOP_UP_PATH]),
  );
});
