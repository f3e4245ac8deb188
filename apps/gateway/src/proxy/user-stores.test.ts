import { calls } from '@trastienda/api-client/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pathOf, samplesOf } from '../testing/call-samples.ts';
import { ANA, EVA, freshDatabase, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import type { Browser } from '../testing/browser.ts';
import { jsonAnswer } from './answer.ts';

/** Two processes on one database and one identity service, as it would be in production. */
let gateways: readonly [TestGateway, TestGateway];
let ana: readonly [Browser, Browser];
let eva: readonly [Browser, Browser];
const stores = new Map<string, string[]>();
let asked = 0;

/** One sign-in opens both. */
async function inBoth(email: string): Promise<readonly [Browser, Browser]> {
  const [first, second] = gateways.map((one) => one.browser()) as [Browser, Browser];
  await first.signIn(email);
  for (const [name, value] of first.jar) second.jar.set(name, value);
  return [first, second];
}

beforeAll(async () => {
  const databaseUrl = await freshDatabase();
  gateways = [await startTestGateway({ databaseUrl }), await startTestGateway({ databaseUrl })];
  for (const { services } of gateways) {
    services.answers.set(calls.listUserStores.id, ({ context }) => {
      asked += 1;
      const data = (stores.get(context.user.email) ?? []).map((id) => ({
        ...calls.getStore.example(),
        id,
      }));
      return jsonAnswer(200, { data });
    });
    services.answers.set('deleteStoreUser', ({ parts }) => {
      stores.set(parts.params['username'] ?? '', []);
      return jsonAnswer(200, { ok: true });
    });
  }
  ana = await inBoth(ANA.email);
  eva = await inBoth(EVA.email);
});
afterAll(() => Promise.all(gateways.map((one) => one.stop())));
beforeEach(() => {
  stores.set(ANA.email, ['1001']).set(EVA.email, ['1001']);
  // Whatever was remembered before is too old.
  for (const one of gateways) one.pass(61);
});

const look = async (by: Browser, storeId: string) =>
  (await by.call(`/api/identity/route/store/${storeId}`, storeId)).status;

describe('the stores of a person, as two processes remember them', () => {
  it('are asked for once while they are as they were', async () => {
    await look(ana[0], '1001');
    asked = 0;
    for (let at = 0; at < 10; at += 1) expect(await look(ana[0], '1001')).toBe(200);
    expect(asked).toBe(0);
  });

  it('have a new store from its very next call on, in both', async () => {
    for (const by of ana) expect(await look(by, '1001')).toBe(200);
    for (const by of ana) expect(await look(by, '1009')).toBe(403);
    stores.set(ANA.email, ['1001', '1009']);
    for (const by of ana) expect(await look(by, '1009')).toBe(200);
  });

  it('are forgotten once a write removes somebody: her next call is refused within a second, in both', async () => {
    for (const by of eva) expect(await look(by, '1001')).toBe(200);
    const call = calls.deleteStoreUser;
    const sample = samplesOf(call, '1001');
    const path = pathOf(call, { ...sample, params: { ...sample.params, username: EVA.email } });
    expect((await ana[0].call(path, '1001', { method: 'DELETE' })).status).toBe(200);
    for (const by of eva)
      await expect.poll(() => look(by, '1001'), { timeout: 1000, interval: 50 }).toBe(403);
    // Who was not named keeps what is known of her.
    expect(await look(ana[1], '1001')).toBe(200);
  });
});
