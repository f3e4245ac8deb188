import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AnyCall, serviceNames } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealt } from '../../../../tools/suite/samples.ts';
import { sessions } from '../database/schema.ts';
import type { Browser } from '../testing/browser.ts';
import { bodyOf, pathOf, wholeSampleOf } from '../testing/call-samples.ts';
import { ANA, BETO, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { proved } from '../testing/proved.ts';
import { rawRequest, statusOf } from '../testing/raw-socket.ts';

/** What somebody may write in front of a proxy: identities, addresses, methods, ways around caches and checks. */
const hostile: readonly (readonly [name: string, value: string])[] = [
  ['X-User-Id', '1'],
  ['X-User-Email', BETO.email],
  ['X-USER-EMAIL', BETO.email],
  ['X_User_Email', BETO.email],
  ['X-User', 'root'],
  ['X-Username', 'root'],
  ['X-User-Name', 'root'],
  ['X-User-Role', 'admin'],
  ['X-Role', 'admin'],
  ['X-Roles', 'admin'],
  ['X-Admin', 'true'],
  ['X-Is-Admin', '1'],
  ['X-Tenant-Id', '2001'],
  ['X-Tenant', '2001'],
  ['X-Seller-Id', '2001'],
  ['X-Merchant-Id', '2001'],
  ['X-Account-Id', '2001'],
  ['X-Organization-Id', '2001'],
  ['Store-Id', '2001'],
  ['X_Store_Id', '2001'],
  ['X-Store', '2001'],
  ['X-Authenticated-User', BETO.email],
  ['X-Auth-User', BETO.email],
  ['X-Auth-Request-Email', BETO.email],
  ['X-Auth-Request-User', BETO.email],
  ['X-Auth-Request-Groups', 'admin'],
  ['X-Auth-Token', 'planted'],
  ['X-Access-Token', 'planted'],
  ['X-Api-Key', 'planted'],
  ['Api-Key', 'planted'],
  ['X-Internal-Token', 'planted'],
  ['X-Service-Token', 'planted'],
  ['Authorization', 'Bearer planted'],
  ['authorization', 'Basic cm9vdDpyb290'],
  ['Proxy-Authorization', 'Basic cm9vdDpyb290'],
  ['Proxy-Connection', 'keep-alive'],
  ['X-Amzn-Oidc-Identity', BETO.email],
  ['X-Amzn-Oidc-Data', 'planted'],
  ['X-Goog-Authenticated-User-Email', BETO.email],
  ['X-Ms-Client-Principal-Name', BETO.email],
  ['X-Ms-Client-Principal', 'planted'],
  ['Cf-Access-Authenticated-User-Email', BETO.email],
  ['Cf-Connecting-Ip', '6.6.6.6'],
  ['True-Client-Ip', '6.6.6.6'],
  ['X-Client-Ip', '6.6.6.6'],
  ['X-Real-Ip', '6.6.6.6'],
  ['X-Remote-Addr', '127.0.0.1'],
  ['X-Originating-Ip', '127.0.0.1'],
  ['X-Custom-Ip-Authorization', '127.0.0.1'],
  ['X-Forwarded-For', '127.0.0.1'],
  ['X-Forwarded-Host', 'evil.example'],
  ['X-Forwarded-Proto', 'https'],
  ['X-Forwarded-Port', '443'],
  ['X-Forwarded-Server', 'evil.example'],
  ['X-Forwarded-Prefix', '/admin'],
  ['X-Forwarded-User', BETO.email],
  ['X-Forwarded-Email', BETO.email],
  ['X-Forwarded-Access-Token', 'planted'],
  ['Forwarded', 'for=127.0.0.1;host=evil.example'],
  ['Via', '1.1 evil.example'],
  ['X-Host', 'evil.example'],
  ['X-Original-Host', 'evil.example'],
  ['X-Original-Url', '/admin'],
  ['X-Original-Uri', '/admin'],
  ['X-Rewrite-Url', '/admin'],
  ['X-Override-Url', '/admin'],
  ['X-Http-Method', 'DELETE'],
  ['X-Http-Method-Override', 'DELETE'],
  ['X-Method-Override', 'DELETE'],
  ['Referer', 'https://evil.example/?token=planted'],
  ['User-Agent', '() { :; }; /bin/sh'],
  ['From', BETO.email],
  ['Accept-Encoding', 'identity'],
  ['Accept-Language', '../../etc/passwd'],
  ['Accept', 'text/html'],
  ['Range', 'bytes=0-1'],
  ['If-Match', '*'],
  ['Te', 'trailers'],
  ['Upgrade-Insecure-Requests', '1'],
  ['Traceparent', '00-00000000000000000000000000000001-0000000000000001-01'],
  ['Baggage', 'user=root'],
  ['Connection', 'close, X-Store-Id'],
];

const every = Object.values<AnyCall>(calls);
/** One call of each service, a write where it has one: a write may carry the most. */
const oneOf = serviceNames.flatMap((service) => {
  const own = every.filter((call) => call.service === service && call.id !== calls.listUserStores.id);
  const call = own.find(({ method }) => method === 'POST') ?? own[0];
  return call ? [call] : [];
});

const store = { id: '1001', name: 'Tienda', contrato_cs: 3, contrato_sr: 2, contrato_sn: 2 };

let upstream: Server;
let gateway: TestGateway;
let user: Browser;
/** Who she is to the services, and the provider's token that goes to them: of her session's row. */
let ana: { readonly id: string; readonly accessToken: string };
const seen: IncomingHttpHeaders[] = [];
/** The gateway's own question whose stores are whose, which travels among a caller's headers. */
const asked: IncomingHttpHeaders[] = [];
const session = '1234567890123456789';

beforeAll(async () => {
  upstream = createServer((request, response) => {
    (request.url?.startsWith('/store/?') ? asked : seen).push(request.headers);
    request.resume();
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ data: [store] }));
  }).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const url = new URL(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}/`);
  gateway = await startTestGateway({
    upstreams: new Map(serviceNames.map((name) => [name, url])),
    rateLimit: { burst: 100_000, perSecond: 10_000 },
    writeLimit: { burst: 100_000, perSecond: 10_000 },
    exportLimit: { burst: 100_000, perSecond: 10_000 },
  });
  user = gateway.browser();
  await user.signIn(ANA.email);
  const [row] = await gateway.database.db.select().from(sessions);
  ana = { id: row?.userId ?? '', accessToken: row?.accessToken ?? '' };
});
afterAll(async () => {
  proved(`${tried} requests with one of ${hostile.length} hostile headers, to 17 services`);
  await gateway.stop();
  upstream.closeAllConnections();
  upstream.close();
});
let tried = 0;

it('there are 80 of them, and a call of each of the 17 services', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(80);
  expect(oneOf.map(({ service }) => service)).toEqual([...serviceNames]);
  expect(ana.accessToken.length).toBeGreaterThan(20);
});

describe.each(oneOf)('$service ($id)', (call) => {
  const storeId = call.store === 'none' ? null : '1001';
  const send = async (header: readonly [string, string]) => {
    const sample = wholeSampleOf(call, '1001');
    const { bytes, type } = await bodyOf(call, sample);
    const cookie = [...user.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const body = call.body === undefined ? Buffer.alloc(0) : Buffer.from(bytes);
    const lines = [
      `${call.method} ${pathOf(call, sample)} HTTP/1.1`,
      'Host: localhost',
      header.join(': '),
      `Cookie: ${cookie}`,
      `Origin: ${gateway.origin}`,
      `X-Session-Id: ${session}`,
      ...(storeId === null ? [] : [`X-Store-Id: ${storeId}`]),
      'Idempotency-Key: a-key-of-a-test',
      ...(body.length > 0 ? [`Content-Type: ${type}`, `Content-Length: ${body.length}`] : []),
      ...(header[0] === 'Connection' ? [] : ['Connection: close']),
    ];
    return rawRequest(gateway.port, `${lines.join('\r\n')}\r\n\r\n${body.toString('latin1')}`);
  };

  it('sees of every request exactly what the gateway says, and of the caller nothing', async () => {
    // What is let through is one list for all services: each header meets four or five of them, at night all.
    for (const header of dealt(hostile, oneOf.indexOf(call), Math.ceil(hostile.length / 4))) {
      const before = seen.length;
      tried += 1;
      const status = statusOf(await send(header));
      expect({ header, status }).toEqual({ header, status: 200 });
      const { host, connection, authorization, traceparent, ...rest } = seen.at(-1) ?? {};
      // A trace goes on, where it is one (D503).
      expect([header[1], undefined]).toContain(traceparent);
      if (traceparent !== undefined) expect(traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/);
      expect(seen.length).toBe(before + 1);
      expect({ header, rest }).toEqual({
        header,
        rest: {
          accept: call.profile === 'download' ? '*/*' : 'application/json',
          'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
          'x-user-id': ana.id,
          'x-user-email': ANA.email,
          ...(storeId === null ? {} : { 'x-store-id': storeId }),
          'x-session-id': session,
          // Where from is told of the store's log alone, and by the gateway's own word (D340).
          ...(call.isAudited ? {} : { 'x-forwarded-for': '127.0.0.1' }),
          ...(call.method === 'GET' ? {} : { 'idempotency-key': 'a-key-of-a-test' }),
          ...(call.body === undefined
            ? {}
            : { 'content-type': expect.any(String), 'content-length': expect.any(String) }),
        },
      });
      expect(host).toMatch(/^127\.0\.0\.1:\d+$/);
      expect(['keep-alive', 'close', undefined]).toContain(connection);
      expect(authorization).toBe(`Bearer ${ana.accessToken}`);
      for (const value of user.jar.values()) expect(JSON.stringify(seen.at(-1))).not.toContain(value);
    }
  });
});

it.each([
  ['Transfer-Encoding', 'chunked\r\nContent-Length: 5'],
  ['Content-Length', '5\r\nContent-Length: 6'],
  ['Transfer-Encoding', 'chunked, identity'],
  ['Transfer-Encoding', ' xchunked'],
  ['X-Store-Id', '1001\r\nX-Store-Id: 2001'],
  ['Cookie', `__Host-trastienda.session=${'A'.repeat(20_000)}`],
])(
  'a request that two readers could cut differently, or one too long, is refused: %s: %.30s',
  async (name, value) => {
    const before = seen.length;
    const cookie = [...user.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await rawRequest(
      gateway.port,
      `POST /api/kidal/route/order/pedido/cancel HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nOrigin: ${gateway.origin}\r\nX-Session-Id: ${session}\r\nContent-Type: application/json\r\n${name}: ${value}\r\nConnection: close\r\n\r\n0\r\n\r\nGET /admin HTTP/1.1\r\nHost: x\r\n\r\n`,
    );
    expect([400, 403, 431]).toContain(statusOf(answer));
    expect(seen.length).toBe(before);
  },
);

it('the question whose stores are whose, which the gateway asks by itself, holds nothing of a caller either', () => {
  expect(asked.length).toBeGreaterThan(0);
  const allowed = [
    'traceparent',
    'accept',
    'authorization',
    'connection',
    'host',
    'x-request-id',
    'x-session-id',
    'x-user-email',
    'x-user-id',
  ];
  for (const headers of asked) {
    expect(Object.keys(headers).filter((name) => !allowed.includes(name))).toEqual([]);
    expect(headers).toMatchObject({
      accept: 'application/json',
      authorization: `Bearer ${ana.accessToken}`,
      'x-user-id': ana.id,
      'x-user-email': ANA.email,
      'x-session-id': session,
    });
  }
});
