import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staticFile } from '../static/site.ts';
import { type Browser } from '../testing/browser.ts';
import { ANA, BETO, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { createPageDrawer, type DrawPage, type PageAnswer, type Visit } from './draw-page.ts';

const page =
  '<!doctype html><html lang="es-MX"><head><script src="/head.js?v=1"></script><script type="module" src="/assets/index-1.js"></script></head><body><div id="root"></div></body></html>';
const files = {
  '/index.html': page,
  '/.vite/routes.json': '[{"path":"/mis-pedidos","scripts":["assets/orders-1.js"]}]',
};
const site = new Map(
  Object.entries(files).map(([name, text]) => [name, staticFile(name, Buffer.from(text), new Map())]),
);

let draw: DrawPage = () => Promise.resolve(null);
let gateway: TestGateway;
let ana: Browser;
let beto: Browser;

beforeAll(async () => {
  gateway = await startTestGateway({ site, drawPage: (visit, ask) => draw(visit, ask) });
  [ana, beto] = [gateway.browser(), gateway.browser()];
  await ana.signIn(ANA.email);
  await beto.signIn(BETO.email);
});
afterAll(() => gateway.stop());

const open = (
  browser: Browser,
  address = '/mis-pedidos?status=todos',
  headers: Record<string, string> = {},
) => browser.go(address, { headers: { accept: 'text/html', 'sec-fetch-dest': 'document', ...headers } });

type Served = { readonly state: unknown; readonly answers: Readonly<Record<string, PageAnswer>> };
const servedIn = (text: string) =>
  JSON.parse(/id="served">(.*?)<\/script>/su.exec(text)?.[1] ?? 'null') as Served;

/** A page that asks for these addresses, and says what it was answered. */
const asking =
  (
    answers: Map<string, PageAnswer>,
    ...asked: readonly (readonly [address: string, storeId: string | null])[]
  ): DrawPage =>
  async (_, ask) => {
    for (const [address, storeId] of asked) answers.set(address, await ask(address, storeId));
    return {
      html: '<p>Hola</p>',
      drawnFor: '1440 auto',
      needed: asked.map(([address]) => address),
      state: {},
    };
  };

const ordersOf = (store: string) => `/api/kidal/route/Ordersfull/seller/${store}?page=1&pageSize=20`;

describe('the page of somebody who is signed in', () => {
  it('carries what was drawn and its answers, and nobody may keep it', async () => {
    draw = asking(new Map(), ['/api/auth/session', null], [ordersOf('1001'), '1001']);
    const response = await open(ana);
    const text = await response.text();
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('etag')).toBeNull();
    expect(text).toContain('<script data-served src="/head.js?v=1">');
    expect(text).toContain('<div id="root" data-window="1440 auto"><p>Hola</p></div>');
    const { answers } = servedIn(text);
    expect(answers['/api/auth/session']?.text).toContain(ANA.email);
    expect(answers[ordersOf('1001')]).toEqual({
      status: 200,
      text: JSON.stringify({ reached: 'listOrders' }),
      storeId: '1001',
    });
  });

  it('needs its style alone: scripts leave the line to it', async () => {
    draw = asking(new Map());
    const response = await open(ana);
    const text = await response.text();
    expect(response.headers.get('link')).toBeNull();
    expect(text).toContain('<script fetchpriority="low" type="module" src="/assets/index-1.js">');
    expect(text).toContain(
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/orders-1.js"></head>',
    );
    expect(await (await open(ana, '/usuarios')).text()).not.toContain('modulepreload');
  });

  it('is told of the address and of how its browser looks', async () => {
    const visits: Visit[] = [];
    draw = (visit) => {
      visits.push(visit);
      return Promise.resolve(null);
    };
    const look = encodeURIComponent('{"window":{"width":390,"height":844},"kept":{}}');
    await (
      await open(ana, '/mis-pagos?marketplace=sears', { cookie: `${cookiesOf(ana)}; __Host-look=${look}` })
    ).text();
    expect(visits).toMatchObject([
      { path: '/mis-pagos', search: '?marketplace=sears', look: decodeURIComponent(look) },
    ]);
  });

  it('begins before anything is drawn', async () => {
    let finish = () => {};
    draw = () => new Promise((resolve) => (finish = () => resolve(null)));
    const first = await new Promise<string>((resolve, reject) => {
      const headers = { accept: 'text/html', 'sec-fetch-dest': 'document', cookie: cookiesOf(ana) };
      get(`${gateway.origin}/`, { headers }, (response) => {
        response.once('data', (chunk: Buffer) => resolve(chunk.toString()));
      }).once('error', reject);
    });
    finish();
    expect(first).toContain('<script data-served src="/head.js');
    expect(first).not.toContain('id="served"');
  });

  it('holds no text that could end its data, and no style that its policy would stop', async () => {
    const evil = '</script><script>alert(1)</script><!--';
    draw = () =>
      Promise.resolve({
        html: '<p style="inline-size:3rem">style=&quot;</p>',
        drawnFor: '390 auto',
        needed: [],
        state: { name: evil },
      });
    const text = await (await open(ana)).text();
    expect(text).toContain('<p data-style="inline-size:3rem">style=&quot;</p>');
    expect(text).not.toContain(evil);
    expect(text.match(/<script/gu)).toHaveLength(3);
    expect(servedIn(text).state).toEqual({ name: evil });
  });

  it('is asked for by a script as it always was', async () => {
    draw = asking(new Map());
    expect(await (await open(ana, '/', { 'sec-fetch-dest': 'empty' })).text()).toBe(page);
  });

  it('is whole when drawing fails', async () => {
    draw = () => Promise.reject(new Error('no'));
    const text = await (await open(ana)).text();
    expect(text).toContain('<div id="root"></div>');
    expect(text.endsWith('</body></html>')).toBe(true);
    expect(servedIn(text)).toEqual({ state: null, answers: {} });
  });
});

