import { describe, expect, test } from 'vitest';
import { linkReturnPort, takeLinkReturn } from './link-return.ts';

const setup = '/canales-de-venta/marketplaces/setup';
function opened(address: string) {
  const { pathname, search } = new URL(address, 'https://portal.example');
  const replaced: string[] = [];
  const history = {
    state: { idx: 0 },
    replaceState: (_state: unknown, _title: string, to?: string | URL | null) =>
      void replaced.push(String(to)),
  };
  return { taken: takeLinkReturn({ location: { pathname, search }, history }), replaced };
}

describe('the way back from a channel (D256)', () => {
  test('what it said leaves the address before anything runs', () => {
    const { taken, replaced } = opened(`${setup}?canal=SP&code=abc&state=xyz&shop=a.myshopify.com&hmac=1f`);
    expect(taken).toEqual({
      channel: 'SP',
      said: { code: 'abc', state: 'xyz', shop: 'a.myshopify.com', hmac: '1f' },
    });
    expect(replaced).toEqual([`${setup}?canal=SP`]);
  });

  test.each([
    `${setup}?canal=SP`,
    `${setup}?code=abc&state=xyz`,
    `${setup}?canal=CS&code=abc`,
    '/?canal=SP&code=abc',
  ])('%s is no answer, and stays as it is', (address) => {
    expect(opened(address)).toEqual({ taken: null, replaced: [] });
  });

  test('is given once, and to its own channel', () => {
    const port = linkReturnPort({ channel: 'ML', said: { code: 'abc' } });
    expect(port.take('SP')).toBeNull();
    expect(port.take('ML')).toEqual({ channel: 'ML', said: { code: 'abc' } });
    expect(port.take('ML')).toBeNull();
  });
});
