import { afterAll, beforeAll, expect, it } from 'vitest';
import { ANA, BETO, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { endSessions } from './end-sessions.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const signedIn = async (email: string, storeId: string) => {
  const browser = gateway.browser();
  await browser.signIn(email);
  return async () => (await browser.call(`/api/kidal/route/Ordersfull/seller/${storeId}`, storeId)).status;
};

it('an administrator ends the sessions of one user, or of all: they open nothing any more, half a second later at most (V7.4.5, D197)', async () => {
  const { db } = gateway.database;
  const asking = [
    await signedIn(ANA.email, '1001'),
    await signedIn(ANA.email, '1001'),
    await signedIn(BETO.email, '2001'),
  ];
  const statuses = () => Promise.all(asking.map((ask) => ask()));
  const laterStatuses = () => {
    gateway.pass(0.5);
    return statuses();
  };
  expect(await statuses()).toEqual([200, 200, 200]);
  expect(await endSessions(db, { email: 'nadie@example.com' })).toBe(0);
  expect(await endSessions(db, { email: ANA.email.toUpperCase() })).toBe(2);
  expect(await laterStatuses()).toEqual([401, 401, 200]);
  expect(await endSessions(db, 'all')).toBe(1);
  expect(await laterStatuses()).toEqual([401, 401, 401]);
});
