import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleSession, sessionHandlers } from '../msw/session-handlers.ts';
import { Origin, Tab } from '../testing/fake-browser.ts';
import { expectNoUnhandledRejection } from '../testing/rejections.ts';
import { useServer } from '../testing/use-server.ts';
import type { SessionClient } from './create-session-client.ts';

const server = useServer(sessionHandlers());
expectNoUnhandledRejection();
const down = () => http.get('*/api/auth/session', () => HttpResponse.error());

let tab: Tab;
let requests: { method: string; path: string; body: string; credentials: string }[];
beforeEach(() => {
  tab = new Tab(new Origin());
  requests = [];
  server.resetHandlers(...sessionHandlers());
  server.events.removeAllListeners();
});
const fetchNoting: typeof fetch = async (url, init) => {
  const request = new Request(url, init);
  requests.push({
    method: request.method,
    path: new URL(request.url).pathname + new URL(request.url).search,
    body: await request.clone().text(),
    credentials: request.credentials,
  });
  return fetch(request);
};
const form = (at: number) => Object.fromEntries(new URLSearchParams(requests[at]?.body));
const settled = (client: SessionClient, status: string) =>
  vi.waitFor(() => expect(client.getState().status).toBe(status), { timeout: 20_000 });

describe('the status of the session (S4.1, S3.1, S7.9)', () => {
  it('is loading until an answer comes, and the cookie goes along', async () => {
    const client = tab.client({ fetch: fetchNoting });
    expect(client.getState()).toEqual({ status: 'loading', session: null, error: null });
    const stop = client.start();
    await settled(client, 'authenticated');
    expect(client.getState().session).toEqual(exampleSession);
    expect(requests[0]).toMatchObject({
      method: 'GET',
      path: '/api/auth/session',
      credentials: 'same-origin',
    });
    stop();
  });

  it('is unauthenticated when the answer is null', async () => {
    server.use(...sessionHandlers({ session: null }));
    const client = tab.client();
    await client.getSession();
    expect(client.getState()).toEqual({ status: 'unauthenticated', session: null, error: null });
  });

  it('keeps an invalid grant in the session, for the gate to see (S3.2)', async () => {
    server.use(...sessionHandlers({ session: { ...exampleSession, error: 'invalid_grant' } }));
    const client = tab.client();
    await client.getSession();
    expect(client.getState().session?.error).toBe('invalid_grant');
  });

  it.each([
    ['a lost line', () => HttpResponse.error()],
    ['a 500', () => new HttpResponse(null, { status: 500 })],
    ['a page', () => HttpResponse.html('<p>Inicio</p>')],
    ['a session without a user', () => HttpResponse.json({ expires: '2030-01-01T00:00:00Z' })],
    ['an empty answer', () => new HttpResponse(null)],
  ])('stays loading at first after %s, with the reason beside it (D90)', async (_, respond) => {
    server.use(http.get('*/api/auth/session', respond));
    const client = tab.client();
    await client.getSession();
    expect(client.getState()).toMatchObject({ status: 'loading', session: null });
    expect(client.getState().error).not.toBeNull();
  });

  it('stays authenticated through a failed fetch, and forgets the failure at the next answer (D90, D92)', async () => {
    const client = tab.client();
    await client.getSession();
    server.use(down());
    await client.getSession();
    expect(client.getState()).toMatchObject({
      status: 'authenticated',
      session: exampleSession,
      error: { kind: 'network' },
    });
    server.resetHandlers(...sessionHandlers());
    await client.getSession();
    expect(client.getState().error).toBeNull();
  });

  it('never goes back to an older answer that arrives late', async () => {
    const answers: ((session: unknown) => void)[] = [];
    const client = tab.client({
      fetch: () => new Promise((resolve) => answers.push((session) => resolve(Response.json(session)))),
    });
    const [first, second] = [client.getSession(), client.getSession()];
    answers[1]?.(null);
    await second;
    answers[0]?.(exampleSession);
    await first;
    expect(client.getState().status).toBe('unauthenticated');
  });

  it('tells its subscribers, and not those who have gone', async () => {
    const client = tab.client();
    const heard: string[] = [];
    const leave = client.subscribe(() => heard.push(client.getState().status));
    await client.getSession();
    leave();
    await client.getSession();
    expect(heard).toEqual(['authenticated']);
    expect(client.getState()).toBe(client.getState());
  });
});

