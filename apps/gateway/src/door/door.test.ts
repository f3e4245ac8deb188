import type { DoorResults } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { createDoor } from '@trastienda/services';
import { connect, type Database, disconnect } from '@trastienda/services/database';
import { asking } from '@trastienda/services/testing/ask';
import { manualOrder } from '@trastienda/services/testing/requests';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANA, freshDatabase, startTestGateway, type TestGateway } from '../testing/gateway.ts';

const ORDERS = '/v1/orders';
const EVENTS = '/v1/events';

let database: Database;
let elsewhere: Database;
let first: TestGateway;
/** Another process on the same database. */
let second: TestGateway;
beforeAll(async () => {
  const databaseUrl = await freshDatabase('product');
  database = connect(databaseUrl);
  await database.execute(
    sql`insert into stores (id, name, owner_email, position, created_at) values ('1001', 'Uno', ${ANA.email}, 1, now())`,
  );
  elsewhere = connect(databaseUrl);
  first = await startTestGateway({ databaseUrl, door: createDoor({ database }), isClockHeld: true });
  second = await startTestGateway({
    databaseUrl,
    door: createDoor({ database: elsewhere }),
    publicUrl: first.origin,
  });
});
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await Promise.all([disconnect(database), disconnect(elsewhere)]);
});

const { ask } = asking(() => database);
const asAna = { email: ANA.email, storeId: '1001' };
/** A new key: each has a limit of its own. */
const makeKey = () => ask(calls.createStoreKey, { body: { storeId: '1001', name: 'Mi ERP' } }, asAna);

type Sent = { readonly body?: string; readonly type?: string; readonly gateway?: TestGateway };
const send = (key: string | null, { body = '{}', type = 'application/json', gateway = first }: Sent = {}) =>
  fetch(new URL(ORDERS, gateway.origin), {
    method: 'POST',
    body,
    headers: { 'content-type': type, ...(key !== null && { authorization: `Bearer ${key}` }) },
  });
const look = (key: string, gateway = first, query = '') =>
  fetch(new URL(`${EVENTS}${query}`, gateway.origin), { headers: { authorization: `Bearer ${key}` } });
const orderOf = (number: string, more: object = {}) => {
  const { clientData, shippingAddress, orderedProductsList } = manualOrder;
  return { number, clientData, shippingAddress, orderedProductsList, ...more };
};
const results = async (answer: Response) => (await answer.json()) as DoorResults;

describe('who comes in by the open door (D517)', () => {
  it('is nobody without a key, and every key that does not work is refused alike', async () => {
    const { key, data } = await makeKey();
    await ask(calls.revokeStoreKey, { params: { keyId: data.id }, query: { storeId: '1001' } }, asAna);
    const none = await send(null);
    expect(none.status).toBe(401);
    expect(none.headers.get('www-authenticate')).toBe('Bearer');
    const wrong = [key, `${key.slice(0, -1)}-`, key.replace('1001', '9999'), 'tda_1001_x', 'nada'];
    const said = new Set<string>();
    for (const one of wrong) {
      for (const answer of [await send(one), await look(one)]) {
        expect(answer.status).toBe(401);
        expect(answer.headers.get('ratelimit')).toBeNull();
        said.add(await answer.text());
      }
    }
    expect(said.size).toBe(1);
  });

  it('is no session of the portal, by its cookie or by its token', async () => {
    const user = first.browser();
    await user.signIn(ANA.email);
    const { token } = await user.json<{ token: string }>('/api/auth/session');
    const asked = { method: 'POST', body: JSON.stringify(orderOf('C-1')) };
    const headers = { 'content-type': 'application/json', origin: first.origin };
    expect((await user.go(ORDERS, { ...asked, headers })).status).toBe(401);
    expect((await user.go(EVENTS)).status).toBe(401);
    expect((await send(token, { body: asked.body })).status).toBe(401);
  });

  it('stops with the next request in every process once the key is revoked', async () => {
    const { key, data } = await makeKey();
    for (const gateway of [first, second]) expect((await look(key, gateway)).status).toBe(200);
    await ask(calls.revokeStoreKey, { params: { keyId: data.id }, query: { storeId: '1001' } }, asAna);
    for (const gateway of [second, first]) expect((await look(key, gateway)).status).toBe(401);
  });

  it('is asked to come again while the database is away, with what was sent', async () => {
    const nowhere = connect('postgres://nobody@127.0.0.1:1/none');
    const third = await startTestGateway({ door: createDoor({ database: nowhere }) });
    try {
      const { key } = await makeKey();
      const answer = await send(key, { body: JSON.stringify(orderOf('E-1')), gateway: third });
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
    } finally {
      await third.stop();
      await disconnect(nowhere);
    }
  });

  it('leaves no key in the log, wherever it was put by mistake', async () => {
    const { key } = await makeKey();
    const from = first.logs.length;
    await send(key);
    await look(key, first, `?after=${key}`);
    await fetch(new URL(`/v1/${key}`, first.origin));
    const lines = first.logs.slice(from);
    expect(lines.filter(({ call }) => call === 'sendOrders' || call === 'listOrderEvents')).toHaveLength(2);
    // The address itself is there: this proves that it was looked at.
    expect(JSON.stringify(lines)).toContain('/v1/[token]');
    expect(JSON.stringify(lines)).not.toContain(key.slice(9));
  });
});

