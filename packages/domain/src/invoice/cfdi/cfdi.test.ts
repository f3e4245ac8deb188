import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { centavos } from '../../money/centavos.ts';
import { anyText } from '../../testing/arbitraries.ts';
import { invoiceTotalMatches, sniffCfdi } from './sniff-cfdi.ts';
import { openingTags } from './xml-tags.ts';

const uuid = '5CF2A8D0-7A0B-4B0E-9C3E-1F2A3B4C5D6E';
const cfdi = (changed: Partial<Record<'version' | 'total' | 'rfc' | 'stamp' | 'before', string>> = {}) => {
  const {
    version = 'Version="4.0"',
    total = 'Total="1160.50"',
    rfc = 'Rfc="EKU9003173C9"',
    before = '',
  } = changed;
  const { stamp = `<tfd:TimbreFiscalDigital UUID="${uuid}"/>` } = changed;
  return `\uFEFF<?xml version="1.0" encoding="UTF-8"?>${before}
<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" ${version} ${total} Moneda='MXN'>
  <cfdi:Emisor ${rfc} Nombre="Escuela &quot;Kemper&quot; > Urgate" />
  <cfdi:Receptor Rfc="XAXX010101000"/>
  <cfdi:Complemento>${stamp}</cfdi:Complemento>
</cfdi:Comprobante>`;
};

