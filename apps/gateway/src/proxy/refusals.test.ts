import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer as readAll } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { serviceNames } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { ANA, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { jsonAnswer } from './answer.ts';
import { embeddedDispatch } from './embedded.ts';

let gateway: TestGateway;
let browser: Browser;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());
const signedIn = async () => {
  browser = gateway.browser();
  await browser.signIn(ANA.email);
  return browser;
};

const cancel = '/api/kidal/route/order/pedido/cancel';
const shipment = '/api/kidal/route/order/seller/1001/marketplace/CS/order/7/shipment';

describe('who and what', () => {
  it('401 without a session, whatever is asked (S6.2)', async () => {
    const stranger = gateway.browser();
    for (const path of [
      '/api/kidal/route/Ordersfull/seller/1001',
      '/api/kidal/route/nada',
      '/api/nadie/route/x',
    ]) {
      const response = await stranger.call(path, '1001');
      expect({ path, status: response.status }).toEqual({ path, status: 401 });
    }
  });

  it('404 for a service or a call that does not exist', async () => {
    await signedIn();
    for (const path of [
      '/api/nadie/route/x',
      '/api/kidal/route/nada',
      '/api/kidal/route/ordersfull/seller/1001',
      '/api/kidal/route/',
      '/api/kidal',
      '/api/nada',
    ]) {
      expect({ path, status: (await browser.call(path, '1001')).status }).toEqual({ path, status: 404 });
    }
  });

  it('S7.1 S7.2 S7.3 S7.4: each of the 17 services is routed by its name, and no other name is', async () => {
    const { id, ...balance } = calls.getBalance;
    const routed = serviceNames.map((service) => ({ id: `${id} of ${service}`, ...balance, service }));
    const own = await startTestGateway({ calls: routed.map((call) => Object.assign(call, { path: 'x/' })) });
    const user = own.browser();
    await user.signIn(ANA.email);
    for (const service of serviceNames) await user.call(`/api/${service}/route/x`, '1001');
    expect(own.services.reached.map(({ call }) => call.service)).toEqual([...serviceNames]);
    for (const name of ['Kidal', 'kidal2', 'gateway', 'upload', 'constructor', '__proto__']) {
      const response = await user.call(`/api/${name}/route/x`, '1001');
      expect({ name, status: response.status }).toEqual({ name, status: 404 });
    }
    await own.stop();
  });

  it('S7.6: shippings is asked by a version, dv1 and dv2 of the dashboards, fv1 to fv4 of fulfillment, and by no other', async () => {
    await signedIn();
    const before = gateway.services.reached.length;
    const asked = {
      'v1/zip-code/06600': 'getZipCode',
      'dv1/user/balance/1001': 'getBalance',
      'dv2/dashboard/lista-estados-tracking/comercio/1001/fecha_inicio/2025-11-01/fecha_fin/2025-11-02/registros/20/pag/1':
        'listTrackingStates',
      'fv1/inventory/store/1001': 'listInventory',
      'fv1/warehouses': 'listFulfillmentWarehouses',
      'fv2/shipments/store/1001/shipment/env-1': 'getFulfillmentShipment',
      'fv3/withdrawals/store/1001': 'listInventoryWithdrawals',
      'fv4/history/store/1001': 'listFulfillmentShipments',
    };
    for (const path of Object.keys(asked)) await browser.call(`/api/shippings/route/${path}`, '1001');
    const reached = gateway.services.reached.slice(before);
    expect(reached.map(({ call }) => call.id)).toEqual(Object.values(asked));
    for (const path of ['fv5/history/store/1001', 'fv1/history/store/1001', 'inventory/store/1001']) {
      const { status } = await browser.call(`/api/shippings/route/${path}`, '1001');
      expect({ path, status }).toEqual({ path, status: 404 });
    }
  });

  it('405 with the methods that there are', async () => {
    await signedIn();
    const response = await browser.call(cancel, '1001');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    const written = await browser.call('/api/kidal/route/Ordersfull/seller/1001', '1001', {
      method: 'DELETE',
    });
    expect([written.status, written.headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('every answer has its own X-Request-Id, or the one given if it is a UUID', async () => {
    const stranger = gateway.browser();
    const idOf = async (given?: string) =>
      (
        await stranger.go('/healthz', given === undefined ? {} : { headers: { 'x-request-id': given } })
      ).headers.get('x-request-id');
    const id = '5f2c1d0e-0000-4000-8000-000000000001';
    expect(await idOf(id)).toBe(id);
    const made = [await idOf(), await idOf('x'), await idOf(`${id}'--`)];
    expect(new Set(made).size).toBe(3);
    for (const one of made) expect(one).toMatch(/^[\da-f]{8}-/);
  });
});

describe('a write', () => {
  const write = (path: string, body: string, headers: Record<string, string> = {}) =>
    browser.call(path, '1001', { method: 'POST', body, headers });

  it('needs its Idempotency-Key where it acts once (D169), and a well-formed one wherever it has one', async () => {
    await signedIn();
    const before = gateway.services.reached.length;
    for (const key of ['', 'x', 'a b c d e f g h', '../../../etc', 'x'.repeat(200)]) {
      expect((await write(shipment, '{}', { 'idempotency-key': key })).status).toBe(400);
    }
    expect(gateway.services.reached.length).toBe(before);
    expect((await write(shipment, '{}')).status).toBe(200);
  });

  it.each(['', 'null', '{', 'undefined', '[1,', '"'])(
    'with %j for a body is 400 Path and data are required (S5.4, D113, S8.21)',
    async (body) => {
      await signedIn();
      const response = await write(shipment, body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ message: 'Path and data are required' });
    },
  );

  it('S5.4: with a blank path parameter is 400 with the same sentence', async () => {
    await signedIn();
    const response = await write(shipment.replace('/7/', '/%20/'), '{}');
    expect([response.status, (await response.json()).message]).toEqual([400, 'Path and data are required']);
  });
});

describe('the size of a body', () => {
  const MB = 1024 * 1024;
  const bodyOf = (size: number) => {
    const shell = JSON.stringify({ storeId: '1001', comment: '' });
    return shell.replace('""', `"${'x'.repeat(size - shell.length)}"`);
  };

  it('passes at the limit; one byte over is 413 with the sentence for it (S8.20)', async () => {
    await signedIn();
    const send = (size: number) => browser.call(cancel, '1001', { method: 'POST', body: bodyOf(size) });
    expect((await send(MB)).status).toBe(200);
    const response = await send(MB + 1);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ message: 'El archivo excede el tamaño máximo permitido' });
  });

  it('is counted as it comes: an endless body is refused after 1 MB, not collected', async () => {
    await signedIn();
    let sent = 0;
    const chunk = new Uint8Array(64 * 1024).fill(0x20);
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += chunk.length;
        if (sent > 512 * MB) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const before = gateway.services.reached.length;
    const outcome = await browser
      .call(cancel, '1001', { method: 'POST', body: endless, duplex: 'half' } as RequestInit)
      .then(
        (response) => response.status,
        () => 'cut',
      );
    // The refusal may arrive, or the line may be cut while the client still talks.
    expect([413, 'cut']).toContain(outcome);
    expect(sent).toBeLessThan(512 * MB);
    expect(gateway.services.reached.length).toBe(before);
  });
});

it('when nobody can say whose store it is, nothing is open', async () => {
  const own = await startTestGateway({
    upstreams: new Map([['identity', new URL('http://127.0.0.1:9/')]]),
  });
  const user = own.browser();
  await user.signIn(ANA.email);
  expect((await user.call('/api/kidal/route/Ordersfull/seller/1001', '1001')).status).toBe(503);
  expect(own.services.reached).toEqual([]);
  await own.stop();
});

/** A gateway with an identity service elsewhere, which answers every question so. */
async function startWithIdentity(answer: (response: ServerResponse) => void): Promise<TestGateway> {
  const identity = createServer((_, response) => answer(response)).listen(0, '127.0.0.1');
  await once(identity, 'listening');
  const { port } = identity.address() as AddressInfo;
  const own = await startTestGateway({
    upstreams: new Map([['identity', new URL(`http://127.0.0.1:${port}/`)]]),
  });
  return {
    ...own,
    stop: async () => {
      await own.stop();
      identity.close();
    },
  };
}

it('a service that names stores in a shape of its own, or refuses, leaves a line that says which and why', async () => {
  const answers: readonly [status: number, body: unknown][] = [
    [200, { data: [{ id: 1001, email: ANA.email }] }],
    [403, { message: ANA.email }],
  ];
  let asked = 0;
  const own = await startWithIdentity((response) => {
    const [status, body] = answers[asked] ?? [500, null];
    asked += 1;
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  const user = own.browser();
  await user.signIn(ANA.email);
  const before = own.logs.length;
  asked = 0;
  for (const reason of [/^wrong shape at data\.0\.\w+: invalid_type$/, /^answered 403$/]) {
    expect((await user.call('/api/kidal/route/Ordersfull/seller/1001', '1001')).status).toBe(503);
    const line = own.logs.slice(before).findLast(({ msg }) => msg === 'stores: unknown');
    expect(line).toMatchObject({
      service: 'identity',
      call: 'listUserStores',
      reason: expect.stringMatching(reason),
    });
  }
  expect(JSON.stringify(own.logs)).not.toContain(ANA.email);
  await own.stop();
});

it('one failure of who knows the stores closes one call, and not the minute after it', async () => {
  let failing = 1;
  const own = await startWithIdentity((response) => {
    response.statusCode = failing > 0 ? 500 : 200;
    failing -= 1;
    const store = { ...calls.getStore.example(), id: '1001' };
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ data: [store] }));
  });
  const user = own.browser();
  failing = 0;
  await user.signIn(ANA.email);
  own.pass(61);
  failing = 1;
  const orders = async () => (await user.call('/api/kidal/route/Ordersfull/seller/1001', '1001')).status;
  expect(await orders()).toBe(503);
  expect(await orders()).toBe(200);
  await own.stop();
});

