import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeCallbackUrl } from './callback-url.ts';

const origin = 'https://portal.example';

describe('where a sign-in may end (D182)', () => {
  it.each([
    ['/', `${origin}/`],
    ['/?store=10452', `${origin}/?store=10452`],
    ['/onboarding', `${origin}/onboarding`],
    [`${origin}/mis-pedidos`, `${origin}/mis-pedidos`],
  ])('%s is ours', (given, url) => {
    expect(safeCallbackUrl(given, origin)).toEqual({ url, refused: false });
  });

  it.each([undefined, null, ''])('%s is the root, and nothing wrong', (given) => {
    expect(safeCallbackUrl(given, origin)).toEqual({ url: `${origin}/`, refused: false });
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://portal.example/',
    'https://portal.example.evil.example/',
    'https://portal.example@evil.example/',
    'https://user:pw@portal.example/',
    'https://portal.example:8443/',
    '/%0d%0a//evil.example\r\n',
    '/.//evil.example',
    42,
    ['/'],
  ])('%j is replaced by the root', (given) => {
    expect(safeCallbackUrl(given, origin)).toEqual({ url: `${origin}/`, refused: true });
  });

  it('an address of more than 2 kB is replaced by the root', () => {
    expect(safeCallbackUrl('/'.padEnd(2049, 'x'), origin)).toEqual({ url: `${origin}/`, refused: true });
  });

  it('never leaves our origin, whatever is asked', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '@',
        ':',
        '?',
        '#',
        '..',
        '.',
        '%2f',
        '%5c',
        '\t',
        'https:',
        'javascript:',
      ),
      fc.constantFrom('evil.example', 'portal.example', '／', '。', '[::1]', '0x7f.1'),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        expect(new URL(safeCallbackUrl(pieces.join(''), origin).url).origin).toBe(origin);
      }),
      { numRuns: 2000 },
    );
  });
});