describe('what is sent through the open door', () => {
  let key: string;
  beforeAll(async () => {
    ({ key } = await makeKey());
  });

  it('is JSON of one order or of 1 to 200', async () => {
    const list = (count: number) =>
      JSON.stringify({ orders: Array.from({ length: count }, (_, at) => ({ number: `N-${at}` })) });
    const refused: readonly (readonly [number, Sent])[] = [
      [415, { type: 'text/plain' }],
      [415, { type: 'application/jsonp' }],
      [400, { body: '{"number": ' }],
      [422, { body: '[]' }],
      [422, { body: 'null' }],
      [422, { body: list(0) }],
      [422, { body: list(201) }],
      [413, { body: `{"number":"${'9'.repeat(2 * 1024 * 1024)}"}` }],
    ];
    for (const [status, sent] of refused) {
      const answer = await send(key, sent);
      expect([status, answer.status]).toEqual([status, status]);
      expect(await answer.json()).toMatchObject({ statusCode: status, message: expect.any(String) });
    }
    // 200 are read, and each is refused by itself.
    const most = await send(key, { body: list(200), type: 'application/json; charset=utf-8' });
    expect(most.status).toBe(200);
    expect(await results(most)).toMatchObject({ created: 0, refused: 200 });
  });

  it('makes an order once, and says of each what became of it', async () => {
    const body = JSON.stringify(orderOf('D-1'));
    const made = await send(key, { body });
    expect([made.status, (await results(made)).created]).toEqual([201, 1]);
    const again = await send(key, { body, gateway: second });
    expect([again.status, (await results(again)).existing]).toEqual([200, 1]);
    const wrong = await send(key, { body: JSON.stringify(orderOf('D-1', { purchasedAt: 'ayer' })) });
    expect(wrong.status).toBe(422);
    expect((await results(wrong)).results[0]?.faults).toEqual([
      { field: 'purchasedAt', message: expect.any(String) },
    ]);
    const mixed = await send(key, {
      body: JSON.stringify({ orders: [orderOf('D-1'), { number: 'D-2' }, orderOf('D-3')] }),
    });
    expect(mixed.status).toBe(200);
    expect((await results(mixed)).results.map(({ status }) => status)).toEqual([
      'existing',
      'refused',
      'created',
    ]);
  });

  it('is at no other address', async () => {
    const headers = { authorization: `Bearer ${key}` };
    for (const path of ['/v1/x', '/v1', '/v1/orders/D-1']) {
      expect((await fetch(new URL(path, first.origin), { headers })).status, path).toBe(404);
    }
  });

  it('has events after a place that is one', async () => {
    expect(await (await look(key, first, '?after=0&limit=200')).json()).toEqual({
      data: [],
      next: 0,
      hasMore: false,
    });
    for (const query of ['?after=-1', '?after=a', '?limit=0', '?limit=201'])
      expect((await look(key, first, query)).status, query).toBe(422);
  });
});

it('each key has 120 requests at once, counted down in the headers, and then waits as long as is said', async () => {
  const { key } = await makeKey();
  const other = (await makeKey()).key;
  const counts: (string | null)[] = [];
  for (let at = 0; at < 120; at += 1) {
    const answer = await look(key);
    expect(answer.status).toBe(200);
    counts.push(answer.headers.get('ratelimit'));
    if (at === 0) expect(answer.headers.get('ratelimit-policy')).toBe('"llave";q=120;w=60');
  }
  expect(counts.slice(0, 2)).toEqual(['"llave";r=119;t=1', '"llave";r=118;t=1']);
  expect(counts.at(-1)).toBe('"llave";r=0;t=60');
  const refused = await look(key);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('espera un momento') });
  // Another key of the same store has its own.
  expect((await look(other)).status).toBe(200);
  first.pass(1);
  const next = await look(key);
  expect([next.status, next.headers.get('ratelimit')]).toEqual([200, '"llave";r=1;t=60']);
});
