import { callHandlers, exampleSession, sessionHandlers } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import { ordersPage } from '../../entities/order/operations.ts';
import { isDraftKey } from '../../shared/form/kept-drafts.ts';
import { storageKey } from '../../shared/persistence/persistent-store.ts';
import { patterns } from '../../shared/routes/patterns.ts';
import { fetchFrom } from '../../testing/fetch-from.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { earlyFetch } from '../early-fetch.ts';
import { routes } from '../routes/routes.ts';
import type { Window } from '../window.ts';
import { draw, type Visit } from './draw.tsx';
import { readLook, tellLook } from './look.ts';
import { goOnWith, takeServed } from './served.ts';

const now = Date.parse('2025-11-25T15:42:00.000Z');
const look = (width: number, kept: Readonly<Record<string, string>> = {}) =>
  JSON.stringify({ window: { width, height: 900 }, kept });

/** The reads that a page made, by address. */
const visitOf = (path: string, given: Partial<Visit> = {}) => {
  const asked: string[] = [];
  const answer = fetchFrom(() => [...sessionHandlers(), ...callHandlers]);
  const visit: Visit = {
    path,
    search: '',
    look: look(1440),
    now,
    fetch: (address, init) => {
      asked.push(String(address));
      return answer(address, init);
    },
    ...given,
  };
  return { visit, asked };
};

const inside = routes.filter(({ outside }) => outside !== true).map(({ path }) => path);

describe('the first screen, drawn on a server', () => {
  test.each(inside)('%s is drawn whole, on a desk and on a phone', async (route) => {
    for (const width of [1440, 390]) {
      const { visit } = visitOf(route.replace(/:\w+/gu, '1'), { look: look(width) });
      const drawn = await draw(visit);
      expect(drawn?.html).toContain('<main id="contenido"');
      // A part that was left to the browser is drawn anew there, and its place moves.
      expect(drawn?.html).not.toContain('<!--$!-->');
      expect(drawn?.html).not.toContain('<mobile-bar>');
      expect(drawn?.html).toContain(width === 390 ? 'data-layout="mobile"' : 'data-layout="full"');
    }
  });

  test('has the rows, and its state says by which answers', async () => {
    const { visit, asked } = visitOf('/mis-pedidos', { search: '?status=todos' });
    const drawn = await draw(visit);
    expect(drawn?.html?.match(/<tr/gu)?.length).toBeGreaterThan(1);
    expect(Object.keys(drawn?.state.operations ?? {})).toContain(ordersPage.name);
    // Each read is made once, however often the page is drawn.
    expect(new Set(asked).size).toBe(asked.length);
    expect(drawn?.needed).toContain('/api/auth/session');
    expect(drawn?.needed.some((address) => address.includes('Ordersfull'))).toBe(false);
  });

  test('follows what its browser keeps: the bars and the columns of a list', async () => {
    const owner = storageKey({ user: exampleSession.user.email, storeId: exampleSession.storeId ?? '' });
    const kept = {
      sidebar: 'reduced',
      [`${owner}/density`]: 'compact',
      [`${owner}/orders/hidden-columns`]: '["client"]',
    };
    const own = await draw(visitOf('/mis-pedidos', { look: look(1440, kept) }).visit);
    expect(own?.html).toContain('data-layout="reduced"');
    expect(own?.html).not.toContain('>Cliente<');
    expect(own?.drawnFor).toBe('1440 compact');
    // The next page of somebody else follows her own browser.
    const after = await draw(visitOf('/mis-pedidos').visit);
    expect(after?.html).toContain('data-layout="full"');
    expect(after?.html).toContain('>Cliente<');
    expect(after?.drawnFor).toBe('1440 auto');
  });

  test('tells which items of its browser it did not know, as the draft of a form', async () => {
    const form = await draw(visitOf(patterns.createProduct).visit);
    const list = await draw(visitOf('/mis-pedidos').visit);
    expect(list?.state.unknown).toEqual([]);
    expect(form?.state.unknown.some(isDraftKey)).toBe(true);
  });

  test('is the same for pages that are drawn at once', async () => {
    const [alone] = [await draw(visitOf('/mis-pedidos').visit)];
    const together = await Promise.all(
      ['/mis-pedidos', '/', '/mis-pedidos', '/mis-productos/catalogo-de-productos'].map((path) =>
        draw(visitOf(path).visit),
      ),
    );
    expect(together[0]?.html).toBe(alone?.html);
    expect(together[2]?.html).toBe(alone?.html);
  });

  test('is none where nobody is signed in, for a short form, and outside of the gate', async () => {
    const signedOut = fetchFrom(() => [...sessionHandlers({ session: null }), ...callHandlers]);
    expect(await draw(visitOf('/mis-pedidos', { fetch: signedOut }).visit)).toBeNull();
    expect(await draw(visitOf('/pedidos').visit)).toBeNull();
    expect(await draw(visitOf('/onboarding').visit)).toBeNull();
  });

  test('leaves to the browser what failed, and what it may not know', async () => {
    const answer = fetchFrom(() => [...sessionHandlers(), ...callHandlers]);
    const isOrders = (address: unknown) =>
      String(address).includes('/Ordersfull/seller/') && String(address).includes('page=');
    const drawn = await draw(
      visitOf('/mis-pedidos', {
        fetch: (address, init) =>
          isOrders(address) ? Promise.reject(new TypeError('late')) : answer(address, init),
      }).visit,
    );
    expect(drawn?.html).toContain('Cargando pedidos');
    expect(Object.keys(drawn?.state.operations[ordersPage.name] ?? {})).toEqual([]);
    const unknown = await draw(visitOf('/mis-pedidos', { look: '' }).visit);
    expect(unknown?.html).toBeNull();
    expect(Object.keys(unknown?.state.operations ?? {})).toContain(ordersPage.name);
  });
});

