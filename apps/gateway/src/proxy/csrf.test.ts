import { type AnyCall, createClient } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealt } from '../../../../tools/suite/samples.ts';
import type { Browser } from '../testing/browser.ts';
import { bodyOf, pathOf, samplesOf } from '../testing/call-samples.ts';
import { csrfRefusal } from './csrf.ts';
import { ANA, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { proved } from '../testing/proved.ts';

let gateway: TestGateway;
let browser: Browser;
beforeAll(async () => {
  const generous = { burst: 100_000, perSecond: 10_000 };
  gateway = await startTestGateway({ rateLimit: generous, writeLimit: generous });
  browser = gateway.browser();
  await browser.signIn(ANA.email);
});
afterAll(async () => {
  proved(`${tried.forged} forged requests of ${tried.calls} writing calls, none reached a service`);
  await gateway.stop();
});
const tried = { calls: 0, forged: 0 };

const writes = Object.values<AnyCall>(calls).filter((call) => call.method !== 'GET');
const without = (...names: string[]) => Object.fromEntries(names.map((name) => [name, undefined]));
/** What a form of another page sends by itself: no header of ours, its own origin, and of three types one. */
const foreignForm = (type: string) => ({
  ...without('x-session-id', 'x-store-id', 'idempotency-key'),
  origin: 'https://evil.example',
  'sec-fetch-site': 'cross-site',
  'content-type': type,
});
const overrides = ['x-http-method-override', 'x-http-method', 'x-method-override'];
type Shape = readonly [what: string, headers: Record<string, string | undefined>, status: number];

/** What a page of another origin can make a browser send, and what it cannot take away. */
const everyShape = (origin: string): Shape[] => [
  ['no X-Session-Id', without('x-session-id'), 403],
  ['an X-Session-Id that is no 19-digit number', { 'x-session-id': '0' }, 403],
  ['no Origin', without('origin'), 403],
  ['a foreign Origin', { origin: 'https://evil.example' }, 403],
  ['the Origin null', { origin: 'null' }, 403],
  ['our Origin on another port', { origin: `${origin}1` }, 403],
  ['our Origin with another scheme', { origin: origin.replace('http:', 'https:') }, 403],
  ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }, 403],
  ['a form of another page', foreignForm('application/x-www-form-urlencoded'), 403],
  ['a form with files of another page', foreignForm('multipart/form-data; boundary=x'), 403],
  ['a form in plain text of another page', foreignForm('text/plain'), 403],
  ['JSON as text/plain', { 'content-type': 'text/plain' }, 415],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['no content type', without('content-type'), 415],
];

/** No form can send a DELETE: its content type says nothing (calls.md 1.2). */
const shapesOf = (call: AnyCall, origin: string): Shape[] =>
  everyShape(origin).filter(([, , status]) => status !== 415 || call.method !== 'DELETE');

describe.each(writes)('$id', (call) => {
  const send = async (changes: Record<string, string | undefined>, method: string = call.method) => {
    const parts = samplesOf(call, '1001');
    const { bytes, type } = await bodyOf(call, parts);
    const headers: Record<string, string> = {
      origin: gateway.origin,
      'content-type': type,
      'x-session-id': '1234567890123456789',
      'x-store-id': '1001',
      'idempotency-key': crypto.randomUUID(),
    };
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) delete headers[name];
      else headers[name] = value;
    }
    const body = method === 'GET' ? {} : { body: bytes as BodyInit };
    const answer = await browser.go(pathOf(call, parts), { method, headers, ...body });
    // Read to its end, or each request would need a line of its own.
    await answer.arrayBuffer();
    return answer.status;
  };

  it('passes as the portal sends it', async () => {
    const before = gateway.services.reached.length;
    expect(await send({ 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(gateway.services.reached.length).toBe(before + 1);
  });

  it('is refused in every shape that another origin can send, and reaches nothing', async () => {
    const before = gateway.services.reached.length;
    const shapes = shapesOf(call, gateway.origin);
    const seen = await Promise.all(
      shapes.map(async ([what, headers]) => ({ what, status: await send(headers) })),
    );
    expect(seen).toEqual(shapes.map(([what, , status]) => ({ what, status })));
    expect(seen.length).toBe(call.method === 'DELETE' ? 12 : 15);
    expect(gateway.services.reached.length).toBe(before);
    tried.calls += 1;
    tried.forged += seen.length;
  });

  it('is not reached by another method that claims to be its own, from our origin or another', async () => {
    const before = gateway.services.reached.length;
    const claim = async (name: string, method: string) => {
      const claims = { [name]: call.method };
      const body = method === 'GET' ? without('content-type') : {};
      // Its own method needs to claim nothing.
      if (method !== call.method) await send({ ...claims, ...body }, method);
      const forged = await send({ ...claims, ...body, ...foreignForm('text/plain') }, method);
      // Its path may have a read of its own, which is then what is answered, or lacks its store.
      expect([what(name, method), forged]).toEqual([
        what(name, method),
        method === 'GET' ? expect.toBeOneOf([200, 400, 404, 405]) : 403,
      ]);
      tried.forged += method === call.method ? 1 : 2;
    };
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const ofCall = dealt(overrides, writes.indexOf(call), 1);
      await Promise.all(ofCall.map((name) => claim(name, method)));
    }
    const reached = gateway.services.reached.slice(before);
    expect(reached.filter((one) => one.call.id === call.id)).toEqual([]);
  });
});
const what = (...words: string[]) => words.join(' ');

it('the matrix is made of every writing call of the contract', () => {
  expect(writes.length).toBeGreaterThanOrEqual(70);
  expect(tried.calls).toBe(writes.length);
});

it('a call without a body needs no content type; one that has a body needs it however it is sent', () => {
  const origin = 'http://localhost:3000';
  const headers = { origin, 'x-session-id': '1234567890123456789' };
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    expect(csrfRefusal(method, headers, origin)).toBeNull();
    expect(csrfRefusal(method, { ...headers, 'content-length': '0' }, origin)).toBeNull();
  }
  expect(csrfRefusal('POST', { ...headers, 'content-length': '1' }, origin)).toBe(415);
  expect(csrfRefusal('POST', { ...headers, 'transfer-encoding': 'chunked' }, origin)).toBe(415);
  expect(csrfRefusal('POST', { 'content-length': '0' }, origin)).toBe(403);
});

it('the typed client reaches a call without a body, as it sends it', async () => {
  // Today's calls without a body are DELETEs; tomorrow's may not be.
  const bodyless: AnyCall = { ...calls.deleteStoreUser, method: 'POST' };
  const own = await startTestGateway({ calls: [bodyless] });
  const user = own.browser();
  await user.signIn(ANA.email);
  const { params, query } = samplesOf(bodyless, '1001');
  const cookie = [...user.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const request = createClient({
    baseUrl: own.origin,
    storeId: () => '1001',
    sessionId: () => '1234567890123456789',
    headers: { cookie, origin: own.origin },
  });
  await request(bodyless, { params, query } as never);
  expect(own.services.reached.map(({ call }) => call.id)).toEqual([bodyless.id]);
  await own.stop();
});