describe('when the session is fetched again (S4.2, S4.3, S4.4, D92)', () => {
  const counting = () => {
    let count = 0;
    const client = tab.client({
      fetch: (...args) => {
        count += 1;
        return fetch(...args);
      },
    });
    return { client, count: () => count };
  };

  it('when the window becomes visible, and not when it is hidden (S4.2)', async () => {
    const { client, count } = counting();
    const stop = client.start();
    expect(count()).toBe(1);
    tab.show('hidden');
    expect(count()).toBe(1);
    tab.show('visible');
    expect(count()).toBe(2);
    stop();
    tab.show('visible');
    expect(count()).toBe(2);
    await settled(client, 'authenticated');
  });

  it.each([
    ['by a channel', {}],
    ['by storage events where there is no channel', { channel: undefined as never }],
  ])('when another tab signals a change, %s (S4.3)', async (_, options) => {
    const other = new Tab(tab.origin);
    const [here, there] = [tab.client(options), other.client(options)];
    const stops = [here.start(), there.start()];
    await settled(here, 'authenticated');
    await settled(there, 'authenticated');
    await there.updateSession({ user: { name: 'Mariana R.' } });
    await vi.waitFor(() => expect(here.getState().session?.user.name).toBe('Mariana R.'), {
      timeout: 20_000,
    });
    for (const stop of stops) stop();
  });

  it('on the poll interval, only while signed in and visible (S4.4)', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { client, count } = counting();
      const stop = client.start(30);
      vi.advanceTimersByTime(90_000);
      expect(count()).toBe(1);
      await settled(client, 'authenticated');
      vi.advanceTimersByTime(60_000);
      expect(count()).toBe(3);
      tab.document.visibilityState = 'hidden';
      vi.advanceTimersByTime(60_000);
      expect(count()).toBe(3);
      stop();
      tab.document.visibilityState = 'visible';
      vi.advanceTimersByTime(60_000);
      expect(count()).toBe(3);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('changing the session (S7.10)', () => {
  it('posts csrfToken and data as JSON, and takes the answer for the session', async () => {
    const client = tab.client({ fetch: fetchNoting });
    const result = await client.updateSession({ user: { name: 'Mariana R.' } });
    expect(result.ok && result.value?.user.name).toBe('Mariana R.');
    expect(client.getState().session?.user.name).toBe('Mariana R.');
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/auth/csrf',
      'POST /api/auth/session',
    ]);
    expect(JSON.parse(requests[1]?.body ?? '')).toEqual({
      csrfToken: 'csrf-de-muestra',
      data: { user: { name: 'Mariana R.' } },
    });
  });

  it('changes nothing when it is refused', async () => {
    const client = tab.client();
    await client.getSession();
    server.use(http.post('*/api/auth/session', () => new HttpResponse(null, { status: 400 })));
    expect(await client.updateSession({})).toMatchObject({ ok: false, error: { status: 400 } });
    expect(client.getState().session).toEqual(exampleSession);
  });
});

describe('signing out (S6.5, S7.13, D94)', () => {
  it('posts the form, clears local storage, tells the other tabs and goes to the answer (S4.5)', async () => {
    const other = new Tab(tab.origin);
    const there = other.client();
    const stop = there.start();
    await settled(there, 'authenticated');
    tab.storage.setItem('storeId', '10452');
    const client = tab.client({ fetch: fetchNoting });

    const result = await client.signOut({ callbackUrl: '/onboarding' });

    expect(result).toEqual({ ok: true, value: '/onboarding' });
    expect(form(1)).toEqual({ csrfToken: 'csrf-de-muestra', callbackUrl: '/onboarding', json: 'true' });
    expect(tab.origin.values.size).toBe(0);
    expect(tab.wentTo).toEqual(['/onboarding']);
    await settled(there, 'unauthenticated');
    stop();
  });

  it('leaves what it is told to keep, and nothing else (D196)', async () => {
    tab.storage.setItem('draft/mariana', 'Calle Álamo');
    tab.storage.setItem('storeId', '10452');
    tab.storage.setItem('color-scheme', 'dark');
    await tab.client().signOut({ keeps: (key) => key.startsWith('draft/') });
    expect([...tab.origin.values.keys()]).toEqual(['draft/mariana']);
  });

  it('shows nothing while the page leaves, and starts afresh when it comes back from the cache', async () => {
    const client = tab.client();
    const stop = client.start();
    await settled(client, 'authenticated');
    await client.signOut();
    await client.getSession();
    expect(client.getState()).toEqual({ status: 'loading', session: null, error: null });
    tab.comeBack();
    await settled(client, 'unauthenticated');
    stop();
  });

  it.each([
    ['the call fails', http.post('*/api/auth/signout', () => new HttpResponse(null, { status: 500 }))],
    ['there is no line', http.post('*/api/auth/signout', () => HttpResponse.error())],
    ['no csrf token can be had', http.get('*/api/auth/csrf', () => HttpResponse.error())],
    [
      'the answer leads nowhere',
      http.post('*/api/auth/signout', () => HttpResponse.json({ url: 'javascript:alert(1)' })),
    ],
  ])('goes on when %s', async (_, handler) => {
    server.use(handler);
    tab.storage.setItem('storeId', '10452');
    await tab.client().signOut({ callbackUrl: '/?store=7' });
    expect(tab.origin.values.size).toBe(0);
    expect(tab.wentTo).toEqual(['/?store=7']);
  });

  it('goes on when the browser refuses its storage', async () => {
    const storage = {
      ...tab.storage,
      clear: () => {
        throw new Error('SecurityError');
      },
    };
    await tab.client({ storage }).signOut();
    expect(tab.wentTo).toEqual(['/']);
  });
});

describe('client logs (S7.14)', () => {
  it('are a form of level, code, message and fields, of 4 kB at most', async () => {
    const client = tab.client({ fetch: fetchNoting });
    await client.postAuthLog({
      level: 'error',
      code: 'DOWNLOAD',
      message: 'ñ'.repeat(5000),
      fields: { ruta: '/mis-pedidos' },
    });
    expect(requests[0]?.path).toBe('/api/auth/_log');
    expect(requests[0]?.body.length).toBeLessThanOrEqual(4096);
    expect(form(0)).toMatchObject({ level: 'error', code: 'DOWNLOAD', ruta: '/mis-pedidos' });
    expect(form(0)['message']).toMatch(/^ñ+$/);
  });

  it('are dropped when they fail, once the console has heard of them', async () => {
    server.use(http.post('*/api/auth/_log', () => HttpResponse.error()));
    const heard: string[] = [];
    const client = tab.client({ log: (code) => heard.push(code) });
    await client.postAuthLog({ level: 'warn', code: 'X', message: 'y' });
    expect(heard).toEqual(['X']);
  });
});
