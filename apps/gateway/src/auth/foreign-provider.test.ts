import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { FOREIGN_CLIENT, startForeignProvider, throughForeignProvider } from '../testing/foreign-provider.ts';
import { freePort } from '../testing/free-port.ts';
import { ANA, startTestGateway } from '../testing/gateway.ts';
import { authTimeIn, ownEmail, wholeClaims } from './claims.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

type Claims = Readonly<Record<string, unknown>>;
type Provider = Parameters<typeof startForeignProvider>[2] & {
  readonly clientAuth?: 'client_secret_basic' | 'client_secret_post';
  readonly clientSecret?: string;
  readonly emailTrusted?: boolean;
};

/** A gateway in front of a provider of its own kind, and where a sign-in of Ana there ends. */
async function signInAt(
  claims: Claims,
  { clientAuth, clientSecret, emailTrusted = false, ...more }: Provider = {},
) {
  const secret = clientSecret ?? FOREIGN_CLIENT.clientSecret;
  const issuer = `http://localhost:${await freePort()}`;
  const gateway = await startTestGateway({
    identity: {
      issuer,
      clientId: FOREIGN_CLIENT.clientId,
      clientSecret: secret,
      emailTrusted,
      ...(clientAuth ? { clientAuth } : {}),
    },
  });
  stops.push(gateway.stop);
  const provider = await startForeignProvider(gateway.origin, () => claims, {
    ...more,
    issuer,
    client: { client_secret: secret, ...more.client },
  });
  stops.push(() => provider.stop());
  const browser = gateway.browser();
  const signIn = await browser.form('/api/auth/signin/identity', { callbackUrl: '/' });
  const { url } = (await signIn.json()) as { url: string };
  const back = new URL(await throughForeignProvider(browser, url, 'sujeto-7'));
  const response = await browser.go(back.pathname + back.search);
  return {
    gateway,
    provider,
    browser,
    end: response.headers.get('location'),
    session: await browser.json<{ user: { email: string; name: string | null } } | null>('/api/auth/session'),
  };
}

const ana = { email: ANA.email, name: ANA.name, email_verified: true };

describe('an identity provider that is not ours', () => {
  it('may tell the e-mail at its userinfo endpoint alone, as the standard has it', async () => {
    const { session, provider } = await signInAt(ana);
    expect(session).toMatchObject({ user: { email: ANA.email, name: ANA.name } });
    expect(provider.asked.filter((path) => path === '/me')).toHaveLength(1);
  });

  it('is not asked again for what its ID token says', async () => {
    const { session, provider } = await signInAt(ana, { conformIdTokenClaims: false });
    expect(session).toMatchObject({ user: { email: ANA.email } });
    expect(provider.asked).not.toContain('/me');
  });

  it.each([
    ['in the ID token', { conformIdTokenClaims: false }],
    ['at the userinfo endpoint', {}],
  ])('lets nobody in with an e-mail that it calls unverified %s', async (_where, more) => {
    const { session, end } = await signInAt({ ...ana, email_verified: false }, more);
    expect(session).toBeNull();
    expect(end).toMatch(/\/api\/auth\/error\?error=EmailUnverified$/);
  });

  it('that says nothing of verification lets nobody in, unless the installation answers for its e-mails (D249)', async () => {
    const unsaid = { email: ANA.email, name: ANA.name };
    const { session, end } = await signInAt(unsaid);
    expect(session).toBeNull();
    expect(end).toMatch(/\/api\/auth\/error\?error=EmailUnverified$/);
    const trusted = await signInAt(unsaid, { emailTrusted: true });
    expect(trusted.session).toMatchObject({ user: { email: ANA.email } });
    const denied = await signInAt({ ...unsaid, email_verified: false }, { emailTrusted: true });
    expect(denied.session).toBeNull();
  });

  it('may say at its userinfo endpoint alone that the e-mail of its ID token is verified', async () => {
    const inToken = { sub: 'sujeto-7', email: ANA.email };
    const userInfo = () => Promise.resolve({ sub: 'sujeto-7', email_verified: true });
    const whole = await wholeClaims({ userInfo }, inToken, 'a-token', () => {});
    expect(ownEmail(whole, false)).toBe(ANA.email);
  });

  it('lets nobody in of whom it knows no e-mail: that decides the stores (D127)', async () => {
    const { session, end } = await signInAt({ name: 'Nadie' });
    expect(session).toBeNull();
    expect(end).toMatch(/\/api\/auth\/error\?error=EmailMissing$/);
  });

  it('that does not answer for its userinfo leaves what the ID token says, and says why', async () => {
    const missed = vi.fn<(error: unknown) => void>();
    const gone = new TypeError('fetch failed');
    const inToken = { sub: 'sujeto-7' };
    expect(await wholeClaims({ userInfo: () => Promise.reject(gone) }, inToken, 'a-token', missed)).toEqual(
      inToken,
    );
    expect(missed).toHaveBeenCalledWith(gone);
  });

  it.each(['client_secret_basic', 'client_secret_post'] as const)(
    'is shown the client by %s, in signing in and in renewing, whatever characters the secret has',
    async (clientAuth) => {
      const { gateway, browser, session, provider } = await signInAt(ana, {
        conformIdTokenClaims: false,
        clientAuth,
        clientSecret: 'con:signos/y+espacios %25&mas=',
        client: { token_endpoint_auth_method: clientAuth },
        ttl: { AccessToken: 60 },
        issueRefreshToken: async () => true,
      });
      expect(session).toMatchObject({ user: { email: ANA.email } });
      gateway.pass(120);
      expect(await browser.json('/api/auth/session')).toMatchObject({ user: { email: ANA.email } });
      expect(provider.asked.filter((path) => path === '/token')).toHaveLength(2);
    },
  );
});

