import { type AnyCall, callPath, createCallTable } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathOf, samplesOf } from '../testing/call-samples.ts';
import { startCanary } from '../testing/canary.ts';
import { ANA, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { proved } from '../testing/proved.ts';
import { rawRequest, statusOf } from '../testing/raw-socket.ts';

const every = Object.values<AnyCall>(calls);
const table = createCallTable(every);
/** Those of the contract, those that HTTP has beside them, and some that others have made up. */
const methods = 'GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND MKCOL LOCK PURGE QUERY'.split(' ');
const THEIR_OWN = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

let canary: Awaited<ReturnType<typeof startCanary>>;
let gateway: TestGateway;
let headers: string;
let tried = 0;
beforeAll(async () => {
  canary = await startCanary();
  const generous = { burst: 1_000_000, perSecond: 10_000 };
  gateway = await startTestGateway({ upstreams: canary.upstreams, rateLimit: generous });
  const browser = gateway.browser();
  await browser.signIn(ANA.email);
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  headers = `Host: localhost:${gateway.port}\r\nOrigin: ${gateway.origin}\r\nCookie: ${cookie}\r\nX-Store-Id: 1001\r\nX-Session-Id: 1234567890123456789\r\nIdempotency-Key: a-key-of-a-test\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
});
afterAll(async () => {
  proved(
    `${tried} requests of ${every.length} calls by a method that is not their own, none reached a service`,
  );
  await gateway.stop();
  canary.stop();
});

describe('the methods of a call', () => {
  it('are its own alone: by any other it is 405 with those that there are, and opens no line to a service', async () => {
    const wrong: unknown[] = [];
    for (const call of every) {
      const target = pathOf(call, samplesOf(call, '1001'));
      const path = (callPath(call, samplesOf(call, '1001').params) ?? '').split('/').slice(4).join('/');
      const own = THEIR_OWN.filter((method) => typeof table.find(call.service, method, path) === 'object');
      expect(own).toContain(call.method);
      for (const method of methods.filter((one) => !own.includes(one))) {
        const answer = await rawRequest(gateway.port, `${method} ${target} HTTP/1.1\r\n${headers}`);
        const allow = /\r\nallow: ([^\r]*)/i.exec(answer)?.[1];
        tried += 1;
        if (statusOf(answer) !== 405 || allow !== own.join(', '))
          wrong.push([call.id, method, statusOf(answer), allow]);
      }
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(every.length * 10);
    expect(canary.connections()).toBe(0);
    expect(gateway.services.reached).toEqual([]);
  }, 240_000);
});
