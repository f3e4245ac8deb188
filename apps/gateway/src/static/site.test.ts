import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { rawRequest } from '../testing/raw-socket.ts';
import { readSite } from './site.ts';

const page = '<!doctype html><html lang="es-MX"><div id="root"></div></html>';
const script = `console.log(${JSON.stringify('orden '.repeat(2000))})`;
let directory: string;
let gateway: TestGateway;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'trastienda-site-'));
  await mkdir(path.join(directory, 'assets'));
  await writeFile(path.join(directory, 'index.html'), page);
  await writeFile(path.join(directory, 'assets/index-BxK2_a9-.js'), script);
  await writeFile(path.join(directory, 'assets/index-BxK2_a9-.js.map'), '{}');
  await writeFile(path.join(directory, 'assets/inter-latin-opsz-normal-BwkfbSeq.woff2'), 'font');
  await mkdir(path.join(directory, '.vite'));
  await writeFile(
    path.join(directory, '.vite/routes.json'),
    JSON.stringify([
      { path: '/mis-pedidos', scripts: ['assets/orders-BxK2_a9-.js', 'assets/page-BxK2_a9-.js'] },
      { path: '/productos/:id', scripts: ['assets/product-BxK2_a9-.js'] },
      { path: '/', scripts: [] },
    ]),
  );
  await writeFile(path.join(directory, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(directory, '..', 'trastienda-outside.txt'), 'secret');
  gateway = await startTestGateway({ site: await readSite(directory) });
});
afterAll(async () => {
  await gateway.stop();
  await rm(directory, { recursive: true, force: true });
  await rm(path.join(directory, '..', 'trastienda-outside.txt'), { force: true });
});

const get = (address: string, headers: Record<string, string> = {}) =>
  gateway.browser().go(address, { headers: { accept: 'text/html', ...headers } });
const encodedBytes = async (encoding: string) => {
  const answer = await rawRequest(
    gateway.port,
    `GET /assets/index-BxK2_a9-.js HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${encoding}\r\nConnection: close\r\n\r\n`,
  );
  const at = answer.indexOf('\r\n\r\n');
  return { head: answer.slice(0, at), body: Buffer.from(answer.slice(at + 4), 'latin1') };
};

describe('the page', () => {
  it.each(['/', '/index.html', '/mis-pedidos?status=todos', '/mis-productos/editar-producto/77'])(
    'answers %s',
    async (address) => {
      const response = await get(address);
      expect([response.status, await response.text()]).toEqual([200, page]);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('announces the scripts of its own that the route’s page needs, and no others', async () => {
    const linkOf = async (address: string) => (await get(address)).headers.get('link');
    expect(await linkOf('/mis-pedidos?status=todos')).toBe(
      '</assets/orders-BxK2_a9-.js>; rel=preload; as=script; crossorigin, </assets/page-BxK2_a9-.js>; rel=preload; as=script; crossorigin',
    );
    expect(await linkOf('/productos/7')).toBe(
      '</assets/product-BxK2_a9-.js>; rel=preload; as=script; crossorigin',
    );
    expect(await linkOf('/')).toBeNull();
    expect(await linkOf('/productos/')).toBeNull();
    expect(await linkOf('/no-hay')).toBeNull();
  });

  it('is not sent again to a browser that has it', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    const again = await get('/mis-pedidos', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get('/', { 'if-none-match': '"old"' })).status).toBe(200);
  });

  it('may hold an import map, allowed by what it says, with the hashes of the scripts that the head names', async () => {
    const own = await mkdtemp(path.join(tmpdir(), 'trastienda-map-'));
    await mkdir(path.join(own, 'assets'));
    await writeFile(path.join(own, 'assets/index-BxK2_a9-.js'), script);
    const map = '{"imports":{"/assets/index.js":"/assets/index-BxK2_a9-.js"}}';
    const built = `<link rel="preload" as="script" href="/assets/index-BxK2_a9-.js"><script type="importmap">${map}</script>`;
    await writeFile(path.join(own, 'index.html'), built);
    const other = await startTestGateway({ site: await readSite(own) });
    const response = await other.browser().go('/', { headers: { accept: 'text/html' } });
    await other.stop();
    await rm(own, { recursive: true });
    const [, text = ''] = /<script type="importmap">(.*)<\/script>/.exec(await response.text()) ?? [];
    expect(JSON.parse(text)).toEqual({
      ...(JSON.parse(map) as object),
      integrity: {
        '/assets/index-BxK2_a9-.js': `sha384-${createHash('sha384').update(script).digest('base64')}`,
      },
    });
    expect(response.headers.get('content-security-policy')).toContain(
      `script-src 'self' 'sha256-${createHash('sha256').update(text).digest('base64')}';`,
    );
  });

  it('has a policy under which nothing foreign and nothing inline runs', async () => {
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    // Plain http on this machine: a browser would hold it to https.
    expect(headers.get('strict-transport-security')).toBeNull();
  });
});

