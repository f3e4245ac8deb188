import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyText } from '../../testing/arbitraries.ts';
import { asciiLabel } from './punycode.ts';
import { shopAddress } from './shop-address.ts';

describe('the address of a shop', () => {
  test.each([
    ['casalumbre.mx', 'https://casalumbre.mx', '', 'casalumbre.mx'],
    ['  HTTPS://CasaLumbre.MX/ ', 'https://casalumbre.mx', '', 'casalumbre.mx'],
    ['https://casalumbre.mx:443/shop/', 'https://casalumbre.mx', '/shop', 'casalumbre.mx/shop'],
    ['casalumbre.mx./shop?x=1#y', 'https://casalumbre.mx', '/shop', 'casalumbre.mx/shop'],
    ['casalumbre.mx?x=https://evil.mx', 'https://casalumbre.mx', '', 'casalumbre.mx'],
    ['casalumbre.mx/shop/wp-admin/edit.php', 'https://casalumbre.mx', '/shop', 'casalumbre.mx/shop'],
    ['casalumbre.mx/wp-json/wc/v3', 'https://casalumbre.mx', '', 'casalumbre.mx'],
    ['velas-ñandú.mx', 'https://xn--velas-and-q6a6h.mx', '', 'velas-ñandú.mx'],
    ['velas.mx/niñas', 'https://velas.mx', '/ni%C3%B1as', 'velas.mx/niñas'],
    ['velas.mx/ni%C3%B1as', 'https://velas.mx', '/ni%C3%B1as', 'velas.mx/ni%C3%B1as'],
    ['ｖｅｌａｓ。mx', 'https://velas.mx', '', 'velas.mx'],
    ['demo.example', 'https://demo.example', '', 'demo.example'],
  ])('%s is %s%s, shown as %s', (text, origin, path, shown) => {
    expect(shopAddress(text)).toEqual({ ok: true, value: { origin, path, shown } });
  });

  test.each([
    ['', 'empty'],
    [null, 'empty'],
    ['http://casalumbre.mx', 'scheme'],
    ['ftp://casalumbre.mx', 'scheme'],
    ['javascript://casalumbre.mx/%0aalert(1)', 'scheme'],
    ['user@casalumbre.mx', 'user'],
    ['https://casalumbre.mx@evil.mx', 'user'],
    ['https://user:clave@casalumbre.mx', 'user'],
    ['casalumbre.mx:8080', 'port'],
    ['https://casalumbre.mx:80', 'port'],
    ['10.0.0.1', 'ip'],
    ['https://127.0.0.1/shop', 'ip'],
    ['2130706433', 'ip'],
    ['0x7f.1', 'ip'],
    ['0x7f000001', 'ip'],
    ['017700000001', 'ip'],
    ['１２７.０.０.１', 'ip'],
    ['127。0。0。1', 'ip'],
    ['https://[::1]/', 'ip'],
    ['[::ffff:10.0.0.1]', 'ip'],
    ['::1', 'ip'],
    ['https://::ffff:10.0.0.1/shop', 'ip'],
    ['fe80::1%eth0', 'ip'],
    ['localhost', 'local'],
    ['LOCALHOST.', 'local'],
    ['tienda', 'local'],
    ['tienda.local', 'local'],
    ['tienda.localhost', 'local'],
    ['metadata.google.internal', 'local'],
    ['tienda.test', 'local'],
    ['tienda.lan', 'local'],
    ['tienda.alt', 'local'],
    ['casa.home.arpa', 'local'],
    ['1.0.0.127.in-addr.arpa', 'local'],
    ['javascript:alert(1)', 'port'],
    ['https://', 'shape'],
    ['https:///casalumbre.mx', 'shape'],
    ['casa lumbre.mx', 'shape'],
    ['casa..mx', 'shape'],
    ['-casa.mx', 'shape'],
    ['casa-.mx', 'shape'],
    ['casa_lumbre.mx', 'shape'],
    ['casalumbre.mx\\@evil.mx', 'user'],
    ['casalumbre.mx\\evil', 'shape'],
    ['casalumbre.mx\n.evil.mx', 'shape'],
    ['casalumbre.mx/../admin', 'shape'],
    ['casalumbre.mx/%2e%2E/admin', 'shape'],
    ['casalumbre.mx/a%2fb', 'shape'],
    ['casalumbre.mx/a\\b', 'shape'],
    ['casalumbre.mx/<img>', 'shape'],
    ['casalumbre.mx/%zz', 'shape'],
    [`${'a'.repeat(64)}.mx`, 'shape'],
    [`${'ñ'.repeat(60)}.mx`, 'shape'],
    [`${'casa.'.repeat(60)}mx`, 'shape'],
    [`casalumbre.mx/${'a'.repeat(2000)}`, 'shape'],
  ])('%j is refused as %s', (text, code) => {
    expect(shopAddress(text)).toMatchObject({ ok: false, error: { code } });
  });

  it('of any text is none, or one that every browser reads the same', () => {
    const piece = fc.constantFrom(
      'casa',
      'ñ',
      'á',
      '.mx',
      '.',
      '/',
      ':',
      '@',
      '[',
      '%2e',
      '\\',
      '0x7f',
      '1',
      '-',
      '?',
    );
    const text = fc.oneof(
      anyText,
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, fc.constantFrom('', 'https://'), (typed, scheme) => {
        const read = shopAddress(scheme + typed);
        if (!read.ok) return;
        const { origin, path } = read.value;
        const url = new URL(origin + path);
        expect([url.origin, url.pathname, url.port, url.username, url.search, url.hash]).toEqual([
          origin,
          path === '' ? '/' : path,
          '',
          '',
          '',
          '',
        ]);
        expect(url.hostname).toMatch(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/u);
        expect(shopAddress(origin + path)).toMatchObject({ ok: true, value: { origin, path } });
      }),
      { numRuns: 1000 },
    );
  });
});

describe('Punycode', () => {
  test.each([
    ['bücher', 'xn--bcher-kva'],
    ['mañana', 'xn--maana-pta'],
    ['例え', 'xn--r8jz45g'],
    ['他们为什么不说中文', 'xn--ihqwcrb4cv8a8dqg056pqjye'],
    ['pročprostěnemluvíčesky', 'xn--proprostnemluvesky-uyb24dma41a'],
    ['plain', 'plain'],
  ])('%s is %s (RFC 3492, section 7.1)', (label, ascii) => {
    expect(asciiLabel(label)).toBe(ascii);
  });

  it('is what the platform makes of letters of Latin scripts', () => {
    const letters = fc.stringMatching(/^[a-zñáéíóúüàçöœšž]{1,20}$/u);
    fc.assert(
      fc.property(letters, (label) => {
        expect(asciiLabel(label)).toBe(new URL(`https://${label}.mx`).hostname.slice(0, -3));
      }),
    );
  });
});
