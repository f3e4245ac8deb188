import { type AnyCall, createClient } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { plannedCalls } from '@trastienda/api-client/planned-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { bodyOf, pathOf, samplesOf } from '../testing/call-samples.ts';
import { csrfRefusal } from './csrf.ts';
import { ANA, startTestGateway, type TestGateway } from '../testing/gateway.ts';

let gateway: TestGateway;
let browser: Browser;
beforeAll(async () => {
  gateway = await startTestGateway();
  browser = gateway.browser();
  await browser.signIn(ANA.email);
});
afterAll(() => gateway.stop());

const writes = Object.values<AnyCall>({ ...calls, ...plannedCalls }).filter((call) => call.method !== 'GET');
const without = (...names: string[]) => Object.fromEntries(names.map((name) => [name, undefined]));
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
    return browser.go(pathOf(call, parts), {
      method,
      headers,
      body: bytes as BodyInit,
    });
  };

  it('passes as the portal sends it', async () => {
    const before = gateway.services.reached.length;
    expect((await send({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect(gateway.services.reached.length).toBe(before + 1);
  });

  it('is refused in every shape that another origin can send, and reaches nothing', async () => {
    const before = gateway.services.reached.length;
    const expected = shapesOf(call, gateway.origin).map(([what, , status]) => ({ what, status }));
    const seen = [];
    for (const [what, headers] of shapesOf(call, gateway.origin))
      seen.push({ what, status: (await send(headers)).status });
    expect(seen).toEqual(expected);
    expect(gateway.services.reached.length).toBe(before);
  });

  it('is not reached by a GET or POST that claims to be it', async () => {
    const before = gateway.services.reached.length;
    const response = await browser.go(pathOf(call, samplesOf(call, '1001')), {
      headers: {
        'x-http-method-override': call.method,
        'x-store-id': '1001',
        'x-session-id': '1234567890123456789',
      },
    });
    // Its path may have a read of its own, which is then what is answered.
    const reached = gateway.services.reached.slice(before);
    expect(reached.filter((one) => one.call.method !== 'GET')).toEqual([]);
    expect([200, 400, 404, 405]).toContain(response.status);
  });
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
  const bodyless: AnyCall = { ...plannedCalls.deleteStoreUser, method: 'POST' };
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
