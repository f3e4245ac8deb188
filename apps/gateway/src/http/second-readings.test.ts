import { serviceNames } from '@trastienda/api-client';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed, times } from '../../../../tools/suite/samples.ts';
import { startCanary } from '../testing/canary.ts';
import { ANA, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { eachOf, proved } from '../testing/proved.ts';
import { rawRequest, statusOf } from '../testing/raw-socket.ts';

/** Whole segments that have a second reading. */
const segments = [
  '..',
  '.',
  '%2e%2e',
  '%2E%2E',
  '.%2e',
  '%2e',
  '%252e%252e',
  '%25%32%65',
  '',
  'a;x=1',
  ';x=',
  ';',
  'a%3Bb',
  '%c0%ae%c0%ae',
  encodeURIComponent('．．'),
  encodeURIComponent('‥'),
  'ni\u00f1o',
];
/** What makes any segment hostile, wherever in it it stands. */
const pieces = [
  '%2f',
  '%2F',
  '%252f',
  '%252F',
  '%5c',
  '%5C',
  '%255c',
  '\\',
  '%00',
  '%0a',
  '%0d%0a',
  '%0d%0aX-Evil:%201',
  '%7f',
  '%C0%AF',
  '%61',
  '%',
  '%zz',
  '#',
  '\u0000',
  '\u0007',
  encodeURIComponent('／'),
  encodeURIComponent('＼'),
  encodeURIComponent('％2f'),
  encodeURIComponent('；'),
];

const plain = fc.constantFrom('Ordersfull', 'seller', '1001', 'v1', 'order', 'a', 'admin', '..a', 'x@y');
const way = fc
  .tuple(fc.constantFrom(...serviceNames), fc.array(plain, { minLength: 1, maxLength: 5 }))
  .map(([service, rest]) => ['api', service, 'route', ...rest]);
const whole = fc
  .tuple(way, fc.constantFrom(...segments), fc.nat(9))
  // At its end an empty segment is a slash, which is allowed.
  .map(
    ([path, bad, at]) =>
      `/${path.toSpliced(at % (bad === '' ? path.length : path.length + 1), 0, bad).join('/')}`,
  );
const within = fc
  .tuple(way, fc.constantFrom(...pieces), fc.nat(9), fc.nat(12))
  .map(([path, bad, at, offset]) => {
    const place = at % path.length;
    const text = path[place] ?? '';
    const cut = offset % (text.length + 1);
    return `/${path.with(place, text.slice(0, cut) + bad + text.slice(cut)).join('/')}`;
  });
const absolute = (canary: string) =>
  fc
    .tuple(
      way,
      fc.constantFrom(
        `http://${canary}/`,
        `https://${canary}/`,
        `//${canary}/`,
        `/\\${canary}/`,
        `/%5C${canary}/`,
        `\\\\${canary}\\`,
        '*',
        `${canary}/`,
        `http:/${canary}/`,
        `ftp://${canary}/`,
      ),
    )
    .map(([path, start]) => start + path.join('/'));

/** Targets that have a second reading, through a raw socket: refused, and nothing behind the gateway hears of them. */
const count = times(20_000, 1 / 5);

describe(`${count} targets with a second reading`, () => {
  let gateway: TestGateway;
  let canary: Awaited<ReturnType<typeof startCanary>>;
  let headers: string;
  beforeAll(async () => {
    canary = await startCanary();
    gateway = await startTestGateway({ upstreams: canary.upstreams });
    const browser = gateway.browser();
    await browser.signIn(ANA.email);
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    headers = `Host: localhost:${gateway.port}\r\nOrigin: ${gateway.origin}\r\nCookie: ${cookie}\r\nX-Store-Id: 1001\r\nX-Session-Id: 1234567890123456789\r\nIdempotency-Key: a-key-of-a-test\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
  });
  afterAll(async () => {
    await gateway.stop();
    canary.stop();
  });
  const ask = async (method: string, target: string) =>
    statusOf(await rawRequest(gateway.port, `${method} ${target} HTTP/1.1\r\n${headers}`));

  it('are 400 each, and open no line to any service', async () => {
    const method = fc.constantFrom('GET', 'GET', 'GET', 'POST', 'PUT', 'DELETE');
    const target = fc.oneof(
      { arbitrary: whole, weight: 4 },
      { arbitrary: within, weight: 5 },
      absolute(canary.host),
    );
    const targets = fc.sample(fc.tuple(method, target), { numRuns: count, seed });
    const wrong: unknown[] = [];
    await eachOf(targets, 32, async ([how, one]) => {
      const status = await ask(how, one);
      if (status !== 400) wrong.push({ how, one, status });
    });
    expect(wrong).toEqual([]);
    expect(canary.connections()).toBe(0);
    expect(gateway.services.reached).toEqual([]);
    const kinds = new Set(targets.map(([, one]) => one)).size;
    proved(
      `${count} hostile targets (${kinds} different) are 400, ${canary.connections()} lines to a service`,
    );
  }, 240_000);

  it('while a good one of the same session does reach its service', async () => {
    expect(await ask('GET', '/api/kidal/route/Ordersfull/seller/1001')).toBe(200);
    expect(canary.connections()).toBeGreaterThan(0);
  });
});
