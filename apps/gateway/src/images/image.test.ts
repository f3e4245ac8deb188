import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { staticFile } from '../static/site.ts';
import type { Browser } from '../testing/browser.ts';
import { type TestFiles, testFiles } from '../testing/files.ts';
import { ANA, BETO, DORA, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { pngOf } from '../testing/pictures.ts';

const widths = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840];
const photo = pngOf(1000, 500);
const site = new Map([
  ['/index.html', staticFile('index.html', Buffer.from('<!doctype html>'), new Map())],
  ['/assets/tienda-AAAAAAAA.png', staticFile('tienda.png', photo, new Map())],
  ['/logo.svg', staticFile('logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), new Map())],
]);

let kept: TestFiles;
let gateway: TestGateway;
let user: Browser;
let canary: Server;
const reached: string[] = [];
beforeAll(async () => {
  canary = createServer((request, response) => {
    reached.push(request.url ?? '');
    if (request.url === '/files/moved.png') response.writeHead(302, { Location: '/inside' }).end();
    else if (request.url === '/files/huge.png') response.end(Buffer.alloc(11 * 1024 * 1024));
    else response.end(photo);
  }).listen(0, '127.0.0.1');
  await once(canary, 'listening');
  kept = await testFiles();
  gateway = await startTestGateway({ files: kept.files, site, isTimeHeld: true });
  user = gateway.browser();
  await user.signIn(ANA.email);
});
afterAll(async () => {
  await gateway.stop();
  await kept.stop();
  canary.closeAllConnections();
  canary.close();
});

const ask = (url: string, w: number | string = 640, more = '', headers: Record<string, string> = {}) =>
  user.go(`/api/image?url=${encodeURIComponent(url)}&w=${w}${more}`, { headers });
const save = (kind: 'product' | 'evidence', storeId = '1001') =>
  kept.files.save(
    { bytes: photo, name: 'foto.png', kind, storeId },
    { email: storeId.startsWith('1') ? ANA.email : BETO.email, requestId: 'r' },
  );

describe('a picture (S9.18, S9.19, D7)', () => {
  it('is given at each of the 16 widths, in proportion, never wider than it is', async () => {
    const { key } = await save('product');
    const seen = [];
    for (const width of widths) {
      const answer = await ask(`/upload/files/${key}`, width);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
      const png = Buffer.from(await answer.arrayBuffer());
      seen.push([png.readUInt32BE(16), png.readUInt32BE(20)]);
    }
    expect(seen).toEqual(widths.map((width) => [Math.min(width, 1000), Math.min(width, 1000) / 2]));
  });

  it('is WebP for who takes it, smaller at less quality, 75 unless told otherwise', async () => {
    const { key } = await save('product');
    const webp = { accept: 'image/avif,image/webp,*/*' };
    const answer = await ask(`/upload/files/${key}`, 640, '', webp);
    expect([answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual([
      'image/webp',
      'Accept',
    ]);
    const same = await ask(`/upload/files/${key}`, 640, '&q=75', webp);
    expect(same.headers.get('etag')).toBe(answer.headers.get('etag'));
    const again = await ask(`/upload/files/${key}`, 640, '', {
      ...webp,
      'if-none-match': String(answer.headers.get('etag')),
    });
    expect(again.status).toBe(304);
  });

  it('may be one of the portal’s own', async () => {
    expect((await ask('/assets/tienda-AAAAAAAA.png')).status).toBe(200);
    expect((await ask('/assets/none-AAAAAAAA.png')).status).toBe(404);
    expect((await ask('/logo.svg')).status).toBe(404);
    expect((await ask('/index.html')).status).toBe(404);
  });

  it('of an evidence is for its own store', async () => {
    const [mine, theirs] = [await save('evidence'), await save('evidence', '2001')];
    expect((await ask(`/upload/files/${mine.key}`)).status).toBe(200);
    expect((await ask(`/upload/files/${theirs.key}`)).status).toBe(404);
  });

  it('of a product is kept by the browser; an evidence is not, nor is it seen after signing out', async () => {
    const [shown, personal] = [await save('product'), await save('evidence')];
    const cacheOf = async ({ key }: { key: string }) =>
      (await ask(`/upload/files/${key}`)).headers.get('cache-control');
    expect(await cacheOf(shown)).toBe('private, max-age=86400');
    expect(await cacheOf(personal)).toBe('no-store');
  });

  it('is drawn of what was stored as a picture alone: an SVG that came in as an invoice is none', async () => {
    const bytes = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="3840" height="9"><filter id="f"><feTurbulence/></filter>
       <rect width="3840" height="9" filter="url(#f)"/></svg>`,
    );
    const file = { bytes, name: 'factura.xml', kind: 'invoice', storeId: '1001' } as const;
    const { key } = await kept.files.save(file, { email: ANA.email, requestId: 'r' });
    for (const name of [key, key.replace(/xml$/, 'png')])
      expect((await ask(`/upload/files/${name}`)).status).toBe(404);
  });

  it('waits for its turn: who asks for thirty keeps neither another person nor the process waiting', async () => {
    const large = await kept.files.save(
      { bytes: pngOf(3000, 3000), name: 'foto.png', kind: 'product', storeId: '1001' },
      { email: ANA.email, requestId: 'r' },
    );
    const other = gateway.browser();
    await other.signIn(BETO.email);
    const { key } = await save('product', '2001');
    let answered = 0;
    const flood = Array.from({ length: 30 }, async (_, at) => {
      const { status } = await ask(`/upload/files/${large.key}`, 256, `&q=${at + 1}`, {
        accept: 'image/webp',
      });
      answered += 1;
      return status;
    });
    const healthy = await gateway.browser().go('/healthz');
    expect(healthy.status).toBe(200);
    const theirs = await other.go(`/api/image?url=${encodeURIComponent(`/upload/files/${key}`)}&w=96`);
    expect(theirs.status).toBe(200);
    expect(answered).toBeLessThan(10);
    expect(await Promise.all(flood)).toEqual(Array(30).fill(200));
  });

  it('is refused to who asks for more than any page shows, and to nobody else', async () => {
    const greedy = gateway.browser();
    await greedy.signIn(DORA.email);
    const many = await Promise.all(
      Array.from({ length: 620 }, () => greedy.go('/api/image?url=%2Fnone.png&w=640')),
    );
    const refused = many.filter(({ status }) => status === 429);
    expect(refused.length).toBe(20);
    const wait = Number(refused[0]?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect((await ask('/assets/tienda-AAAAAAAA.png')).status).toBe(200);
    gateway.pass(wait);
    expect((await greedy.go('/api/image?url=%2Fnone.png&w=640')).status).toBe(404);
  });

  it('is for nobody without a session', async () => {
    const answer = await gateway.browser().go('/api/image?url=%2Fassets%2Ftienda-AAAAAAAA.png&w=640');
    expect(answer.status).toBe(401);
  });
});

describe('what is not served', () => {
  it.each(['0', '641', '-640', '640.0', '1e3', '0640', '', '99999', '640px'])(
    'the width %j is 400',
    async (w) => {
      expect((await ask('/assets/tienda-AAAAAAAA.png', w)).status).toBe(400);
    },
  );

  it.each(['0', '101', '-1', '7.5', 'x', ''])('the quality %j is 400', async (q) => {
    expect((await ask('/assets/tienda-AAAAAAAA.png', 640, `&q=${q}`)).status).toBe(400);
  });

  it('no address but ours is ever asked: each is 400 or 404, and nothing is reached', async () => {
    const port = (canary.address() as AddressInfo).port;
    const before = reached.length;
    const inner = [
      `127.0.0.1:${port}`,
      `localhost:${port}`,
      `[::1]:${port}`,
      `0x7f.1:${port}`,
      `2130706433:${port}`,
    ];
    const urls = [
      ...inner.flatMap((host) => [
        `http://${host}/a.png`,
        `//${host}/a.png`,
        `/\\${host}/a.png`,
        `http:${host}`,
      ]),
      'http://169.254.169.254/latest/meta-data/',
      'http://[::ffff:169.254.169.254]/',
      'file:///etc/passwd',
      'data:image/png;base64,AAAA',
      'javascript:alert(1)',
      'gopher://127.0.0.1:5432/_x',
      `/upload/files/../../api/config`,
      '/upload/files/%2e%2e/x',
      `/upload/files/@127.0.0.1:${port}/a.png`,
      '/api/config',
      '/api/image?url=/api/image',
      '/idp/jwks',
      '/upload/files/',
      '',
    ];
    for (const url of urls) expect({ url, status: (await ask(url)).status }).toEqual({ url, status: 400 });
    expect(reached.length).toBe(before);
  });

  it('a file-upload service elsewhere is asked for its keys alone; no redirect is followed, no flood taken', async () => {
    const base = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/files`;
    const runtime = readConfig({ UPLOAD_URL: base }, '/').runtime;
    const own = await startTestGateway({ runtime, site });
    const one = own.browser();
    await one.signIn(ANA.email);
    const status = async (url: string) =>
      (await one.go(`/api/image?url=${encodeURIComponent(url)}&w=64`)).status;
    const before = reached.length;
    expect(await status(`${base}/ab12.png`)).toBe(200);
    expect([await status(`${base}/moved.png`), await status(`${base}/huge.png`)]).toEqual([404, 404]);
    for (const bad of [
      `${base}/../inside`,
      `${base}/a/b`,
      `${base}/a?x=1`,
      `${base}@evil.example/a.png`,
      `${base}.evil/a.png`,
    ]) {
      expect({ bad, status: await status(bad) }).toEqual({ bad, status: 400 });
    }
    expect(reached.slice(before)).toEqual(['/files/ab12.png', '/files/moved.png', '/files/huge.png']);
    await own.stop();
  });
});
