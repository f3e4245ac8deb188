import { afterEach, describe, expect, it } from 'vitest';
import { FOREIGN_CLIENT, startForeignProvider, throughForeignProvider } from '../testing/foreign-provider.ts';
import { freePort } from '../testing/free-port.ts';
import { ANA, startTestGateway } from '../testing/gateway.ts';

type Provider = Awaited<ReturnType<typeof startForeignProvider>>;

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const verified = { email: ANA.email, name: ANA.name, email_verified: true };

/** What the log says of a sign-in at a provider that knows so much of her, and does so before it is asked for tokens. */
async function refusalOf(claims: Record<string, unknown>, before: (provider: Provider) => unknown) {
  const issuer = `http://localhost:${await freePort()}`;
  const gateway = await startTestGateway({ identity: { issuer, ...FOREIGN_CLIENT } });
  stops.push(gateway.stop);
  const provider = await startForeignProvider(gateway.origin, () => claims, { issuer });
  stops.push(() => provider.stop());
  const browser = gateway.browser();
  const signIn = await browser.form('/api/auth/signin/identity', { callbackUrl: '/' });
  const { url } = (await signIn.json()) as { url: string };
  const back = new URL(await throughForeignProvider(browser, url, 'sujeto-7'));
  await before(provider);
  const answer = await browser.go(back.pathname + back.search);
  const line = gateway.logs.find(({ msg }) => msg === 'auth: refused');
  const page = await browser.go(answer.headers.get('location') ?? '');
  return { line, requestId: answer.headers.get('x-request-id'), logs: gateway.logs, page: await page.text() };
}

describe('`auth: refused`', () => {
  it.each<[string, RegExp, Record<string, unknown>, (provider: Provider) => unknown]>([
    ['e-mail-unverified', /Verifícalo donde/, { ...verified, email_verified: false }, () => {}],
    ['e-mail-missing', /no tiene un correo/, { name: ANA.name }, () => {}],
    [
      'wrong-client',
      /no está bien configurado/,
      verified,
      (one) => (one.refusal = { status: 401, error: 'invalid_client' }),
    ],
    [
      'provider-refused',
      /Vuelve a intentarlo/,
      verified,
      (one) => (one.refusal = { status: 400, error: 'invalid_grant' }),
    ],
    [
      'provider-away',
      /no responde. Espera/,
      verified,
      (one) => (one.refusal = { status: 503, error: 'temporarily_unavailable' }),
    ],
    ['provider-away', /no responde. Espera/, verified, (one) => one.stop()],
  ])(
    'says %s in plain words, with the id of the request and nothing of hers; and her page what to do',
    async (why, text, claims, before) => {
      const { line, requestId, logs, page } = await refusalOf(claims, before);
      expect(line).toMatchObject({ why, requestId, reason: expect.stringMatching(/^[A-Z].*\.$/) });
      expect(page).toMatch(text);
      expect(JSON.stringify(logs)).not.toMatch(/errors\.authjs|ana@uno/);
    },
  );

  it('says so too when the provider is away before a sign-in begins, or has too much to do', async () => {
    const issuer = `http://localhost:${await freePort()}`;
    const gateway = await startTestGateway({ identity: { issuer, ...FOREIGN_CLIENT } });
    stops.push(gateway.stop);
    const signIn = await gateway.browser().form('/api/auth/signin/identity', { callbackUrl: '/' });
    expect(await signIn.json()).toEqual({ url: `${gateway.origin}/api/auth/error?error=ProviderAway` });
    const busy = await refusalOf(verified, (one) => (one.refusal = { status: 429, error: 'slow_down' }));
    expect([busy.line?.['why'], /no responde/.test(busy.page)]).toEqual(['provider-away', true]);
  });

  it('says that a sign-in was not begun here', async () => {
    const gateway = await startTestGateway();
    stops.push(gateway.stop);
    const answer = await gateway.browser().go('/api/auth/callback/identity?code=x&state=y');
    expect(gateway.logs.find(({ msg }) => msg === 'auth: refused')).toMatchObject({
      why: 'not-begun',
      requestId: answer.headers.get('x-request-id'),
    });
  });
});