describe('a file', () => {
  it('named by its hash is kept for ever', async () => {
    const response = await get('/assets/index-BxK2_a9-.js');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toBe(script);
    expect((await get('/logo.svg')).headers.get('cache-control')).toBe('public, max-age=86400');
  });

  it('of the font is the one that the gateway’s own pages are set in', async () => {
    const css = await (await get('/api/auth/page.css')).text();
    const [, font = ''] = /url\("([^"]+)"\)/.exec(css) ?? [];
    expect(await (await get(font)).text()).toBe('font');
    const policy = (await get('/api/auth/signin')).headers.get('content-security-policy');
    expect(policy).toContain("font-src 'self'");
  });

  it('comes compressed as the browser can read it', async () => {
    const br = await encodedBytes('gzip, deflate, br');
    expect(br.head).toMatch(/content-encoding: br/i);
    expect(brotliDecompressSync(br.body).toString()).toBe(script);
    const gzip = await encodedBytes('gzip, br;q=0');
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    const plain = await encodedBytes('identity');
    expect(plain.body.toString()).toBe(script);
    expect(br.body.length).toBeLessThan(plain.body.length / 10);
  });

  it.each(['/assets/missing-AAAAAAAA.js', '/assets/index-BxK2_a9-.js.map', '/assets/', '/assets'])(
    '%s is 404 rather than the page',
    async (address) => {
      expect((await get(address, { accept: '*/*' })).status).toBe(404);
    },
  );

  it('is 404 for a missing asset even where a page is asked for', async () => {
    expect((await get('/assets/missing-AAAAAAAA.js')).status).toBe(404);
  });

  it('outside the folder has no address', async () => {
    for (const address of [
      '/../trastienda-outside.txt',
      '/%2e%2e/trastienda-outside.txt',
      '/assets/..%2f..%2fx',
    ]) {
      const answer = await rawRequest(
        gateway.port,
        `GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).not.toContain('secret');
    }
  });
});

it('opened under another name of this machine, the page leads to the one that the cookies are for', async () => {
  const ask = (host: string) =>
    rawRequest(
      gateway.port,
      `GET /mis-pedidos?status=todos HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
    );
  expect(await ask(`127.0.0.1:${gateway.port}`)).toContain(
    `location: ${gateway.origin}/mis-pedidos?status=todos`,
  );
  // A proxy in front may say anything: then the page is the page.
  for (const host of [`localhost:${gateway.port}`, 'portal.internal', 'evil.example']) {
    expect(await ask(host)).toMatch(/^HTTP\/1\.1 200 /);
  }
});

it('another method than GET is 405', async () => {
  const response = await gateway.browser().go('/', { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('before the portal is built, the page says what to do', async () => {
  const own = await startTestGateway({ site: await readSite(path.join(directory, 'nowhere')) });
  const response = await own.browser().go('/', { headers: { accept: 'text/html' } });
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('npm run build');
  await own.stop();
});

it('on https the browser is told to stay there', async () => {
  const own = await startTestGateway({ publicUrl: 'https://portal.example' });
  const response = await own.browser().go('/healthz');
  expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=63072000/);
  await own.stop();
});
