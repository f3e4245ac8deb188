import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSite } from '../static/site.ts';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { proved } from '../testing/proved.ts';
import { observe } from '../testing/observatory.ts';

let directory: string;
let gateway: TestGateway;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'trastienda-observatory-'));
  // As it is built: the script of the source becomes a file whose name holds its hash.
  const source = await readFile(new URL('../../../portal/index.html', import.meta.url), 'utf8');
  const built = source.replace('/src/main.tsx', '/assets/index-BxK2_a9-.js');
  if (built === source) throw new Error('The page of the portal names no script');
  await mkdir(path.join(directory, 'assets'));
  await writeFile(path.join(directory, 'assets/index-BxK2_a9-.js'), 'export {};');
  await writeFile(path.join(directory, 'index.html'), built);
  gateway = await startTestGateway({ site: await readSite(directory), publicUrl: 'https://portal.example' });
});
afterAll(async () => {
  await gateway.stop();
  await rm(directory, { recursive: true, force: true });
});

const get = (address: string) => gateway.browser().go(address, { headers: { accept: 'text/html' } });

it('the portal is an A+ of MDN’s HTTP observatory, 135 points or more, as its published rules count', async () => {
  const answer = await get('/');
  const { score, grade, tests } = observe(answer.headers, await answer.text(), answer.headers.getSetCookie());
  proved(
    `observatory: ${grade}, ${score} (${Object.entries(tests)
      .map(([name, points]) => `${name} ${points}`)
      .join(', ')})`,
  );
  expect({
    grade,
    isEnough: score >= 135,
    lost: Object.values(tests).filter((points) => points < 0),
  }).toEqual({
    grade: 'A+',
    isEnough: true,
    lost: [],
  });
});

it('so are the pages of the gateway itself', async () => {
  for (const address of ['/api/auth/signin', '/api/auth/error?error=AccessDenied', '/api/docs']) {
    const answer = await get(address);
    const { score, grade } = observe(answer.headers, await answer.text(), answer.headers.getSetCookie());
    expect({ address, grade, isEnough: score >= 120 }).toEqual({ address, grade: 'A+', isEnough: true });
  }
});

it('a weaker answer loses points: the rules can tell', () => {
  const weak = new Headers({ 'content-security-policy': "default-src *; script-src 'unsafe-inline' *" });
  const { score, grade } = observe(weak, '<script src="https://evil.example/x.js"></script>', ['a=b']);
  expect(score).toBeLessThan(30);
  expect(grade).toBe('F');
});

it('every answer, of whatever kind, has the headers that hold for all', async () => {
  const user = gateway.browser();
  const answers = [
    ...(await Promise.all(
      [
        '/',
        '/nada.js',
        '/healthz',
        '/api/config',
        '/api/auth/csrf',
        '/api/auth/signin',
        '/api/kidal/route/x',
        '/api/nada',
        '/upload/files/x',
        '/api/image',
        '/metrics',
        '/idp/jwks',
        '/idp/auth',
      ].map(get),
    )),
    await user.go('/', { method: 'POST' }),
    await user.go('/api/auth/signout', { method: 'POST', headers: { origin: 'https://evil.example' } }),
    await user.go('/api/kidal/route/order/pedido/cancel', { method: 'DELETE' }),
  ];
  for (const { url, status, headers } of answers) {
    const policy = headers.get('content-security-policy') ?? '';
    expect({ url, status, nosniff: headers.get('x-content-type-options') }).toEqual({
      url,
      status,
      nosniff: 'nosniff',
    });
    expect({
      url,
      policy: policy.includes("default-src 'none'") && policy.includes("frame-ancestors 'none'"),
    }).toEqual({ url, policy: true });
    expect({ url, unsafe: /unsafe|\*/.test(policy) }).toEqual({ url, unsafe: false });
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=63072000; includeSubDomains/);
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toMatch(/no-store|no-cache|max-age=3600/);
    // The keys of the embedded provider are for everybody.
    if (!url.endsWith('/idp/jwks')) expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  }
});
