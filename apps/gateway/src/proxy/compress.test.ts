import { connect } from 'node:net';
import { once } from 'node:events';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { ANA, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { jsonAnswer } from './answer.ts';
import { compressed } from './compress.ts';

const path = '/api/kidal/route/Ordersfull/seller/1001';
const large = { data: Array.from({ length: 500 }, (_, at) => ({ id: at, name: 'María Ñíguez' })) };

let gateway: TestGateway;
let user: Browser;
beforeAll(async () => {
  gateway = await startTestGateway();
  user = gateway.browser();
  await user.signIn(ANA.email);
  gateway.services.answers.set('listOrders', () => jsonAnswer(200, large));
});
afterAll(() => gateway.stop());

it('a long answer is compressed for who takes gzip, and whole for who does not', async () => {
  const gzip = await user.call(path, '1001', { headers: { 'accept-encoding': 'br, gzip' } });
  expect(gzip.headers.get('content-encoding')).toBe('gzip');
  expect(gzip.headers.get('vary')).toBe('Accept-Encoding');
  expect(await gzip.json()).toEqual(large);
  for (const accepted of ['identity', 'gzip;q=0', 'br']) {
    const plain = await user.call(path, '1001', { headers: { 'accept-encoding': accepted } });
    expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([
      null,
      'Accept-Encoding',
    ]);
    expect(await plain.json()).toEqual(large);
  }
});

it('a short answer, a file and an answer of an upstream go as they are, at once', () => {
  const short = jsonAnswer(200, { ok: true });
  const file = { status: 200, headers: { 'Content-Type': 'application/pdf' }, body: Buffer.alloc(9000) };
  const stream = { ...jsonAnswer(200, large), body: process.stdin };
  for (const answer of [short, file, stream]) expect(compressed(answer, 'gzip')).toBe(answer);
});

it('says how long the compressed answer is', async () => {
  const answer = await compressed(jsonAnswer(200, large), 'gzip');
  expect(JSON.parse(gunzipSync(answer.body as Buffer).toString('utf8'))).toEqual(large);
  expect((answer.body as Buffer).length).toBeLessThan(JSON.stringify(large).length / 5);
});

it('two hundred clients that hang up before or while it comes harm nobody', async () => {
  const cookie = [...user.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nX-Store-Id: 1001\r\nAccept-Encoding: gzip\r\n\r\n`;
  const hangUp = async (afterFirstBytes: boolean) => {
    const socket = connect(gateway.port, 'localhost');
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(request);
    if (afterFirstBytes) await once(socket, 'data');
    socket.destroy();
  };
  await Promise.all(Array.from({ length: 200 }, (_, at) => hangUp(at % 2 === 0)));
  expect((await user.call(path, '1001')).status).toBe(200);
});
