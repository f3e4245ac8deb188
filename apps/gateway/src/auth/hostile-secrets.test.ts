import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seed, times } from '../../../../tools/suite/samples.ts';
import { SESSION_COOKIE } from '../session/sessions.ts';
import type { Browser } from '../testing/browser.ts';
import { type TestFiles, testFiles } from '../testing/files.ts';
import { ANA, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { eachOf, proved } from '../testing/proved.ts';
import { rawRequest, statusOf } from '../testing/raw-socket.ts';

let gateway: TestGateway;
let files: TestFiles;
let user: Browser;
let good: { readonly cookie: string; readonly ticket: string; readonly idp: string };
beforeAll(async () => {
  files = await testFiles();
  gateway = await startTestGateway({
    files: files.files,
    signInLimit: { burst: 100_000, perSecond: 1000 },
    metricsToken: 'a good token of metrics',
  });
  user = gateway.browser();
  await user.signIn(ANA.email);
  const { token } = await user.json<{ token: string }>('/api/auth/session');
  const tokens = [...user.jar]
    .filter(([name]) => name.startsWith('trastienda.idp'))
    .map((pair) => pair.join('='));
  good = { cookie: user.sessionCookie ?? '', ticket: token, idp: tokens.join('; ') };
});
afterAll(async () => {
  await gateway.stop();
  await files.stop();
});

const COUNT = times(5000, 1 / 5);
const b64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const jwt = (header: object, claims: object, mac = '') => `${b64(header)}.${b64(claims)}.${mac}`;

/** Near to good, and far from it; never good itself, nor with a space beside it, which HTTP takes away. */
const value = (start: string) => hostile(start).filter((made) => made.trim() !== start);
const hostile = (start: string) =>
  fc.oneof(
    fc
      .tuple(fc.nat(start.length), fc.constantFrom('A', '.', '-', '%00', '"', "'", '=', ' ', ''))
      .map(([at, piece]) => start.slice(0, at) + piece + start.slice(at + 1)),
    fc.nat(start.length - 1).map((end) => start.slice(0, end)),
    fc.constantFrom(
      jwt({ alg: 'none' }, { sub: ANA.email, email: ANA.email }),
      jwt({ alg: 'HS256', kid: '../../dev/null' }, { sub: ANA.email }, 'AAAA'),
      jwt({ alg: 'ES256', jku: 'https://evil.example/jwks' }, { sub: ANA.email }, 'AAAA'),
      jwt({ alg: 'dir', enc: 'A256CBC-HS512' }, {}, 'x.y'),
      "' or 1=1 --",
      '{"$ne":""}',
      '../../etc/passwd',
      '%0d%0aX:1',
      '%E0%A4%A',
      '%',
      'null',
      '[]',
      'x'.repeat(3000),
      'tk_',
      'tk_x.1.y',
      'tk_00000000-0000-0000-0000-000000000000.9999999999.',
      '__proto__',
      'constructor',
      '-1',
      '1e309',
      `tk_not-a-uuid-at-all.9999999999.${'A'.repeat(43)}`,
    ),
    fc.string({
      unit: fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCodePoint(code)),
      maxLength: 200,
    }),
  );

const cookies = [
  'session',
  'csrf',
  'state',
  'pkce',
  'nonce',
  'callback-url',
  'state.x.y',
  'pkce.zzzz.',
  '.',
].map((name) => `__Host-trastienda.${name}`);
const cookieName = fc.constantFrom(
  SESSION_COOKIE,
  SESSION_COOKIE,
  ...cookies,
  'trastienda.idp.session',
  '__proto__',
  '=',
);
const paths = [
  '/api/kidal/route/Ordersfull/seller/1001',
  '/api/auth/session',
  '/api/auth/csrf',
  '/api/auth/signin',
  '/api/auth/callback/identity?code=x&state=y',
  '/api/image?w=64&url=%2Fa.png',
  `/upload/files/${'a'.repeat(40)}.pdf`,
  '/idp/auth?client_id=trastienda',
  '/metrics',
];
const posts = [
  '/upload/files',
  '/api/auth/signout',
  '/api/auth/session',
  '/api/kidal/route/order/pedido/cancel',
];

it(`${COUNT} hostile cookies and tokens: none is a fault of ours, and none opens anything`, async () => {
  const request = fc.oneof(
    fc.record({
      path: fc.constantFrom(...paths, ...posts),
      name: cookieName,
      cookie: value(good.cookie),
      bearer: fc.constant(''),
    }),
    fc.record({
      path: fc.constantFrom(...paths, '/upload/files', '/upload/files'),
      name: fc.constant('x'),
      cookie: fc.constant('x'),
      bearer: value(good.ticket),
    }),
  );
  const seen = new Map<number, number>();
  const wrong: unknown[] = [];
  const before = gateway.services.reached.length;
  await eachOf(fc.sample(request, { numRuns: COUNT, seed }), 32, async (one) => {
    const { path, name, cookie, bearer } = one;
    const isPost = posts.includes(path);
    const answer = await rawRequest(
      gateway.port,
      `${isPost ? 'POST' : 'GET'} ${path} HTTP/1.1\r\nHost: localhost\r\nX-Store-Id: 1001\r\nX-Session-Id: 1234567890123456789\r\nCookie: ${name}=${cookie}\r\n${bearer === '' ? '' : `Authorization: Bearer ${bearer}\r\n`}${isPost ? `Origin: ${gateway.origin}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n` : ''}Connection: close\r\n\r\n${isPost ? '{}' : ''}`,
    );
    const status = statusOf(answer);
    seen.set(status, (seen.get(status) ?? 0) + 1);
    if (status === 0 || status >= 500) wrong.push({ ...one, status });
    if (answer.includes(ANA.email) || (status === 200 && path.includes('/route/'))) wrong.push(one);
  });
  expect(wrong).toEqual([]);
  expect(gateway.services.reached.length).toBe(before);
  expect(gateway.logs.filter((line) => Number(line['level']) >= 50 && line['msg'] !== 'idp: failed')).toEqual(
    [],
  );
  expect((await user.call('/api/kidal/route/Ordersfull/seller/1001', '1001')).status).toBe(200);
  const statuses = [...seen].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  proved(`${COUNT} hostile cookies and tokens, none a 5xx (${statuses.join(', ')})`);
}, 240_000);