describe('an embedded service', () => {
  const parts = { params: {}, query: {}, body: undefined };
  const context = {
    user: { id: '1', email: ANA.email, name: null, storesVersion: 0 },
    storeId: '1001',
    idempotencyKey: null,
    requestId: 'r',
    traceparent: null,
    accessToken: null,
    clientSessionId: null,
    clientAddress: null,
    mustBeNew: false,
    onDisconnect: null,
  };

  it("that is slower than its call's deadline is 504", async () => {
    const dispatch = embeddedDispatch({ handle: () => new Promise(() => {}) });
    const answer = await dispatch({ ...calls.getBalance, timeoutMs: 20 }, parts, context);
    expect(answer.status).toBe(504);
  });

  it('that gives a file gives its bytes, type and name', async () => {
    const file = { bytes: new Uint8Array([37, 80]), contentType: 'application/pdf', fileName: 'guía 1.pdf' };
    const dispatch = embeddedDispatch({ handle: async () => ({ status: 200, file }) });
    const answer = await dispatch(calls.downloadGuideLabel, parts, context);
    expect(answer.headers).toEqual({
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="gu_a_1.pdf"; filename*=UTF-8''gu%C3%ADa%201.pdf`,
    });
    expect(answer.body).toEqual(Buffer.from([37, 80]));
  });

  const slowly = (pieces: number, everyMs: number) => {
    async function* chunks() {
      for (let at = 0; at < pieces; at += 1) {
        yield Buffer.from('x'.repeat(1000));
        await sleep(everyMs);
      }
    }
    return { body: Readable.from(chunks()), contentType: 'text/csv', fileName: 'a.csv' };
  };

  it('that streams is passed on as it comes, and cut at the deadline of its call', async () => {
    const [whole, late] = [slowly(5, 1), slowly(500, 20)];
    for (const [stream, ends] of [
      [whole, 5000],
      [late, null],
    ] as const) {
      const dispatch = embeddedDispatch({ handle: async () => ({ status: 200, stream }) });
      const answer = await dispatch({ ...calls.getGeneralReport, timeoutMs: 1000 }, parts, context);
      expect(answer.headers).toMatchObject({ 'Content-Type': 'text/csv' });
      const read = readAll(answer.body as Readable).then(
        (bytes) => bytes.length,
        () => null,
      );
      expect(await read).toBe(ends);
    }
    expect(late.body.destroyed).toBe(true);
  });

  it('that begins to stream after its deadline is given up', async () => {
    const stream = slowly(500, 20);
    const dispatch = embeddedDispatch({ handle: () => sleep(60, { status: 200, stream }) });
    const answer = await dispatch({ ...calls.getGeneralReport, timeoutMs: 20 }, parts, context);
    expect(answer.status).toBe(504);
    await expect.poll(() => stream.body.destroyed).toBe(true);
  });

  it('whose stream breaks off is no whole answer to the browser', async () => {
    await signedIn();
    const broken = () => {
      const { body } = slowly(500, 5);
      setTimeout(() => body.destroy(new Error('the database has gone')), 100);
      return { status: 200, headers: { 'Content-Type': 'application/json' }, body };
    };
    gateway.services.answers.set('getGeneralReport', broken);
    const response = await browser.call('/api/kidal/route/order/seller/1001/reporteGral', '1001');
    await expect(response.text()).rejects.toThrow();
  });

  it('reaches the browser whole', async () => {
    await signedIn();
    gateway.services.answers.set('getOrderStatistics', () =>
      jsonAnswer(402, { message: 'ñ'.repeat(10_000) }),
    );
    const response = await browser.call('/api/kidal/route/Ordersfull/statistics/seller/1001', '1001');
    expect([response.status, (await response.json()).message]).toEqual([402, 'ñ'.repeat(10_000)]);
  });
});
