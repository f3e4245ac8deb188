import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { ServiceName } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { times } from '../../../../tools/suite/samples.ts';
import type { Browser } from '../testing/browser.ts';
import { wholeSampleOf } from '../testing/call-samples.ts';
import { startCanary } from '../testing/canary.ts';
import { ANA, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { proved } from '../testing/proved.ts';
import { rawRequest, statusOf } from '../testing/raw-socket.ts';

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string };
type Reply = (response: ServerResponse, request: IncomingMessage) => void;

const ok: Reply = (response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end('{"ok":true}');
};
let reply: Reply = ok;
const seen: Seen[] = [];
let upstream: Server;
let gateway: TestGateway;
let browser: Browser;

beforeAll(async () => {
  upstream = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers, body: Buffer.concat(chunks).toString('utf8') });
    reply(response, request);
  }).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const address = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/base/`;
  const upstreams = new Map<ServiceName, URL>([
    ['kidal', new URL(address)],
    ['bamako', new URL(address)],
    ['billing', new URL(address)],
    // Nobody listens there.
    ['integrations', new URL('http://127.0.0.1:9/')],
  ]);
  gateway = await startTestGateway({
    upstreams,
    rateLimit: { burst: 10_000, perSecond: 1000 },
    calls: Object.values({
      ...calls,
      getStorehouse: { ...calls.getStorehouse, timeoutMs: 150 },
    }),
  });
  browser = gateway.browser();
  await browser.signIn(ANA.email);
});
afterEach(() => {
  reply = ok;
});
afterAll(async () => {
  await gateway.stop();
  upstream.closeAllConnections();
  upstream.close();
});

const last = (): Seen => seen.at(-1) ?? { method: '', url: '', headers: {}, body: '' };
const orders = (query = '') => browser.call(`/api/kidal/route/Ordersfull/seller/1001${query}`, '1001');
const storehouse = () => browser.call('/api/bamako/route/store/1001/storehouse', '1001');

const cancel = (body: string, headers: Record<string, string> = {}) =>
  browser.call('/api/kidal/route/order/pedido/cancel', '1001', { method: 'POST', headers, body });
const asked = wholeSampleOf(calls.cancelOrder, '1001').body;
const fields = JSON.stringify(asked).slice(1, -1);

describe('a form with files', () => {
  const send = (body: BodyInit, type?: string) =>
    browser.go('/api/billing/route/masivas', {
      method: 'POST',
      body,
      headers: {
        origin: gateway.origin,
        'x-session-id': '1234567890123456789',
        'x-store-id': '1001',
        'idempotency-key': crypto.randomUUID(),
        ...(type === undefined ? {} : { 'content-type': type }),
      },
    });
  const formFor = (storeId: string) => {
    const form = new FormData();
    form.append('store_id', storeId);
    form.append('marketplace', 'CS');
    form.append('espia', '1');
    form.append('files', new File(['<xml/>'], 'factura.xml', { type: 'text/xml' }));
    return form;
  };

  it('is written again from the fields that its call knows, files whole', async () => {
    expect((await send(formFor('1001'))).status).toBe(200);
    const { headers, body } = last();
    expect(headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
    const read = await new Response(body, {
      headers: { 'content-type': headers['content-type'] ?? '' },
    }).formData();
    expect([...read.keys()].toSorted()).toEqual(['files', 'marketplace', 'store_id']);
    const file = read.get('files') as File;
    expect([file.name, file.type, await file.text()]).toEqual(['factura.xml', 'text/xml', '<xml/>']);
  });

  it("of somebody else's store, or that is no form, reaches nothing", async () => {
    const before = seen.length;
    expect((await send(formFor('2001'))).status).toBe(403);
    expect((await send('{"store_id":"1001"}', 'application/json')).status).toBe(400);
    expect((await send('--x', 'multipart/form-data; boundary=x')).status).toBe(400);
    expect(seen.length).toBe(before);
  });
});

describe('what an upstream gets', () => {
  it('is exactly the allowed headers, and who asks as the session says', async () => {
    const hostile: Record<string, string> = {
      'x-user-email': 'beto@dos.example',
      'x-user-id': '1',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      'x-original-url': '/admin',
      'x-rewrite-url': '/admin',
      'x-http-method-override': 'DELETE',
      authorization: 'Bearer planted',
      'proxy-authorization': 'Basic eA==',
      forwarded: 'for=6.6.6.6',
      via: '1.1 evil',
      referer: 'https://evil.example/?secret=1',
      'user-agent': 'evil',
      'accept-language': 'xx',
      'accept-encoding': 'gzip',
      'x-internal-token': 'planted',
      'x-real-ip': '6.6.6.6',
      'x-amzn-oidc-identity': 'beto',
      te: 'trailers',
    };
    expect(
      (await browser.call('/api/kidal/route/Ordersfull/seller/1001', '1001', { headers: hostile })).status,
    ).toBe(200);
    const {
      host,
      connection,
      'x-user-id': userId,
      authorization,
      'x-request-id': requestId,
      ...rest
    } = last().headers;
    expect(rest).toEqual({
      accept: 'application/json',
      'x-user-email': ANA.email,
      'x-store-id': '1001',
      'x-session-id': '1234567890123456789',
    });
    expect(host).toMatch(/^127\.0\.0\.1:\d+$/);
    expect(['keep-alive', 'close', undefined]).toContain(connection);
    expect(userId).toMatch(/^[\da-f-]{36}$/);
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    // The identity provider's own token: neither planted nor known to the browser.
    expect(authorization).toMatch(/^Bearer (?!planted).{20,}/);
  });

  it("is the path in the row's own form and only the query that the call knows (D162)", async () => {
    await orders('?page=2&filter-marketplace=CS&filter-marketplace=SR&storeId=2001&evil=1');
    expect(last().url).toBe(
      '/base/Ordersfull/seller/1001?page=2&filter-marketplace=CS&filter-marketplace=SR',
    );
    await browser.call('/api/kidal/route/Ordersfull/seller/1001/', '1001');
    expect(last().url).toBe('/base/Ordersfull/seller/1001');
  });

  it('is the body as its contract reads it, with the key of the write', async () => {
    const key = crypto.randomUUID();
    const hostile = `{ "storeId":"2001", "espia":1, "__proto__":{"a":1}, "constructor":{"b":1}, ${fields} }`;
    expect((await cancel(hostile, { 'idempotency-key': key })).status).toBe(200);
    expect(last()).toMatchObject({ method: 'POST' });
    expect(JSON.parse(last().body)).toEqual(asked);
    expect(last().body).not.toMatch(/espia|__proto__|constructor|2001/);
    expect(last().headers).toMatchObject({ 'idempotency-key': key, 'content-type': 'application/json' });
  });
});

describe('what no upstream gets', () => {
  it.each(['?page=1&page=2', '?page=x', '?page=-1', '?search=%00', '?filter-date-range-begin=9999-12-31'])(
    'is a query that its call does not know so: %s is 422',
    async (query) => {
      const before = seen.length;
      const answer = await orders(query);
      expect(answer.status).toBe(422);
      const [name] = new URLSearchParams(query).keys();
      expect(await answer.json()).toMatchObject({ validationResults: [{ field: name }] });
      expect(seen.length).toBe(before);
    },
  );

  it('is a body that its call does not know so', async () => {
    const before = seen.length;
    for (const body of ['{"storeId":"1001"}', '{"storeId":"1001","orderId":{"toString":1}}', '[]', '7'])
      expect({ body, status: (await cancel(body)).status }).toEqual({ body, status: 422 });
    expect(seen.length).toBe(before);
  });
});

describe('what the browser gets of an upstream', () => {
  it('is its status and body, and of its headers the allowed ones', async () => {
    reply = (response) => {
      response.writeHead(409, {
        'Content-Type': 'application/json',
        'Set-Cookie': 'evil=1',
        'Content-Security-Policy': 'x',
        'Access-Control-Allow-Origin': '*',
        'X-Internal': 'host-7',
        'X-Request-Id': 'theirs',
        'Retry-After': '7',
      });
      response.end('{"message":"ya enviado"}');
    };
    const response = await orders();
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ message: 'ya enviado' });
    const { headers } = response;
    expect(headers.get('retry-after')).toBe('7');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('x-internal')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  const trace = '<h1>Stack trace at /srv/app/secret.js</h1>';
  it.each([
    [200, 'text/html; charset=utf-8', trace, 502, 'Failed to fetch: Bad Gateway'],
    [200, 'application/xhtml+xml', trace, 502, 'Failed to fetch: Bad Gateway'],
    [404, 'Text/HTML', trace, 404, 'Failed to fetch: Not Found'],
    [500, 'text/html', trace, 500, 'Failed to fetch: Internal Server Error'],
    [503, 'text/plain', trace, 503, 'Failed to fetch: Service Unavailable'],
    [500, undefined, trace, 500, 'Failed to fetch: Internal Server Error'],
    [500, 'application/json', '{"message":"ORA-00001"}', 500, 'Failed to fetch: Internal Server Error'],
    [501, 'application/json', '{"message":"suyo"}', 501, 'Failed to fetch: Not Implemented'],
    [422, 'application/problem+json', '{"message":"suyo"}', 422, 'suyo'],
  ])('is no page of its own: %i of %s', async (status, type, body, seenAs, message) => {
    reply = (response) => {
      response.writeHead(status, type === undefined ? {} : { 'Content-Type': type, 'Retry-After': '9' });
      response.end(body);
    };
    const answer = await orders();
    expect([answer.status, await answer.json()]).toEqual([seenAs, expect.objectContaining({ message })]);
    expect(answer.headers.get('retry-after')).toBe(type === undefined ? null : '9');
  });

  it.each([301, 302, 303, 307, 308])('is 502 for a redirect, which is not followed: %i', async (status) => {
    const elsewhere = await startCanary();
    for (const to of ['/base/elsewhere', `http://${elsewhere.host}/`, '//evil.example/']) {
      const before = seen.length;
      reply = (response) => {
        response.writeHead(status, { Location: to });
        response.end();
      };
      const answer = await orders();
      expect([answer.status, answer.headers.get('location')]).toEqual([502, null]);
      expect(seen.length).toBe(before + 1);
    }
    expect(elsewhere.connections()).toBe(0);
    elsewhere.stop();
  });

  it("is 504 'Gateway Timeout' past the call's deadline (D168)", async () => {
    reply = () => {};
    const response = await storehouse();
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ message: 'Failed to fetch: Gateway Timeout' });
  });

  it('S7.5: has 10 s for what is read of kidal, to the millisecond', async () => {
    // Not `expect.poll`, which would move this clock.
    const reached = new Promise<void>((done) => {
      reply = () => done();
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const statuses: number[] = [];
    const read = orders().then(({ status }) => statuses.push(status));
    await reached;
    vi.advanceTimersByTime(9999);
    // What is asked later is answered; the order list is still waited for.
    expect((await browser.call('/api/kidal/route/nada', '1001')).status).toBe(404);
    expect(statuses).toEqual([]);
    vi.advanceTimersByTime(1);
    await read;
    expect(statuses).toEqual([504]);
  });
});

