import { describe, expect, test } from 'vitest';
import { cfdiOf, good, stampOf, told, uuid } from '../../testing/cfdi-of.ts';
import { MAX_XML_BYTES, readCfdi } from './read-cfdi.ts';
import { readInvoiceFile } from './read-invoice-file.ts';

describe('reading an invoice', () => {
  test('gives what it says', () => {
    expect(good({ emisor: '<cfdi:Emisor Rfc=" eku9003173c9 "/>' })).toEqual({
      version: '4.0',
      tipo: 'I',
      fecha: '2025-11-20T23:59:59',
      lugarExpedicion: '',
      moneda: 'MXN',
      total: 116_000,
      suma: 116_000,
      conceptos: 1,
      emisor: 'EKU9003173C9',
      receptor: 'SSM990607NS3',
      uso: 'G03',
      regimenReceptor: '601',
      formaPago: '31',
      metodoPago: 'PUE',
      uuid: uuid.toLowerCase(),
      isSealed: true,
      sustituye: [],
      isGlobal: false,
    });
  });

  test('of older versions too, whose names differ in case', () => {
    const old = `<Comprobante xmlns="http://www.sat.gob.mx/cfd/3" version="3.2" total="10"><Emisor rfc="eku9003173c9"/></Comprobante>`;
    expect(readCfdi(old)).toMatchObject({
      value: { version: '3.2', total: 1000, emisor: 'EKU9003173C9', uuid: null },
    });
  });

  test('letters and numbers written as entities are read', () => {
    expect(good({ emisor: '<cfdi:Emisor Rfc="A&amp;B&#38;&#x41;"/>' }).emisor).toBe('A&B&A');
  });

  test('folios of what it replaces are those of relation 04 alone', () => {
    const related =
      `<cfdi:CfdiRelacionados TipoRelacion="04"><cfdi:CfdiRelacionado UUID="${uuid}"/></cfdi:CfdiRelacionados>` +
      '<cfdi:CfdiRelacionados TipoRelacion="01"><cfdi:CfdiRelacionado UUID="x"/></cfdi:CfdiRelacionados>';
    expect(good({ related }).sustituye).toEqual([uuid.toLowerCase()]);
  });

  const hostile = 'El archivo excede el tamaño máximo permitido';
  const full = 'El XML tiene más de 5,000 etiquetas o 200 datos en una: no parece una factura';
  const incomplete = 'El XML está incompleto';
  const none = 'El XML no es un CFDI';
  const deep = (levels: number) =>
    `<cfdi:Addenda>${'<a>'.repeat(levels - 2)}${'</a>'.repeat(levels - 2)}</cfdi:Addenda>`;
  test.each([
    ['nothing', '', none],
    ['a page', '<!DOCTYPE html><html></html>', hostile],
    ['a page without a type', '<html><br></html>', none],
    ['a PDF that is called XML', '%PDF-1.7', none],
    ['another root', '<x><cfdi:Comprobante/></x>', incomplete],
    ['another document', '<x/>', none],
    ['the right name in a wrong namespace', cfdiOf({ space: 'http://www.sat.gob.mx/cfd/9' }), none],
    ['no namespace', '<Comprobante Version="4.0"/>', none],
    ['a document type', cfdiOf({ before: '<!DOCTYPE x [<!ENTITY a "b">]>' }), hostile],
    ['an entity', cfdiOf({ before: '<!ENTITY a SYSTEM "file:///etc/passwd">' }), hostile],
    ['an entity that nobody explains', cfdiOf({ moneda: '&a;' }), incomplete],
    ['a number that is no letter', cfdiOf({ moneda: '&#1114112;' }), incomplete],
    ['an & alone', cfdiOf({ moneda: 'A & B' }), incomplete],
    ['a cut in the middle', cfdiOf().slice(0, 400), incomplete],
    ['a cut in a value', '<a b="1', incomplete],
    ['a tag in a value', '<a b="<"/>', incomplete],
    ['a value without quotes', '<a b=1/>', incomplete],
    ['a value without a name', '<a ="1"/>', incomplete],
    ['values that touch', '<a b="1"c="2"/>', incomplete],
    ['a name alone', '<a b/>', incomplete],
    ['a value twice', '<a b="1" b="2"/>', incomplete],
    ['a name that is none', '<1/>', incomplete],
    ['a blank before the name', '< a/>', incomplete],
    ['a comment left open', '<a/><!-- ->', incomplete],
    ['CDATA left open', '<a><![CDATA[ ]></a>', incomplete],
    ['an instruction left open', '<?xml version="1.0"', incomplete],
    ['two roots', `${cfdiOf()}<x/>`, incomplete],
    ['text behind the root', cfdiOf({ after: 'x' }), incomplete],
    ['a wrong end', '<a></b>', incomplete],
    ['an end with more to it', '<a></a b>', incomplete],
    ['an end of nothing', '</a>', incomplete],
    ['a prefix of nothing', '<p:a/>', incomplete],
    ['65 levels', cfdiOf({ addenda: deep(65) }), hostile],
    ['5,001 tags', cfdiOf({ addenda: '<a/>'.repeat(5_001) }), full],
    ['201 values', `<a ${Array.from({ length: 201 }, (_, at) => `a${at}="1"`).join(' ')}/>`, full],
    ['101 prefixes', `<a ${Array.from({ length: 101 }, (_, at) => `xmlns:p${at}="1"`).join(' ')}/>`, hostile],
    ['500 kB', `<a b="${'x'.repeat(MAX_XML_BYTES)}"/>`, 'El XML pesa más de 500 kB: no parece una factura'],
    [
      'a constancy',
      '<r:Retenciones xmlns:r="http://www.sat.gob.mx/esquemas/retencionpago/2"/>',
      'Es una constancia de retenciones',
    ],
  ])('%s is refused in words', (_, xml, message) => {
    expect(readCfdi(xml)).toMatchObject({ ok: false, error: { message } });
  });

  test('what an invoice may have is taken: 64 levels, comments, CDATA, instructions, text', () => {
    const addenda = `<!-- <x> --><?pi <y> ?><cfdi:Addenda>text <![CDATA[ <z> ]]></cfdi:Addenda>${deep(64)}`;
    expect(told({ addenda })).toEqual([]);
  });
});

