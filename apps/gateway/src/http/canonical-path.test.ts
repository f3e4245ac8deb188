import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalTarget } from './canonical-path.ts';

/** As a careless reader would: what cannot be decoded is left. */
const decodedOnce = (text: string) =>
  text.replaceAll(/(?:%[\da-f]{2})+/gi, (run) =>
    Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'),
  );

const PREFIX = '/api/kidal/route';

describe('the one reading of a path (D162)', () => {
  it.each([
    '/',
    '/mis-pedidos?status=todos',
    `${PREFIX}/Ordersfull/seller/10452?page=1`,
    `${PREFIX}/order/`,
    `${PREFIX}/x/fecha_inicio=2025-01-01/fecha_fin=2025-01-31`,
    `${PREFIX}/user/a%40b.example`,
    `${PREFIX}/user/a@b.example`,
    `${PREFIX}/name/Ni%C3%B1o%20Azul`,
    `${PREFIX}/sku/A%25B`,
    '/assets/index-BxK2_a9-.js',
    "/a!b~c*d'e(f)",
  ])('takes %s as it is', (target) => {
    expect(canonicalTarget(target)?.path).toBe(target.split('?')[0]);
  });

  it.each([
    ['a dot segment', '/a/../b'],
    ['a dot segment at the end', '/a/..'],
    ['a single dot', '/a/./b'],
    ['an encoded dot segment', '/a/%2e%2e/b'],
    ['half of it encoded', '/a/.%2E/b'],
    ['a doubly encoded dot', '/a/%252e%252e/b'],
    ['an encoded slash', '/a%2fb'],
    ['an encoded slash in capitals', '/a%2Fb'],
    ['a doubly encoded slash', '/a%252Fb'],
    ['a backslash', '/a\\b'],
    ['an encoded backslash', '/a%5cb'],
    ['two slashes', '/a//b'],
    ['two slashes at the start', '//evil.example/a'],
    ['a slash and a backslash', '/\\evil.example'],
    ['a path parameter', '/a;x=1/b'],
    ['an encoded path parameter', '/a%3Bx=1/b'],
    ['a null byte', '/a%00b'],
    ['a line break', '/a%0d%0ab'],
    ['a DEL', '/a%7Fb'],
    ['a full-width slash', `/a${encodeURIComponent('／')}b`],
    ['full-width dots', `/a/${encodeURIComponent('．．')}/b`],
    ['a two-dot leader', `/a/${encodeURIComponent('‥')}/b`],
    ['a full-width percent sign', `/a${encodeURIComponent('％2f')}b`],
    ['overlong UTF-8', '/a%C0%AFb'],
    ['a cut escape', '/a%2'],
    ['a needless escape', '/%61pi'],
    ['a lower-case escape', '/ni%c3%b1o'],
    ['raw bytes over ASCII', '/niño'],
    ['a space', '/a b'],
    ['a fragment', '/a#b'],
    ['the absolute form', 'http://localhost/a'],
    ['the asterisk form', '*'],
    ['nothing', ''],
    ['8 kB and more', `/${'a'.repeat(9000)}`],
  ])('refuses %s', (_, target) => {
    expect(canonicalTarget(target)).toBeNull();
  });

  it('takes every value that the client encodes, unless it would mean something to a path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), (value) => {
        const seen = value.normalize('NFKC');
        fc.pre(!/[/\\;%\p{Cc}]/u.test(value + seen) && !/^\.{1,2}$/.test(seen.trim()));
        expect(canonicalTarget(`${PREFIX}/x/${encodeURIComponent(value)}`)).not.toBeNull();
      }),
    );
  });

  it('never takes what decodes, once or twice, to another path', () => {
    const pieces = '. .. / // \\ %2e %2E %2f %2F %5c %5C %25 %252e %00 %0a ; ;x=1 a b'.split(' ');
    const wide = ['／', '．', '＼'].map(encodeURIComponent);
    const piece = fc.constantFrom(...pieces, ...wide);
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
        const target = canonicalTarget(`/api/kidal/route/${pieces.join('')}`);
        if (target === null) return;
        let text = target.path;
        for (let times = 0; times < 3; times += 1) {
          expect(text.normalize('NFKC')).not.toMatch(/\/\/|\\|\/\.{1,2}(?:\/|$)|;|\p{Cc}/u);
          const decoded = decodedOnce(text);
          if (decoded === text) break;
          text = decoded;
        }
      }),
      { numRuns: 2000 },
    );
  });
});