describe('reading an invoice', () => {
  test('gives version, issuer, total and fiscal folio', () => {
    expect(sniffCfdi(cfdi())).toEqual({
      ok: true,
      value: { version: '4.0', emitterRfc: 'EKU9003173C9', total: 116_050, uuid: uuid.toLowerCase() },
    });
  });

  test('of older versions too, whose names differ in case', () => {
    const old = cfdi({ version: 'version="3.2"', total: 'total="10"', rfc: 'rfc="eku9003173c9"' });
    expect(sniffCfdi(old)).toMatchObject({
      ok: true,
      value: { version: '3.2', total: 1000, emitterRfc: 'EKU9003173C9' },
    });
  });

  test('an & in an RFC is read as one', () => {
    expect(sniffCfdi(cfdi({ rfc: 'Rfc="A&amp;B9003173C9"' }))).toMatchObject({
      value: { emitterRfc: 'A&B9003173C9' },
    });
    expect(sniffCfdi(cfdi({ rfc: 'Rfc="A&#38;B&#x41;90"' }))).toMatchObject({
      value: { emitterRfc: 'A&BA90' },
    });
  });

  test('without a stamp there is no folio', () => {
    expect(sniffCfdi(cfdi({ stamp: '' }))).toMatchObject({ ok: true, value: { uuid: null } });
    for (const other of [`x${uuid}`, `${uuid}0`]) {
      const stamp = `<tfd:TimbreFiscalDigital UUID="${other}"/>`;
      expect(sniffCfdi(cfdi({ stamp }))).toMatchObject({ value: { uuid: null } });
    }
    expect(sniffCfdi(cfdi({ stamp: '<tfd:TimbreFiscalDigital UUID="no"/>' }))).toMatchObject({
      value: { uuid: null },
    });
  });

  test('blanks around a value do not count', () => {
    const spaced = cfdi({ version: 'Version=" 4.0 "', rfc: "Rfc = ' EKU9003173C9 '" });
    expect(sniffCfdi(spaced)).toMatchObject({ value: { version: '4.0', emitterRfc: 'EKU9003173C9' } });
  });

  test('what stands in comments, CDATA and instructions does not count', () => {
    const hidden = '<!-- <x Total="1"> --><?pi <y>\n<z> ?>';
    expect(sniffCfdi(cfdi({ before: hidden }))).toMatchObject({ ok: true, value: { total: 116_050 } });
    expect(sniffCfdi(cfdi({ stamp: '<![CDATA[<tfd:TimbreFiscalDigital UUID="x"/>]]>' }))).toMatchObject({
      value: { uuid: null },
    });
  });

  test.each([
    ['no text', null],
    ['an empty text', ''],
    ['a page', '<html/>'],
    ['a document type', cfdi({ before: '<!DOCTYPE x [<!ENTITY a "b">]>' })],
    ['a comment left open', '<!-- <cfdi:Comprobante Version="4.0"/>'],
    ['a tag left open', '<cfdi:Comprobante Version="4.0" Total="1"'],
    ['a quote left open', '<cfdi:Comprobante Version="4.0><x/>'],
    ['another root', '<x><cfdi:Comprobante Version="4.0" Total="1"/></x>'],
  ])('%s is no invoice', (_, xml) => {
    expect(sniffCfdi(xml)).toEqual({
      ok: false,
      error: { code: 'not_cfdi', message: 'El XML no es un CFDI' },
    });
  });

  test.each([
    ['version', cfdi({ version: '' })],
    ['total', cfdi({ total: '' })],
    ['total that is a number', cfdi({ total: 'Total="mucho"' })],
    ['issuer', cfdi({ rfc: '' })],
  ])('one without its %s is incomplete', (_, xml) => {
    expect(sniffCfdi(xml)).toEqual({
      ok: false,
      error: { code: 'incomplete', message: 'Al CFDI le falta la versión, el RFC del emisor o el total' },
    });
  });

  it('never throws on any text, nor on an invoice with a piece cut out', () => {
    fc.assert(
      fc.property(anyText, fc.nat(600), fc.nat(600), (text, from, length) => {
        const whole = cfdi();
        const damaged = whole.slice(0, from) + text + whole.slice(from + length);
        expect(typeof sniffCfdi(damaged).ok).toBe('boolean');
        expect(typeof sniffCfdi(text).ok).toBe('boolean');
      }),
    );
  });

  it('reads back whatever stands in an attribute', () => {
    const escape = (text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        expect(openingTags(`<a:x  y = "${escape(value)}" z='10'/>`)).toEqual([
          { name: 'x', attributes: { y: value, z: '10' } },
        ]);
      }),
    );
  });

  const namesIn = (xml: string) => openingTags(xml)?.map(({ name }) => name);

  test('tags come in the order in which they open, without their prefix', () => {
    expect(namesIn('<a><b-1.x/>text > text<ns:ñ_2 y="<c>" z=\'>\'></ns:ñ_2></a >')).toEqual([
      'a',
      'b-1.x',
      'ñ_2',
    ]);
    expect(openingTags('<a:b:c/>')).toBeNull();
    expect(namesIn('no tag at all')).toEqual([]);
  });

  test('a comment, CDATA or an instruction ends with its own end only', () => {
    expect(namesIn('<!--><x>--><y/>')).toEqual(['y']);
    expect(namesIn('<!-- - -- > <x>\n--><y/><!----><z/>')).toEqual(['y', 'z']);
    expect(namesIn('<a><![CDATA[<x> ]> ]] >\n<x>]]><y/><![CDATA[]]><z/></a>')).toEqual(['a', 'y', 'z']);
    expect(namesIn('<?pi > ? >\n<x>?><y/><??><z/>')).toEqual(['y', 'z']);
  });

  test.each([
    '<!ENTITY a>',
    '<x/><!-- ->',
    '<![CDATA[ ]>',
    '<?pi >',
    '</x',
    '<x y="1/>',
    "<x y='1/>",
    '<x',
    '< x/>',
    '<>',
    '<x"1"/>',
    '<!x:y z="1"/>',
  ])('%s cannot be read', (xml) => {
    expect(openingTags(xml)).toBeNull();
  });

  test('an attribute has a name after a blank, and a value in quotes', () => {
    const attributesIn = (xml: string) => openingTags(xml)?.[0]?.attributes;
    expect(attributesIn('<x a="1"b="2"\n\tc:d = "" e=5 f g=\'"\' h="\'"/>')).toEqual({
      a: '1',
      'c:d': '',
      g: '"',
      h: "'",
    });
    expect(attributesIn('<x a="1 b=\'2\'"/>')).toEqual({ a: "1 b='2'" });
    expect(attributesIn('<x/>')).toEqual({});
  });

  test('a tag of a hundred thousand characters without a value is read at once', () => {
    const long = 'a'.repeat(100_000);
    expect(openingTags(`<x ${long} ${'b '.repeat(50_000)} y="1">`)).toEqual([
      { name: 'x', attributes: { y: '1' } },
    ]);
  });

  test('a tag of more than 500 values is none of an invoice', () => {
    const tag = (values: number) => `<x ${'y="1" '.repeat(values)}/>`;
    expect(openingTags(tag(500))).toEqual([{ name: 'x', attributes: { y: '1' } }]);
    expect(openingTags(tag(501))).toBeNull();
    expect(openingTags(tag(1_000_000))).toBeNull();
  });

  test('entities that are none stay as they are', () => {
    const read = (text: string) => openingTags(`<x y="${text}"/>`)?.[0]?.attributes.y;
    expect(read('&foo;')).toBe('&foo;');
    expect(read('&#1114112;')).toBe('&#1114112;');
    expect(read('&#x10FFFF;')).toBe('\u{10FFFF}');
    expect(read('&#1114111;')).toBe('\u{10FFFF}');
    expect(read('&lt;&gt;&apos;&quot;&amp;')).toBe('<>\'"&');
    expect(read('a & b')).toBe('a & b');
  });
});

describe("an invoice's total", () => {
  test('agrees with the order within 1 peso', () => {
    const against = (order: number) => invoiceTotalMatches(centavos(11_600), centavos(order));
    expect([11_499, 11_500, 11_600, 11_700, 11_701].map(against)).toEqual([false, true, true, true, false]);
  });
});