describe('an upstream that dies in mid-body', () => {
  it('leaves an answer that cannot be taken for a whole one', async () => {
    reply = (response) => {
      response.setHeader('Content-Type', 'application/json');
      response.write('{"data":[');
      setImmediate(() => response.destroy());
    };
    await expect(orders().then((response) => response.text())).rejects.toThrow();
    reply = ok;
    expect((await orders()).status).toBe(200);
  });
});

describe('clients that hang up in mid-body', () => {
  it('cost nobody else anything, hundreds of them: the gateway lives and the upstream sees them go', async () => {
    let open = 0;
    reply = (response) => {
      open += 1;
      response.on('close', () => {
        open -= 1;
      });
      response.setHeader('Content-Type', 'application/json');
      const chunk = Buffer.alloc(64 * 1024, 0x20);
      // Most are in mid-body with a silent upstream; every fiftieth one is poured over.
      if (seen.length % 50 > 0) {
        response.write(chunk);
        return;
      }
      const pour = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', pour);
      pour();
    };
    let hungUp = 0;
    const hangUp = async () => {
      const stopped = new AbortController();
      const response = await browser.call('/api/kidal/route/Ordersfull/seller/1001', '1001', {
        signal: stopped.signal,
      });
      await response.body?.getReader().read();
      stopped.abort();
      hungUp += 1;
    };
    for (let round = 0; round < times(100); round += 1) {
      await Promise.all(Array.from({ length: 20 }, hangUp));
    }
    await expect.poll(() => open, { timeout: 10_000 }).toBe(0);
    proved(`${hungUp} clients hung up in mid-body: the process lives, and ${open} lines are left open`);
    reply = ok;
    expect(await (await orders()).json()).toEqual({ ok: true });
  });
});