describe('an invoice’s file', () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  const seal = 'q'.repeat(344);

  test('values are told also after a seal, which is longer than any number of an order', () => {
    const xml = cfdiOf({
      sello: seal,
      complement: `<cfdi:Complemento>${stampOf(uuid, seal)}</cfdi:Complemento>`,
    });
    const read = readInvoiceFile(bytesOf(xml));
    if (!read.ok) throw new Error(read.error.message);
    expect(read.value.texts).toContain('EKU9003173C9');
    expect(read.value.texts).toContain(uuid);
    expect(read.value.texts).not.toContain(seal);
  });

  test.each([
    ['a mark before it', Uint8Array.of(0xef, 0xbb, 0xbf, ...bytesOf(cfdiOf())), null],
    [
      'two bytes a letter',
      Uint8Array.of(0xff, 0xfe, 0x3c, 0),
      'El XML no está en UTF-8: vuelve a descargarlo del SAT',
    ],
    [
      'another encoding',
      Uint8Array.of(...bytesOf('<a b="'), 0xe9, ...bytesOf('"/>')),
      'El XML no está en UTF-8: vuelve a descargarlo del SAT',
    ],
    ['nothing', new Uint8Array(), 'El XML no es un CFDI'],
    ['a PDF', bytesOf('%PDF-1.7'), 'El XML no es un CFDI'],
    ['half of it', bytesOf(cfdiOf().slice(0, 300)), 'El XML está incompleto'],
    ['two roots', bytesOf(`${cfdiOf()}<a/>`), 'El XML está incompleto'],
    [
      'more than 500 kB',
      new Uint8Array(MAX_XML_BYTES + 1),
      'El XML pesa más de 500 kB: no parece una factura',
    ],
  ])('%s', (_, bytes, sentence) => {
    const read = readInvoiceFile(bytes);
    expect(read.ok ? null : read.error.message).toBe(sentence);
  });
});
