import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { DEMO_CHANNEL_PATH } from './routes.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const STATE = 's'.repeat(43);
const CHALLENGE = 'c'.repeat(43);
const setup = () => `${gateway.origin}/canales-de-venta/marketplaces/setup`;

const asked = (more: Readonly<Record<string, string>> = {}) => {
  const query = { canal: 'ML', state: STATE, redirect_uri: setup(), code_challenge: CHALLENGE, ...more };
  return fetch(`${gateway.origin}${DEMO_CHANNEL_PATH}?${new URLSearchParams(query)}`);
};
const linksOf = (text: string) =>
  [...text.matchAll(/href="(http[^"]+)"/g)].map(([, href = '']) => new URL(href.replaceAll('&amp;', '&')));

describe('the page that stands for the channels of the demo', () => {
  it.each([
    ['ML', {}, { code: `demo.${CHALLENGE}` }],
    ['AE', {}, { code: `demo.${CHALLENGE}` }],
    ['SH', {}, { tempToken: `demo.${CHALLENGE}` }],
    ['SP', { shop: 'velas' }, { code: `demo.${CHALLENGE}`, shop: 'velas.myshopify.com' }],
  ])('of %s leads back to the portal, with its answer and the state', async (canal, more, said) => {
    const answer = await asked({ canal, ...more });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const text = await answer.text();
    expect(text).toContain('Canal de demostración');
    const [allow, deny] = linksOf(text);
    for (const link of [allow, deny]) expect(`${link?.origin}${link?.pathname}`).toBe(setup());
    expect(Object.fromEntries(allow?.searchParams ?? [])).toEqual({ canal, ...said, state: STATE });
    expect(Object.fromEntries(deny?.searchParams ?? [])).toEqual({
      canal,
      error: 'access_denied',
      state: STATE,
    });
  });

  it.each([
    ['another address', { redirect_uri: 'https://evil.mx/canales-de-venta/marketplaces/setup' }],
    ['a script', { redirect_uri: 'javascript:alert(1)' }],
    ['the screen of another channel', { canal: 'ML', redirect_uri: '?canal=SP' }],
    ['a channel that is not linked', { canal: 'CS' }],
    ['no state', { state: '' }],
    ['no challenge', { code_challenge: 'x' }],
  ])('leads nowhere with %s', async (_, more) => {
    const answer = await asked(more);
    expect(answer.status).toBe(400);
    expect(linksOf(await answer.text())).toEqual([]);
  });

  it('shows what it was asked with as text', async () => {
    const text = await (await asked({ canal: 'SP', shop: '"><img src=x onerror=alert(1)>' })).text();
    expect(text).not.toContain('<img src=x');
  });
});