describe('the tokens of a provider that is not ours', () => {
  const renewing = { ttl: { AccessToken: 60 }, issueRefreshToken: async () => true };
  const status = async (browser: Browser) =>
    (await browser.call('/api/kidal/route/Ordersfull/seller/1001', '1001')).status;

  it.each([
    ['and says it each time', true],
    ['and does not say it again', false],
  ])('are renewed again and again where it keeps to one refresh token %s', async (_, repeatsRefreshToken) => {
    const one = { ...renewing, rotateRefreshToken: false, repeatsRefreshToken };
    const { gateway, browser, provider } = await signInAt(ana, one);
    const tokens: (string | null | undefined)[] = [];
    for (const renewals of [0, 1, 2]) {
      expect(await status(browser)).toBe(200);
      expect(provider.asked.filter((path) => path === '/token')).toHaveLength(1 + renewals);
      tokens.push(gateway.services.reached.at(-1)?.context.accessToken);
      gateway.pass(120);
    }
    expect(new Set(tokens).size).toBe(3);
  });

  it.each([
    ['our secret is not known there', { status: 401, error: 'invalid_client' }],
    [
      'it says so with a challenge',
      { status: 401, error: 'invalid_client', headers: { 'www-authenticate': 'Basic realm="x"' } },
    ],
    ['it is asked too often', { status: 429, error: 'slow_down' }],
    ['it is busy', { status: 400, error: 'temporarily_unavailable' }],
    ['it fails', { status: 500, error: 'server_error' }],
  ])('not renewed because %s: closed, and nobody signed out', async (_why, refusal) => {
    const { gateway, browser, provider } = await signInAt(ana, renewing);
    gateway.pass(120);
    provider.refusal = refusal;
    expect(await status(browser)).toBe(503);
    provider.refusal = null;
    gateway.pass(3);
    expect(await status(browser)).toBe(200);
  });

  it('not renewed because it has ended them: signed out', async () => {
    const { gateway, browser, provider } = await signInAt(ana, renewing);
    gateway.pass(120);
    provider.refusal = { status: 400, error: 'invalid_grant' };
    expect(await status(browser)).toBe(401);
    provider.refusal = null;
    gateway.pass(3);
    expect(await status(browser)).toBe(401);
  });
});

describe('when the provider asked who she is', () => {
  const now = new Date('2026-02-10T12:00:00.000Z');
  const seconds = now.getTime() / 1000;

  it.each([
    [seconds - 60, new Date(now.getTime() - 60_000)],
    [seconds + 600, now],
    [String(seconds), null],
    [Number.NaN, null],
    [undefined, null],
  ])('is, of auth_time %j, %j', (said, read) => {
    expect(authTimeIn({ auth_time: said }, now)).toEqual(read);
  });
});

describe('the e-mail that decides which stores are whose', () => {
  const email = 'Ana@Uno.example';

  it.each([true, 'true'])('is taken, in small letters, where email_verified is %j', (said) => {
    expect(ownEmail({ email, email_verified: said }, false)).toBe('ana@uno.example');
  });

  it.each([{}, { email_verified: null }])('is taken of %j where the provider is trusted only', (said) => {
    expect(ownEmail({ email, ...said }, false)).toBeNull();
    expect(ownEmail({ email, ...said }, true)).toBe('ana@uno.example');
  });

  it.each([false, 'false', 0, '0', '', 1, 'no'])('is refused where email_verified is %j', (said) => {
    for (const isTrusted of [false, true])
      expect(ownEmail({ email, email_verified: said }, isTrusted)).toBeNull();
  });

  it.each([{}, { email: '' }, { email: 7 }, { email: ['ana@uno.example'] }])(
    'is no e-mail in %j',
    (claims) => {
      expect(ownEmail({ email_verified: true, ...claims }, true)).toBeNull();
    },
  );
});
