import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed, times } from '../../../../tools/suite/samples.ts';
import { readSite } from '../static/site.ts';
import type { Browser } from '../testing/browser.ts';
import { ANA, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { eachOf, proved } from '../testing/proved.ts';

let gateway: TestGateway;
let user: Browser;
beforeAll(async () => {
  gateway = await startTestGateway({
    signInLimit: { burst: 100_000, perSecond: 1000 },
    site: await readSite('/nowhere'),
  });
  user = gateway.browser();
  await user.signIn(ANA.email);
});
afterAll(() => gateway.stop());

const COUNT = times(1500, 1 / 5);
const start = fc.constantFrom(
  '/',
  '//',
  '///',
  '/\\',
  '\\\\',
  '\\/',
  '/.//',
  '/..//',
  '/%2f',
  '/%5c',
  '/%09/',
  '/\t/',
  '/\n/',
  '\u0000//',
  ' //',
  'https://',
  'http://',
  'https:',
  'https:/',
  'hTtPs:\\\\',
  '://',
  ':',
  '@',
  '?',
  '#',
  './/',
  'javascript:',
  'data:text/html,',
  'vbscript:',
  'blob:',
  'file:///',
  'about:',
  'intent://',
  'ws://',
  '／／',
  '〱',
  '%E3%80%B1',
  '/;@',
  '/?//',
  '/#//',
);
const host = fc.constantFrom(
  'evil.example',
  'localhost',
  'localhost.evil.example',
  'localhost@evil.example',
  'evil.example#@localhost',
  'evil.example:443',
  '[::1]',
  '0x7f.1',
  '127.1',
  '2130706433',
  'ⓔⓥⓘⓛ.example',
  'evil。example',
  'xn--evil.example',
);
const tail = fc.constantFrom(
  '',
  '/',
  '/a',
  '?x=//evil.example',
  '#//evil.example',
  '\\@localhost',
  '%00',
  '\r\nLocation: //evil',
);
const destination = fc.oneof(
  fc.tuple(start, host, tail).map((parts) => parts.join('')),
  fc.tuple(fc.constant(''), fc.webUrl(), tail).map((parts) => parts.join('')),
  fc.tuple(start, start, host).map((parts) => parts.join('')),
);
/** Half of them begin with our own origin, as a careless check would like it. */
const destinations = (origin: string) =>
  fc
    .sample(fc.tuple(destination, fc.boolean()), { numRuns: COUNT, seed })
    .map(([one, isOurs], at) => (isOurs && at % 2 === 0 ? origin + one : one));

const isOurs = (address: string | null): boolean =>
  // As a browser reads it, from where it stands.
  address !== null &&
  URL.canParse(address, gateway.origin) &&
  new URL(address, gateway.origin).origin === gateway.origin;

describe(`${COUNT} destinations`, () => {
  const where: Record<string, (to: string) => Promise<string | null>> = {
    'the end of a sign-out': async (to) =>
      (await user.go(`/api/auth/signed-out?${new URLSearchParams({ state: to })}`)).headers.get('location'),
    'the form of the sign-in page': async (to) => {
      const html = await (
        await user.go(`/api/auth/signin?${new URLSearchParams({ callbackUrl: to })}`)
      ).text();
      return /name="callbackUrl" value="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? null;
    },
    'an unknown provider': async (to) => {
      const answer = await user.go('/api/auth/signin/nadie', {
        method: 'POST',
        headers: { origin: gateway.origin },
        body: new URLSearchParams({ callbackUrl: to }),
      });
      const location = new URL(answer.headers.get('location') ?? '', gateway.origin);
      return isOurs(location.href) ? location.searchParams.get('callbackUrl') : location.href;
    },
    'a page of the portal, whatever its query calls it': async (to) => {
      const names = ['next', 'url', 'redirect', 'return', 'returnTo', 'continue', 'callbackUrl', 'store'];
      const query = new URLSearchParams(names.map((name) => [name, to]));
      const answer = await user.go(`/mis-pedidos?${query}`, { headers: { accept: 'text/html' } });
      return answer.headers.get('location') ?? '/';
    },
  };

  it.each(Object.keys(where))('by %s none leaves our origin', async (way) => {
    const away: string[] = [];
    const follow = where[way];
    await eachOf(destinations(gateway.origin), 16, async (to) => {
      const end = (await follow?.(to)) ?? null;
      if (!isOurs(end)) away.push(`${JSON.stringify(to)} -> ${end}`);
    });
    expect(away).toEqual([]);
    proved(`${COUNT} destinations by ${way}: none leaves our origin`);
  });

  it('through a whole sign-in and sign-out neither', async () => {
    const away: string[] = [];
    for (const to of destinations(gateway.origin).slice(0, times(40))) {
      const own = gateway.browser();
      const end = await own.signIn(ANA.email, to);
      if (!isOurs(end)) away.push(`${to} -> ${end}`);
      const out = (await (await own.form('/api/auth/signout', { callbackUrl: to })).json()) as {
        url: string;
      };
      if (!isOurs(out.url) || !isOurs(new URL(out.url).searchParams.get('state')))
        away.push(`${to} -> ${out.url}`);
    }
    expect(away).toEqual([]);
  });
});