describe('the look of a browser', () => {
  const windowOf = (cookies: string[]) =>
    ({
      innerWidth: 390,
      innerHeight: 844,
      addEventListener: () => {},
      document: {
        set cookie(text: string) {
          cookies.push(text);
        },
      },
    }) as unknown as Window;

  test('is written into a cookie, and again when a part of it changes', () => {
    const cookies: string[] = [];
    const storage = memoryStorage({ store: '10452', sidebar: 'reduced', 'a%40b/10452/form': 'a draft' });
    let change = (_: string | null) => {};
    tellLook(windowOf(cookies), storage, (changed) => (change = changed));
    const [cookie = ''] = cookies;
    expect(cookie).toMatch(/^__Host-look=[^;]+; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/u);
    const value = decodeURIComponent(cookie.slice('__Host-look='.length, cookie.indexOf(';')));
    expect(readLook(value)).toEqual({
      window: { width: 390, height: 844 },
      kept: { store: '10452', sidebar: 'reduced' },
    });
    change('a%40b/10452/form');
    expect(cookies).toHaveLength(1);
    change('a%40b/10452/density');
    change(null);
    expect(cookies).toHaveLength(3);
  });

  test('is not told where it would be too long', () => {
    const cookies: string[] = [];
    tellLook(windowOf(cookies), memoryStorage({ 'a/1/hidden-columns': 'x'.repeat(2001) }), () => {});
    expect(cookies).toEqual(['__Host-look=; Path=/; Max-Age=0; SameSite=Lax; Secure']);
  });

  test.each(['', 'no', '[]', '{}', '{"window":{"width":"1"},"kept":{}}', '{"window":null,"kept":{}}'])(
    'is unknown in %j',
    (text) => expect(readLook(text)).toBeNull(),
  );

  test('says nothing that is no part of it', () => {
    const text = '{"window":{"width":1,"height":1},"kept":{"store":"1","token":"x","sidebar":7}}';
    expect(readLook(text)?.kept).toEqual({ store: '1' });
  });
});

/** A page with this in the place of what it was drawn with. */
const documentWith = (textContent: string | null) => ({
  getElementById: () => (textContent === null ? null : ({ textContent, remove: () => {} } as HTMLElement)),
});

describe('the answers that come with a page', () => {
  const asked: string[] = [];
  let now = 0;
  const window = {
    fetch: (address: string) => Promise.resolve(asked.push(address)),
    performance: { now: () => now },
  } as unknown as Window;
  const served = { '/api/a': { storeId: '7', status: 200, text: '{"a":1}' } };

  test('are each taken once, for the store that they are of', async () => {
    const fetch = earlyFetch(window, served);
    const headers = { 'X-Store-Id': '7' };
    expect(await (await fetch('/api/a', { headers })).json()).toEqual({ a: 1 });
    await fetch('/api/a', { headers });
    expect(asked.splice(0)).toEqual(['/api/a']);
    await earlyFetch(window, served)('/api/a', { headers: { 'X-Store-Id': '8' } });
    await earlyFetch(window, served)('/api/a', { method: 'POST', headers });
    expect(asked.splice(0)).toEqual(['/api/a', '/api/a']);
    now = 30_001;
    await earlyFetch(window, served)('/api/a', { headers });
    expect(asked.splice(0)).toEqual(['/api/a']);
  });

  test('count from when they were given, and never from a time to come', () => {
    const known = { status: 'succeeded', value: 1, error: null, at: 1000 } as const;
    const state = {
      window: null,
      now: 1000,
      operations: { read: { '=': known } },
      shell: { config: {} },
    };
    const atOf = (now: number) =>
      takeServed(documentWith(JSON.stringify({ state, answers: {} })), now).state?.operations['read']?.['='];
    expect(atOf(5000)).toMatchObject({ at: 1000 });
    expect(atOf(400)).toMatchObject({ at: 400 });
    expect(goOnWith(null)).toEqual({});
  });

  test('are none in a page that was cut', () => {
    for (const text of [null, '', '{"state":nu'])
      expect(takeServed(documentWith(text), 0)).toEqual({ state: null, answers: {} });
  });
});
