import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@trastienda/api-client/calls';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ANA, startTestGateway } from '../testing/gateway.ts';

type Reply = (response: ServerResponse) => void;

const ok: Reply = (response) => {
  response.setHeader('Content-Type', 'application/json').end('{"ok":true}');
};
let reply: Reply = ok;
let asked = 0;
let upstream: Server;

beforeAll(async () => {
  upstream = createServer((_request, response) => {
    asked += 1;
    reply(response);
  }).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
});
afterAll(() => {
  upstream.closeAllConnections();
  upstream.close();
});

describe('a sick upstream', () => {
  /** A gateway of its own in front of the upstream, whose breaker nobody else has moved. */
  async function fresh(timeoutMs = 300) {
    const { port } = upstream.address() as AddressInfo;
    const own = await startTestGateway({
      upstreams: new Map([['bamako', new URL(`http://127.0.0.1:${port}/`)]]),
      calls: [{ ...calls.getStorehouse, timeoutMs }],
    });
    onTestFinished(own.stop);
    const user = own.browser();
    await user.signIn(ANA.email);
    const ask = () => user.call('/api/bamako/route/store/1001/storehouse', '1001');
    const upstreamLines = () => own.logs.filter(({ msg }) => msg === 'upstream: failed');
    return { ask, upstreamLines };
  }
  const saying =
    (status: number): Reply =>
    (response) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"message":"suyo"}');
    };

  it.each([500, 502, 503, 504])('is closed off after it has answered %i five times', async (status) => {
    const { ask, upstreamLines } = await fresh();
    reply = saying(status);
    const before = asked;
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await ask()).status).toBe(status);
    const closed = await ask();
    expect([closed.status, closed.headers.get('retry-after')]).toEqual([503, '30']);
    expect(asked).toBe(before + 5);
    expect(upstreamLines()).toHaveLength(5);
    expect(upstreamLines()[0]).toMatchObject({ level: 40, call: 'getStorehouse', status });
  });

  it.each([400, 404, 409, 501])('is none that answers %i, which is no illness', async (status) => {
    const { ask, upstreamLines } = await fresh();
    reply = saying(status);
    for (let attempt = 0; attempt < 8; attempt += 1) expect((await ask()).status).toBe(status);
    reply = ok;
    expect((await ask()).status).toBe(200);
    expect(upstreamLines()).toEqual([]);
  });

  it('is closed off after five bodies that stall, though their heads were well', async () => {
    const { ask, upstreamLines } = await fresh();
    reply = (response) => {
      response.setHeader('Content-Type', 'application/json');
      response.write('{"data":[');
    };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answer = await ask();
      expect(answer.status).toBe(200);
      await expect(answer.text()).rejects.toThrow();
    }
    await expect.poll(async () => (await ask()).headers.get('retry-after')).toBe('30');
    expect(upstreamLines()).toHaveLength(5);
  });

  it('is none whose reader takes nothing until the deadline', async () => {
    const { ask, upstreamLines } = await fresh(1_200);
    reply = (response) => {
      response.setHeader('Content-Type', 'application/json');
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(256 * 1024, 0x20)));
      };
      response.on('drain', pour);
      pour();
    };
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const answer = await ask();
      expect(answer.status).toBe(200);
      await sleep(1_500);
      await expect(answer.text()).rejects.toThrow();
    }
    reply = ok;
    expect((await ask()).status).toBe(200);
    expect(upstreamLines()).toEqual([]);
  });
});
