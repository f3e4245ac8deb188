import { getStore, type Session, verifyStoreOwnership } from '@trastienda/api-client';
import { exampleProviders, exampleSession, mock, sessionHandlers } from '@trastienda/api-client/msw';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { storeFoundClosed } from '../../shared/store/session-doubted.ts';
import { createTestApp, type TestAppOptions } from '../../testing/test-app.ts';
import { sessionFeature } from './session.saga.ts';
import { draftKey, keepDraft } from '../../shared/form/kept-drafts.ts';
import {
  gateRetried,
  reauthRequested,
  signOutConfirmed,
  signOutDropped,
  signOutRequested,
} from '../../shared/session/slice.ts';

const open = (options: TestAppOptions = {}) => {
  const app = createTestApp(options);
  app.store.startFeature(sessionFeature);
  const gate = () => app.store.getState().session.gate;
  const phase = (name: string) => app.until((state) => state.session.gate.phase === name);
  const leaves = () =>
    new Promise<string>((done) => {
      const stop = setInterval(() => {
        const to = app.visited.at(-1);
        if (to === undefined) return;
        clearInterval(stop);
        done(to);
      }, 1);
    });
  return { ...app, gate, phase, leaves };
};

const otherProvider = {
  id: 'otra',
  name: 'Otra casa',
  type: 'oidc' as const,
  signinUrl: '/api/auth/signin/otra',
  callbackUrl: '/api/auth/callback/otra',
};

const withoutStore: Session = { user: exampleSession.user, expires: exampleSession.expires };

