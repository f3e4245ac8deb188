import fc from 'fast-check';
import { isIP } from 'node:net';
import { describe, expect, it, test } from 'vitest';
import { endsOf, textOf } from '../testing/blocks.ts';
import { spellingsOf } from '../testing/spellings.ts';
import { isShopOrigin, readShopAddress } from './shop-address.ts';
import { specialBlocks4 } from './special-addresses.ts';

const special = fc
  .constantFrom(...specialBlocks4)
  .chain((block) => {
    const { first, last } = endsOf(block);
    return fc.bigInt({ min: first, max: last });
  })
  .map((value) => textOf(value, 4).split('.').map(Number) as [number, number, number, number]);

describe('what a merchant typed as her shop', () => {
  test.each([
    ['casalumbre.mx', 'https://casalumbre.mx', ''],
    [' HTTPS://CasaLumbre.mx:443/shop/ ', 'https://casalumbre.mx', '/shop'],
    ['velas-ñandú.mx', 'https://xn--velas-and-q6a6h.mx', ''],
    ['faß.de', 'https://xn--fa-hia.de', ''],
  ])('%j is %s%s', (text, origin, path) => {
    expect(readShopAddress(text)).toMatchObject({ ok: true, value: { origin, path } });
    expect(isShopOrigin(origin)).toBe(true);
  });

  test.each([
    ['casalumbre.example', 'demo'],
    ['https://velas.casalumbre.example/shop', 'demo'],
    ['http://casalumbre.mx', 'scheme'],
    ['casalumbre.mx:8443', 'port'],
    ['yo@casalumbre.mx', 'user'],
    ['casa.home.arpa', 'local'],
    ['tienda', 'local'],
    ['xn--.mx', 'shape'],
    ['https://localhost', 'local'],
    ['http://localhost:8080', 'scheme'],
    ['http://127.0.0.1:8080', 'scheme'],
  ])('%j is refused as %s', (text, code) => {
    expect(readShopAddress(text)).toMatchObject({ ok: false, error: { code } });
  });

  test.each([
    'casalumbre.mx',
    'https://CasaLumbre.mx',
    'https://casalumbre.mx:443',
    'https://casalumbre.mx/',
    'https://casalumbre.mx.',
  ])('the origin of a shop is its own spelling alone, not %j', (text) => {
    expect(readShopAddress(text)).toMatchObject({
      ok: true,
      value: { origin: 'https://casalumbre.mx', path: '' },
    });
    expect(isShopOrigin(text)).toBe(false);
  });

  it('is never an address in numbers, however a special one is spelt', () => {
    const around = fc.constantFrom(
      ['', ''],
      ['https://', ''],
      ['https://', '/'],
      ['HTTPS://', ':443/wp-json'],
      [' ', '/shop/ '],
      ['https://casalumbre.mx@', ''],
      ['https://', '#casalumbre.mx'],
      ['https://', '?casalumbre.mx'],
    );
    fc.assert(
      fc.property(special, around, (octets, [before = '', after = '']) => {
        for (const spelling of spellingsOf(octets)) {
          expect(readShopAddress(before + spelling + after), spelling).toMatchObject({ ok: false });
          expect(isShopOrigin(`https://${spelling}`), spelling).toBe(false);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('is a name for the platform too, whatever the text was', () => {
    const piece = fc.constantFrom(
      'casa',
      'ñ',
      'ß',
      '.mx',
      '.',
      '。',
      '0x7f',
      '１',
      '1',
      '-',
      'xn--',
      '/',
      '\u00AD',
      '\u200D',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const read = readShopAddress(typed);
        if (!read.ok) return;
        const url = new URL(read.value.origin);
        expect([url.origin, url.protocol, url.port, isIP(url.hostname)]).toEqual([
          read.value.origin,
          'https:',
          '',
          0,
        ]);
        expect(isShopOrigin(read.value.origin)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('where shops on this machine are allowed', () => {
  const allowed = { allowLoopback: true };

  test.each([
    ['http://127.0.0.1:8123', 'http://127.0.0.1:8123', ''],
    [' http://localhost:8123/tienda/ ', 'http://localhost:8123', '/tienda'],
    ['HTTP://[::1]:8123', 'http://[::1]:8123', ''],
    ['http://localhost', 'http://localhost', ''],
    ['casalumbre.mx', 'https://casalumbre.mx', ''],
  ])('%j is %s%s', (text, origin, path) => {
    expect(readShopAddress(text, allowed)).toMatchObject({ ok: true, value: { origin, path } });
    expect(isShopOrigin(origin, allowed)).toBe(true);
  });

  test.each([
    'http://127.0.0.2:8123',
    'http://127.1:8123',
    'http://2130706433:8123',
    'http://0.0.0.0:8123',
    'http://[::]:8123',
    'http://[::ffff:127.0.0.1]:8123',
    'http://10.0.0.1:8123',
    'http://169.254.169.254/latest',
    'http://localhost.casalumbre.mx:8123',
    'http://localhost@10.0.0.1:8123',
    'http://localhost:8123@10.0.0.1',
    'http://localhost\\@10.0.0.1',
    'http://localhost:99999',
    'https://localhost:8123',
    'https://127.0.0.1',
    'localhost:8123',
    'http://casalumbre.mx',
  ])('%j stays refused', (text) => {
    expect(readShopAddress(text, allowed).ok).toBe(false);
    expect(isShopOrigin(text, allowed)).toBe(false);
  });
});