const cookiesOf = ({ jar }: Browser) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

describe('the reads of a page', () => {
  it('are answered as those of its browser: nothing of a store of somebody else, and nothing but reads of the portal', async () => {
    const refusals: readonly (readonly [string, string | null])[] = [
      [ordersOf('1001'), '1001'],
      [ordersOf('1001'), '2001'],
      [ordersOf('2001'), '1001'],
      [ordersOf('2001'), null],
      ['/metrics', null],
      ['/api/auth/csrf', null],
      ['/api/auth/signin', null],
      ['/api/image?url=%2Fupload%2Ffiles%2Fa.png&w=32&q=75', null],
      ['/mis-pedidos', null],
      ['//elsewhere.example/api/config', null],
      ['https://elsewhere.example/', null],
    ];
    const before = gateway.services.reached.length;
    const answers = new Map<string, PageAnswer>();
    draw = asking(answers, ...refusals);
    const text = await (await open(beto)).text();
    expect([...answers.values()].filter(({ status }) => status === 200)).toEqual([]);
    expect(servedIn(text).answers).toEqual({});
    expect(gateway.services.reached).toHaveLength(before);
  });

  it('are of the person of each page, however many are drawn at once', async () => {
    draw = async (visit, ask) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return asking(new Map(), ['/api/auth/session', null])(visit, ask);
    };
    const people = Array.from({ length: 6 }, (_, at) => (at % 2 === 0 ? ana : beto));
    const texts = await Promise.all(people.map(async (person) => (await open(person)).text()));
    for (const [at, text] of texts.entries()) {
      const [own, other] = at % 2 === 0 ? [ANA, BETO] : [BETO, ANA];
      expect(text).toContain(own.email);
      expect(text).not.toContain(other.email);
    }
  });

  it('are none without a session, with one that is unknown, and after it has ended', async () => {
    let drawn = 0;
    draw = () => {
      drawn += 1;
      return Promise.resolve(null);
    };
    const dora = gateway.browser();
    expect(await (await open(dora)).text()).toBe(page);
    const unknown = { cookie: '__Host-trastienda.session=none' };
    expect(await (await open(dora, '/', unknown)).text()).toBe(page);
    await dora.signIn(ANA.email);
    const cookie = cookiesOf(dora);
    await (await open(dora)).text();
    expect(drawn).toBe(1);
    await dora.form('/api/auth/signout');
    expect(await (await open(gateway.browser(), '/', { cookie })).text()).toBe(page);
    expect(drawn).toBe(1);
  });
});

describe('the thread that draws', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'trastienda-draw-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const visit: Visit = { path: '/', search: '', look: '', now: 0 };
  const never = new Promise<never>(() => {});
  /** No page has a time in which it has to be drawn: how long a thread takes to start is the machine's. */
  async function drawer(body: string, limits: { readonly drawMs?: number } = {}) {
    const bundle = path.join(folder, `${Math.random().toString(36).slice(2)}.mjs`);
    await writeFile(bundle, `export async function draw({ path, fetch }) { ${body} }`);
    return createPageDrawer(bundle, { drawMs: 60_000, hangingMs: 1500, ...limits });
  }
  const drawn = (html: string) => `({ html: ${html}, drawnFor: '', needed: [], state: null })`;

  it('reads by the gateway alone, with the store that it names', async () => {
    const { draw, stop } = await drawer(
      `const answer = await fetch('/api/a', { headers: { 'X-Store-Id': '7' } }); return ${drawn('await answer.text()')};`,
    );
    const ask = (address: string, storeId: string | null) =>
      Promise.resolve({ status: 200, text: `${address} ${storeId}` });
    expect((await draw(visit, ask))?.html).toBe('/api/a 7');
    await stop();
  });

  it('writes nothing', async () => {
    const { draw, stop } = await drawer(`await fetch('/api/a', { method: 'POST' }); return ${drawn("''")};`);
    const asked: string[] = [];
    const ask = (address: string) => {
      asked.push(address);
      return Promise.resolve({ status: 200, text: '' });
    };
    expect(await draw(visit, ask)).toBeNull();
    expect(asked).toEqual([]);
    await stop();
  });

  it('goes on without an answer that is late', async () => {
    const { draw, stop } = await drawer(
      `const text = await fetch('/api/a').then(() => 'there', () => 'late'); return ${drawn('text')};`,
    );
    expect((await draw(visit, () => never))?.html).toBe('late');
    await stop();
  });

  it('leaves a page that is not drawn in time to the browser, and its late drawing to nobody', async () => {
    const { draw, stop } = await drawer(`return ${drawn("'drawn'")};`, { drawMs: 1 });
    expect(await draw(visit, () => never)).toBeNull();
    await stop();
  });

  it('is started anew after a page that ends it, and after one that never ends', async () => {
    const { draw, stop } = await drawer(
      `if (path === '/ends') process.exit(1); if (path === '/hangs') for (;;); return ${drawn("'drawn'")};`,
    );
    const of = (address: string) => draw({ ...visit, path: address }, () => never);
    expect((await of('/'))?.html).toBe('drawn');
    expect(await of('/ends')).toBeNull();
    expect((await of('/'))?.html).toBe('drawn');
    expect(await of('/hangs')).toBeNull();
    // The thread that hung was ended after its time.
    expect((await of('/'))?.html).toBe('drawn');
    await stop();
  });
});