describe('the access gate', () => {
  test('S3.3, S4.6, S4.10, S4.12: a merchant with a store comes in, after the store is checked for the e-mail and loaded', async () => {
    const app = open({ url: '/?store=10452' });
    expect(app.gate()).toEqual({ phase: 'session', unreachable: false });
    await app.phase('open');
    const { session, store, storeId } = app.store.getState().session;
    // The token is the gateway's own, for files alone (D153).
    const { name, email } = exampleSession.user;
    expect(session).toMatchObject({ user: { name, email }, token: expect.any(String), storeId: '10452' });
    expect([storeId, store?.name]).toEqual(['10452', 'Casa Lumbre']);
    const check = new URL(app.sent('store/ownership')[0]?.url ?? '');
    expect(Object.fromEntries(check.searchParams)).toEqual({
      storeId: '10452',
      email: exampleSession.user.email,
    });
  });

  test('S4.9: a store of the query is saved to local storage and wins over the one there', async () => {
    const app = open({ url: '/?store=10453', stored: { store: '10452' } });
    await app.phase('open');
    expect(app.storage.getItem('store')).toBe('10453');
    expect(app.store.getState().session.storeId).toBe('10453');
  });

  test('S4.9: without a query the store of local storage is opened, then the one of the session (D84)', async () => {
    const stored = open({ stored: { store: '10453' } });
    await stored.phase('open');
    expect(stored.store.getState().session.storeId).toBe('10453');

    const own = open();
    await own.phase('open');
    expect(own.store.getState().session.storeId).toBe(exampleSession.storeId);
  });

  test.for(['null', 'undefined', ''])(
    'S4.13: the text %o is no store, is not saved, and leads to onboarding (D85)',
    async (text) => {
      const app = open({ url: `/?store=${text}`, stored: { store: text }, session: withoutStore });
      expect(await app.leaves()).toBe('/onboarding?motivo=sin-tienda');
      expect(app.sent('signout')).toHaveLength(1);
      expect(app.sent('ownership')).toHaveLength(0);
      expect(app.storage.length).toBe(0);
    },
  );

  test('S4.7, S4.8, S8.26: without a session the merchant goes to the identity provider and returns to the root with the store (D91)', async () => {
    const app = open({ session: null, url: '/mis-pedidos?status=todos', stored: { store: '10452' } });
    expect(await app.leaves()).toContain('https://identidad.example.com/authorize');
    expect(app.gate().phase).toBe('sign-in');
    const sent = app.sent('signin/identity')[0];
    const form = new URLSearchParams(await sent?.clone().text());
    expect(form.get('callbackUrl')).toBe('/?store=10452');
    expect(new URL(sent?.url ?? '').searchParams.get('error')).toBe('SessionRequired');
    expect(app.sent('route/')).toHaveLength(0);
  });

  test('D246: asked for a sign-in of just now, the provider asks anew, and the way back is the page', async () => {
    const app = open();
    await app.phase('open');
    app.store.dispatch(reauthRequested('/informacion-bancaria?cambiar=true'));
    expect(await app.leaves()).toContain('https://identidad.example.com/authorize');
    const sent = app.sent('signin/identity')[0];
    const form = new URLSearchParams(await sent?.clone().text());
    expect(form.get('callbackUrl')).toBe('/informacion-bancaria?cambiar=true');
    expect(new URL(sent?.url ?? '').searchParams.get('prompt')).toBe('login');
  });

  test.for([
    ['of several it goes to their list', { ...exampleProviders, otra: otherProvider }, '/api/auth/signin'],
    ['without a list it goes to the error page', null, '/api/auth/error?error=Configuration'],
  ] as const)('S5.17: which provider is not known: %s', async ([, providers, page]) => {
    const app = open({ handlers: sessionHandlers({ session: null, providers }) });
    expect(await app.leaves()).toContain(page);
    expect(app.sent('signin/')).toHaveLength(0);
  });

  test('S3.2, S4.7: an invalid grant goes to sign-in at once', async () => {
    const app = open({ session: { ...exampleSession, error: 'invalid_grant' } });
    await app.leaves();
    expect(app.sent('signin/identity')).toHaveLength(1);
    expect(app.clock.waits()).toEqual([]);
  });

  test('S4.6: another error of the session waits 5 s before a loader, is asked once more, and then goes to sign-in (D89)', async () => {
    const app = open({ session: { ...exampleSession, error: 'temporarily_unavailable' } });
    await expect.poll(() => app.clock.waits()).toEqual([5000]);
    expect(app.gate().phase).toBe('session');
    app.clock.pass(5000);
    await app.leaves();
    expect(app.sent('auth/session')).toHaveLength(2);
  });

  test('S4.1: a session that cannot be read keeps the loader, offers Reintentar, and shows nothing (D90)', async () => {
    const app = open({
      handlers: [http.get('*/api/auth/session', () => HttpResponse.error(), { once: true })],
    });
    await app.until(({ session }) => session.gate.phase === 'session' && session.gate.unreachable);
    expect(app.visited).toEqual([]);
    app.store.dispatch(gateRetried());
    await app.phase('open');
  });

  test('D509: and goes on by itself once it can be read', async () => {
    let isAway = true;
    const app = open({
      handlers: [
        http.get('*/api/auth/session', () => (isAway ? HttpResponse.error() : undefined)),
        ...sessionHandlers({}),
      ],
    });
    await app.until(({ session }) => session.gate.phase === 'session' && session.gate.unreachable);
    for (let asked = 2; asked <= 4; asked += 1) {
      await expect.poll(() => app.clock.waits()).toEqual([10_000]);
      if (asked === 4) isAway = false;
      app.clock.pass(10_000);
      await expect.poll(() => app.sent('auth/session').length).toBe(asked);
    }
    await app.phase('open');
  });

  test('S4.11, S8.9, S9.2: a check that fails is repeated 5 times, 1 s apart, then the merchant is signed out (D87)', async () => {
    const app = open({ handlers: [mock(verifyStoreOwnership).fails(503)] });
    for (let retry = 1; retry <= 5; retry += 1) {
      await expect.poll(() => app.clock.waits()).toEqual([1000]);
      expect(app.sent('ownership')).toHaveLength(retry);
      app.clock.pass(1000);
    }
    expect(await app.leaves()).toBe('/');
    expect(app.sent('ownership')).toHaveLength(6);
    expect(app.sent('signout')).toHaveLength(1);
  });

  test('a plain no is a failure like any other; a yes on a later try opens the gate (D88)', async () => {
    const no = { owner: false, storeId: '10452', relation: 'owner' as const };
    const app = open({ handlers: [mock(verifyStoreOwnership, { once: true }).reply(no)] });
    await expect.poll(() => app.clock.waits()).toEqual([1000]);
    app.clock.pass(1000);
    await app.phase('open');
    expect(app.sent('ownership')).toHaveLength(2);
  });

  describe('a store that an operator closed (D500)', () => {
    const closed = () =>
      HttpResponse.json(
        { statusCode: 403, message: 'Esta tienda está cerrada', code: 'store_closed' },
        { status: 403 },
      );

    test('says so at once, and signs nobody out', async () => {
      const app = open({ handlers: [http.get('*/store/ownership', closed)] });
      await app.phase('closed');
      expect([app.sent('ownership').length, app.clock.waits(), app.visited]).toEqual([1, [], []]);
    });

    test('closes what is open with the next answer', async () => {
      const app = open({ url: '/?store=10452' });
      await app.phase('open');
      app.store.dispatch(storeFoundClosed());
      expect(app.gate()).toEqual({ phase: 'closed' });
      app.store.dispatch(signOutRequested());
      await app.phase('sign-out');
      app.store.dispatch(storeFoundClosed());
      expect(app.gate().phase).toBe('sign-out');
    });
  });

  test('a store that cannot be loaded keeps the loader and offers Reintentar', async () => {
    const app = open({ handlers: [mock(getStore, { once: true }).fails(500)] });
    await app.until(({ session }) => session.gate.phase === 'store' && session.gate.unreachable);
    app.store.dispatch(gateRetried());
    await app.phase('open');
    expect(app.sent('ownership')).toHaveLength(1);
  });

  test('S6.5: signing out clears local storage and leaves; nothing is on show meanwhile (D94)', async () => {
    const app = open({ url: '/?store=10452', stored: { 'color-scheme': 'dark' } });
    await app.phase('open');
    app.store.dispatch(signOutRequested());
    expect(app.gate().phase).toBe('sign-out');
    expect(await app.leaves()).toBe('/');
    expect(app.storage.length).toBe(0);
    expect(app.gate().phase).toBe('sign-out');
  });

  describe('what was typed and not sent', () => {
    const { email } = exampleSession.user;
    const draft = draftKey(email, '10452', 'venta manual');
    const withDraft = (options: TestAppOptions = {}) => {
      const app = open({ url: '/?store=10452', ...options });
      keepDraft(app.storage, draft, { form: { phone: '5512345678' }, sent: null }, app.clock.now());
      return app;
    };

    test('is asked about before it goes with the person who signs out (D196)', async () => {
      const app = withDraft();
      await app.phase('open');
      app.store.dispatch(signOutRequested());
      expect(app.store.getState().session.draftsAtStake).toBe(1);
      app.store.dispatch(signOutDropped());
      expect([app.gate().phase, app.storage.getItem(draft) === null]).toEqual(['open', false]);

      app.store.dispatch(signOutRequested());
      app.store.dispatch(signOutConfirmed());
      expect([app.gate().phase, app.store.getState().session.draftsAtStake]).toEqual(['sign-out', 0]);
      expect(await app.leaves()).toBe('/');
      expect(app.storage.length).toBe(0);
    });

    test('stays when the gate signs out by itself: nobody chose to lose it (D196)', async () => {
      const stored = { 'color-scheme': 'dark' };
      const app = withDraft({ url: '/', session: withoutStore, stored });
      expect(await app.leaves()).toBe('/onboarding?motivo=sin-tienda');
      expect([app.storage.getItem(draft) === null, app.storage.length]).toEqual([false, 1]);
    });
  });

  test('S4.3: a session that ends in another tab closes the gate here, as soon as the window is looked at (D92, D93)', async () => {
    const app = open();
    await app.phase('open');
    app.use(http.get('*/api/auth/session', () => HttpResponse.json(null)));
    app.setVisible(true);
    await app.phase('sign-in');
    expect(app.store.getState().session.session).toBeNull();
  });

  test('S4.2: a refetch of the same session leaves the page as it is (D92)', async () => {
    const app = open();
    await app.phase('open');
    app.setVisible(true);
    await expect.poll(() => app.sent('auth/session').length).toBe(2);
    expect(app.gate().phase).toBe('open');
    expect(app.sent('ownership')).toHaveLength(1);
  });

  test('onboarding needs neither a session nor a store (D86)', async () => {
    const app = open({ session: null, url: '/onboarding' });
    await app.phase('open');
    expect(app.visited).toEqual([]);
  });
});
