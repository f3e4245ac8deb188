import { afterAll, beforeAll, expect, it } from 'vitest';
import { ANA, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { rawRequest, statusOf } from '../testing/raw-socket.ts';

let gateway: TestGateway;
let headers: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  const browser = gateway.browser();
  await browser.signIn(ANA.email);
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  headers = `Host: localhost:${gateway.port}\r\nCookie: ${cookie}\r\nX-Store-Id: 1001\r\nX-Session-Id: 1234567890123456789\r\nConnection: close\r\n\r\n`;
});
afterAll(() => gateway.stop());

const ask = async (target: string) =>
  statusOf(await rawRequest(gateway.port, `GET ${target} HTTP/1.1\r\n${headers}`));

it('the good target of the same session does reach the service', async () => {
  const before = gateway.services.reached.length;
  expect(await ask('/api/kidal/route/Ordersfull/seller/1001')).toBe(200);
  expect(gateway.services.reached.length).toBe(before + 1);
});

it.each([
  'http://localhost/api/kidal/route/Ordersfull/seller/1001',
  'https://evil.example/api/kidal/route/Ordersfull/seller/1001',
  '*',
  '//evil.example/api/kidal/route/Ordersfull/seller/1001',
  '/\\evil.example/api/kidal/route/Ordersfull/seller/1001',
  '/api/kidal/route/Ordersfull/seller/1001#x',
])('%s is 400', async (target) => {
  const before = gateway.services.reached.length;
  expect(await ask(target)).toBe(400);
  expect(gateway.services.reached.length).toBe(before);
});

it('a host that is not ours, or no host, changes nothing of what is decided', async () => {
  for (const host of ['evil.example', 'evil.example:80@localhost', '[::1', '']) {
    const answer = await rawRequest(
      gateway.port,
      `GET /api/kidal/route/Ordersfull/seller/2001 HTTP/1.1\r\n${headers.replace(/Host: [^\r]*/, `Host: ${host}`)}`,
    );
    expect([400, 403]).toContain(statusOf(answer));
  }
});
