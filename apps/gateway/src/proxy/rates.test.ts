import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser } from '../testing/browser.ts';
import { ANA, BETO, EVA, freshDatabase, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { proved } from '../testing/proved.ts';

const limits = {
  writeLimit: { burst: 6, perSecond: 0.01 },
  exportLimit: { burst: 4, perSecond: 0.01 },
  signInLimit: { burst: 5, perSecond: 0.01 },
};

let first: TestGateway;
let second: TestGateway;
let here: Browser;
let there: Browser;
/** A second session of who is `here`, and a colleague of hers in the store 1001. */
let again: Browser;
let eva: Browser;
beforeAll(async () => {
  const databaseUrl = await freshDatabase();
  first = await startTestGateway({ databaseUrl, ...limits });
  second = await startTestGateway({ databaseUrl, publicUrl: first.origin, ...limits });
  here = first.browser();
  await here.signIn(ANA.email);
  there = createBrowser(second.origin, here.jar);
  // Each after the limit of sign-ins is full again.
  const signedIn = async (email: string) => {
    for (const one of [first, second]) one.pass(500);
    const one = first.browser();
    await one.signIn(email);
    return one;
  };
  again = await signedIn(ANA.email);
  eva = await signedIn(EVA.email);
});
afterAll(() => Promise.all([first.stop(), second.stop()]));

const cancel = (one: Browser, storeId = '1001') =>
  one.call('/api/kidal/route/order/pedido/cancel', storeId, {
    method: 'POST',
    // The page has one origin, whichever process answers it.
    headers: { origin: first.origin },
    body: JSON.stringify({ storeId }),
  });
const label = (one: Browser, storeId = '1001') =>
  one.call('/api/shippings/route/v1/shipping-guide/archivo/794600012345', storeId);
const inTurns = async (count: number, ask: (one: Browser) => Promise<Response>) => {
  const answers: Response[] = [];
  for (let at = 0; at < count; at += 1) answers.push(await ask(at % 2 === 0 ? here : there));
  return answers;
};
const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status);

describe('two processes draw from one limit', () => {
  it('of writes, for each user and store; who waits as long as is said passes', async () => {
    const answers = await inTurns(8, cancel);
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answers.at(-1)?.json()).toMatchObject({
      message: expect.stringContaining('espera un momento'),
    });
    // Another store, another user, a colleague in the same store and a read do not wait.
    expect((await cancel(here, '1002')).status).toBe(200);
    expect((await here.call('/api/kidal/route/Ordersfull/seller/1001', '1001')).status).toBe(200);
    const beto = first.browser();
    await beto.signIn(BETO.email);
    expect((await cancel(beto, '2001')).status).toBe(200);
    expect((await cancel(eva)).status).toBe(200);
    // A second session of the same person does.
    expect((await cancel(again)).status).toBe(429);
    const wait = Number(answers.at(-1)?.headers.get('retry-after'));
    for (const one of [first, second]) one.pass(wait);
    expect((await cancel(there)).status).toBe(200);
    proved(
      'writes: 6 of 8 passed over two processes; another store, another user and a colleague did not wait',
    );
  });

  it('of exports, for each user and store', async () => {
    const call = (await label(here)).status;
    expect(call).toBe(200);
    expect(statuses(await inTurns(4, (one) => label(one)))).toEqual([200, 200, 200, 429]);
    expect((await label(eva)).status).toBe(200);
    expect((await label(here, '1003')).status).toBe(200);
  });

  it('of sign-ins, for each address; what a caller says of its own address does not help', async () => {
    const signIn = (one: Browser, at: number) =>
      one.go('/api/auth/signin/identity', {
        method: 'POST',
        headers: {
          origin: first.origin,
          'x-forwarded-for': `6.6.6.${at}`,
          'x-real-ip': `6.6.6.${at}`,
          forwarded: `for=6.6.6.${at}`,
          'cf-connecting-ip': `6.6.6.${at}`,
          'true-client-ip': `6.6.6.${at}`,
        },
        body: new URLSearchParams({ json: 'true' }),
      });
    for (const one of [first, second]) one.pass(3600);
    const strangers = [first.browser(), createBrowser(second.origin)];
    const answers: Response[] = [];
    for (let at = 0; at < 9; at += 1) answers.push(await signIn(strangers[at % 2] ?? here, at));
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429]);
    proved('sign-ins: 5 of 9 passed over two processes, whatever address was claimed');
  });
});

it('all requests of a person draw from one limit, in however many sessions, and nobody else waits', async () => {
  const own = await startTestGateway({ rateLimit: { burst: 60, perSecond: 0.001 } });
  const sessions = [own.browser(), own.browser(), own.browser()];
  for (const one of sessions) await one.signIn(ANA.email);
  const [browser = own.browser()] = sessions;
  const eva = own.browser();
  await eva.signIn(EVA.email);
  const path = '/api/kidal/route/Ordersfull/seller/1001';
  const answers: Response[] = [];
  for (let at = 0; at < 63; at += 1)
    answers.push(await (sessions[at % sessions.length] ?? browser).call(path, '1001'));
  expect(statuses(answers)).toEqual([...Array.from({ length: 60 }, () => 200), 429, 429, 429]);
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await eva.call(path, '1001')).status).toBe(200);
  await own.stop();
});

it('a clock that is set back makes nobody wait', async () => {
  const own = await startTestGateway();
  const user = own.browser();
  await user.signIn(ANA.email);
  const orders = async () => (await user.call('/api/kidal/route/Ordersfull/seller/1001', '1001')).status;
  expect(await orders()).toBe(200);
  own.pass(-29 * 60);
  expect(await orders()).toBe(200);
  await own.stop();
});

it('a file that unfolds or is a program goes no further, in whatever call it is sent', async () => {
  const own = await startTestGateway();
  const user = own.browser();
  await user.signIn(ANA.email);
  const send = (bytes: Buffer, name: string) => {
    const form = new FormData();
    form.append('store_id', '1001');
    form.append('marketplace', 'CS');
    form.append('files', new File([new Uint8Array(bytes)], name));
    return user.go('/api/billing/route/masivas', {
      method: 'POST',
      body: form,
      headers: {
        origin: own.origin,
        'x-session-id': '1234567890123456789',
        'x-store-id': '1001',
        'idempotency-key': crypto.randomUUID(),
      },
    });
  };
  const MB = 1024 * 1024;
  const cases: [Buffer, string, number][] = [
    [Buffer.from('<cfdi/>'), 'a.xml', 200],
    [Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(10 * MB - 5)]), 'a.pdf', 200],
    [Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(10 * MB - 4)]), 'a.pdf', 413],
    [Buffer.from('<!DOCTYPE x><x/>'), 'a.xml', 413],
    [Buffer.from('PK\u0003\u0004nothing', 'latin1'), 'a.xlsx', 413],
    [Buffer.from('MZ\u0090\u0000', 'latin1'), 'a.xlsx', 415],
  ];
  for (const [bytes, name, status] of cases) {
    expect({ name, size: bytes.length, status: (await send(bytes, name)).status }).toEqual({
      name,
      size: bytes.length,
      status,
    });
  }
  expect(own.services.reached).toHaveLength(2);
  await own.stop();
});
