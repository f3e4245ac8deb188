import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@trastienda/api-client/calls';
import { expect, it } from 'vitest';
import { demoPostgres } from '../../portal/e2e/support/provided.ts';
import { waitingOrders } from '../src/testing/crash/guide-requests.ts';
import { killableFleet } from '../src/testing/crash/killable-fleet.ts';
import { killablePostgres } from '../src/testing/crash/killable.ts';
import { patientClient, type PatientClient } from '../src/testing/crash/patient-client.ts';

const STORE = '10452';
const MERCHANT = 'mariana@casalumbre.example';
const PAUSE_MS = 700;

it('two gateways on one PostgreSQL, each stopped in turn under load: no request is lost, and one sign-in opens both', async () => {
  const postgres = await killablePostgres(demoPostgres());
  const fleet = await killableFleet(postgres.url, 2, { STOP_DELAY_SECONDS: '1' });
  try {
    const merchants: PatientClient[] = [];
    while (merchants.length < 6) merchants.push(await patientClient(fleet.origin, STORE, MERCHANT));
    const orders = merchants[0] ? await waitingOrders(merchants[0].client, STORE) : [];
    const over = new AbortController();
    let answered = 0;
    const working = merchants.map(async ({ client }, at) => {
      const order = orders[at];
      if (!order) throw new Error('too few orders');
      const params = { storeId: STORE, marketplace: order.marketplace, orderId: order.orderNumber };
      const clientData = { fullname: 'Ana Ruiz', email: null };
      const { shippingAddress } = order;
      while (!over.signal.aborted) {
        // Asked once: no answer, or any other than the right one, is a request lost.
        const read = await client(calls.listOrders, { params: { storeId: STORE }, query: {} });
        const written = await client(calls.updateShippingData, {
          params,
          body: { shippingAddress, clientData },
        });
        for (const one of [read, written]) if (!one.ok) throw new Error(JSON.stringify(one.error));
        answered += 2;
        // One person's calls have a limit, which six hands without a pause would meet.
        await sleep(PAUSE_MS);
      }
    });
    const failed = Promise.all(working).then(() => new Promise<never>(() => {}));
    const stopping = (async () => {
      for (const gateway of fleet.gateways) {
        const before = answered;
        await expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThan(before + 20);
        expect(await gateway.stop('SIGTERM')).toMatchObject({ code: 0 });
        await gateway.boot();
      }
    })();
    await Promise.race([stopping, failed]);
    over.abort();
    await Promise.all(working);
    expect(answered).toBeGreaterThan(80);
  } finally {
    await fleet.stop('SIGKILL');
    await postgres.remove();
  }
});