it('clients that say they are done before the answer comes end nothing but their own request', async () => {
  // What ends a process is heard here as an unhandled error, which fails the run.
  reply = (response) => {
    response.setHeader('Content-Type', 'application/json');
    response.write('{"data":[');
    setImmediate(() => response.end(']}'));
  };
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const request = `GET /api/kidal/route/Ordersfull/seller/1001 HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nX-Store-Id: 1001\r\n\r\n`;
  await Promise.all(
    Array.from({ length: 60 }, async () => {
      const socket = connect(gateway.port, 'localhost');
      socket.on('error', () => {});
      socket.end(request);
      socket.resume();
      await new Promise((resolve) => socket.on('close', resolve));
    }),
  );
  reply = ok;
  expect((await orders()).status).toBe(200);
});

describe('a sick upstream', () => {
  it('is 502, and after five failures 503 at once, while the others go on', async () => {
    const channels = () => browser.call('/api/integrations/route/sales-channels?storeId=1001', '1001');
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await channels()).status).toBe(502);
    const closed = await channels();
    expect(closed.status).toBe(503);
    expect(closed.headers.get('retry-after')).toBe('30');
    expect((await orders()).status).toBe(200);
    expect((await browser.call('/api/shippings/route/dv1/user/balance/1001', '1001')).status).toBe(200);
  });
});

it('a header with a line break in it never becomes two', async () => {
  const before = seen.length;
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await rawRequest(
    gateway.port,
    `GET /api/kidal/route/Ordersfull/seller/1001 HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nX-Store-Id: 1001\rX-User-Email: beto@dos.example\r\nConnection: close\r\n\r\n`,
  );
  expect([400, 403]).toContain(statusOf(answer));
  expect(seen.length).toBe(before);
});
