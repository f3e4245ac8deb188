import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, createBrowser } from '../testing/browser.ts';
import { ANA, EVA, freshDatabase, startTestGateway, type TestGateway } from '../testing/gateway.ts';

const SECONDS = 10;
let first: TestGateway;
let second: TestGateway;
beforeAll(async () => {
  const databaseUrl = await freshDatabase();
  first = await startTestGateway({ databaseUrl, newForSeconds: SECONDS });
  second = await startTestGateway({ databaseUrl, publicUrl: first.origin, newForSeconds: SECONDS });
});
afterAll(() => Promise.all([first.stop(), second.stop()]));

const signedIn = async (email: string): Promise<Browser> => {
  const one = first.browser();
  await one.signIn(email);
  return one;
};
const mark = (response: Response) =>
  response.headers.getSetCookie().filter((cookie) => cookie.includes('.wrote='));
const list = (one: Browser) => one.call('/api/kidal/route/Ordersfull/seller/1001?pageSize=10', '1001');
const cancel = (one: Browser) =>
  one.call('/api/kidal/route/order/pedido/cancel', '1001', {
    method: 'POST',
    body: JSON.stringify({ storeId: '1001' }),
  });
const mustBeNew = ({ services }: TestGateway) => services.reached.at(-1)?.context.mustBeNew;

it('who wrote reads what is new for a while, in every process; nobody else does', async () => {
  const ana = await signedIn(ANA.email);
  const eva = await signedIn(EVA.email);
  expect(mark(await list(ana))).toEqual([]);
  expect(mustBeNew(first)).toBe(false);
  expect(mark(await cancel(ana))).toEqual([
    `__Host-trastienda.wrote=1; Max-Age=${SECONDS}; Path=/; Secure; HttpOnly; SameSite=Lax`,
  ]);
  await list(createBrowser(second.origin, ana.jar));
  expect(mustBeNew(second)).toBe(true);
  await list(eva);
  expect(mustBeNew(first)).toBe(false);
});

it('who reads how far her work is sees its effect from then on', async () => {
  const eva = await signedIn(EVA.email);
  const loads = await eva.call('/api/liubliana/route/bulkload/store/1001?page=1&pageSize=20', '1001');
  expect(mark(loads)).toHaveLength(1);
  await list(eva);
  expect(mustBeNew(first)).toBe(true);
});

it('without a replica nobody is marked', async () => {
  const gateway = await startTestGateway();
  const ana = gateway.browser();
  await ana.signIn(ANA.email);
  expect(mark(await cancel(ana))).toEqual([]);
  await gateway.stop();
});
