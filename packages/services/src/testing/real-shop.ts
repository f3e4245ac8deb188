import { createGuardedClient, type GuardedClient } from '@trastienda/connectors/egress/guarded-client';
import { openDemoShop } from '@trastienda/connectors/testing/demo-shop';
import type { WooEmulator } from '@trastienda/connectors/testing/woocommerce-emulator';
import { afterAll } from 'vitest';
import type { Installation } from '../core/installation.ts';
import { CASA_LUMBRE } from './ask.ts';
import { testInstallation } from './installation.ts';

/** An installation that asks shops for real, those on this machine too, and has no demo. */
export function installationWithShops(client: GuardedClient): Installation {
  return { ...testInstallation, demoConsentUrl: null, shops: { client, allowLoopback: true } };
}

/** Opens invented shops on this machine for one test file, and the client that asks them. */
export function useShops() {
  const client = createGuardedClient({ allowLoopback: true, limits: { wholeMs: 2000, headersMs: 1500 } });
  const stops: (() => Promise<void>)[] = [];
  const state = { made: 0 };
  afterAll(async () => {
    await client.close();
    for (const stop of stops) await stop();
  });
  return {
    client,
    installation: installationWithShops(client),
    /** Starts a shop; its address is `origin`, and `body` links it with its own keys. */
    async open(shop: WooEmulator = openDemoShop({ seed: 40 + (state.made += 1) })) {
      const { origin, stop } = await shop.listen();
      stops.push(stop);
      const keys = { consumerKey: shop.key, consumerSecret: shop.secret };
      return { emulator: shop, origin, stop, body: { storeId: CASA_LUMBRE, url: origin, ...keys } };
    },
  };
}
