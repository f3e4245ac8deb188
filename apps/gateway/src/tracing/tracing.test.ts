import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { ANA, startTestGateway } from '../testing/gateway.ts';
import { traceparentOf } from './tracing.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;

it('without a collector a trace is passed on to upstreams as it came, and its id is in the line of the request', async () => {
  const seen: IncomingHttpHeaders[] = [];
  const upstream = createServer((request, response) => {
    seen.push(request.headers);
    response.writeHead(500).end();
  }).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  onTestFinished(() => void upstream.close());
  const { port } = upstream.address() as AddressInfo;
  const gateway = await startTestGateway({
    upstreams: new Map([['kidal', new URL(`http://127.0.0.1:${port}`)]]),
  });
  onTestFinished(gateway.stop);
  const user = gateway.browser();
  await user.signIn(ANA.email);
  const ask = (given: string) =>
    user.call('/api/kidal/route/Ordersfull/seller/1001', '1001', { headers: { traceparent: given } });
  await ask(traceparent);
  await ask(`${traceparent}-more`);
  expect(seen.map((headers) => headers['traceparent'])).toEqual([traceparent, undefined]);
  for (const msg of ['request', 'upstream: failed'])
    await expect
      .poll(() => gateway.logs.filter((line) => line['traceId'] === TRACE && line['msg'] === msg).length)
      .toBe(1);
});

it.each([
  [undefined, false],
  [traceparent, true],
  [traceparent.toUpperCase(), false],
  [`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, false],
  [`00-${TRACE}-${'0'.repeat(16)}-01`, false],
  [`01-${TRACE}-00f067aa0ba902b7-01`, false],
  ['ana@uno.example', false],
])('%s is a traceparent: %s', (given, isOne) => {
  expect(traceparentOf(given)).toBe(isOne ? given : null);
});
