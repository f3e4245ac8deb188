import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readXml } from './xml-reader.ts';
import { centavos } from '../../money/centavos.ts';
import { anyText } from '../../testing/arbitraries.ts';
import { checkCfdi, type CfdiExpected, type CfdiRule } from './check-cfdi.ts';
import { matchInvoices } from './match-invoices.ts';
import { MAX_XML_BYTES, readCfdi } from './read-cfdi.ts';
import { readInvoiceFile } from './read-invoice-file.ts';
import { readWithholdings } from './read-withholdings.ts';
import { usesOfRegime } from './uses-of-regime.ts';
import { cpuOf } from '../../testing/cpu-of.ts';

const uuid = '5CF2A8D0-7A0B-4B0E-9C3E-1F2A3B4C5D6E';
const tfd = 'xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital"';
const stampOf = (folio = uuid, seal = 'abc=') =>
  `<tfd:TimbreFiscalDigital ${tfd} Version="1.1" UUID="${folio}" SelloCFD="${seal}"/>`;

type Change = Partial<
  Record<
    | 'space'
    | 'version'
    | 'tipo'
    | 'fecha'
    | 'moneda'
    | 'subtotal'
    | 'descuento'
    | 'total'
    | 'sello'
    | 'forma'
    | 'metodo'
    | 'emisor'
    | 'receptor'
    | 'lugar'
    | 'related'
    | 'taxes'
    | 'complement'
    | 'addenda'
    | 'before'
    | 'after'
    | 'global',
    string
  >
>;
const receptor = 'Rfc="SSM990607NS3" UsoCFDI="G03" RegimenFiscalReceptor="601"';
/** A good invoice of $1,160.00, with this instead. */
const cfdi = (change: Change = {}) => {
  const c = {
    space: 'http://www.sat.gob.mx/cfd/4',
    version: '4.0',
    tipo: 'I',
    fecha: '2025-11-20T23:59:59',
    moneda: 'MXN',
    subtotal: '1000.00',
    descuento: '',
    total: '1160.00',
    sello: 'abc=',
    forma: '31',
    metodo: 'PUE',
    emisor: '<cfdi:Emisor Rfc="EKU9003173C9" Nombre="Escuela &quot;Kemper&quot; &gt; Urgate" />',
    receptor,
    lugar: '',
    related: '',
    taxes: '<cfdi:Impuestos TotalImpuestosTrasladados="160.00"/>',
    complement: `<cfdi:Complemento>${stampOf()}</cfdi:Complemento>`,
    addenda: '',
    before: '',
    after: '',
    global: '',
    ...change,
  };
  return `\uFEFF<?xml version="1.0" encoding="UTF-8"?>${c.before}
<cfdi:Comprobante xmlns:cfdi="${c.space}" Version="${c.version}" Fecha='${c.fecha}' Moneda="${c.moneda}" Sello="${c.sello}"
  SubTotal="${c.subtotal}" ${c.descuento} Total = "${c.total}" TipoDeComprobante="${c.tipo}" FormaPago="${c.forma}" MetodoPago="${c.metodo}" LugarExpedicion="${c.lugar}">
  ${c.global}${c.related}${c.emisor}
  <cfdi:Receptor ${c.receptor}/>
  <cfdi:Conceptos><cfdi:Concepto Importe="1000.00"/></cfdi:Conceptos>
  ${c.taxes}${c.complement}${c.addenda}
</cfdi:Comprobante>${c.after}`;
};
const expected: CfdiExpected = {
  amount: centavos(116_000),
  boughtAt: '2025-11-18T18:00:00Z',
  rfc: 'EKU9003173C9',
  receiver: null,
  knownUuids: {},
  replaces: null,
  now: '2025-11-25T18:00:00Z',
  timeZone: 'America/Mexico_City',
};
const good = (change?: Change) => {
  const read = readCfdi(cfdi(change));
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};
const findings = (change: Change = {}, of: Partial<CfdiExpected> = {}) =>
  checkCfdi(good(change), { ...expected, ...of }).filter(({ level }) => level !== 'ok');
const told = (change: Change = {}, of: Partial<CfdiExpected> = {}) =>
  findings(change, of).map(({ level, sentence }) => [level, sentence]);

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
    ['the right name in a wrong namespace', cfdi({ space: 'http://www.sat.gob.mx/cfd/9' }), none],
    ['no namespace', '<Comprobante Version="4.0"/>', none],
    ['a document type', cfdi({ before: '<!DOCTYPE x [<!ENTITY a "b">]>' }), hostile],
    ['an entity', cfdi({ before: '<!ENTITY a SYSTEM "file:///etc/passwd">' }), hostile],
    ['an entity that nobody explains', cfdi({ moneda: '&a;' }), incomplete],
    ['a number that is no letter', cfdi({ moneda: '&#1114112;' }), incomplete],
    ['an & alone', cfdi({ moneda: 'A & B' }), incomplete],
    ['a cut in the middle', cfdi().slice(0, 400), incomplete],
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
    ['two roots', `${cfdi()}<x/>`, incomplete],
    ['text behind the root', cfdi({ after: 'x' }), incomplete],
    ['a wrong end', '<a></b>', incomplete],
    ['an end with more to it', '<a></a b>', incomplete],
    ['an end of nothing', '</a>', incomplete],
    ['a prefix of nothing', '<p:a/>', incomplete],
    ['65 levels', cfdi({ addenda: deep(65) }), hostile],
    ['5,001 tags', cfdi({ addenda: '<a/>'.repeat(5_001) }), full],
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
    const xml = cfdi({
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
    ['a mark before it', Uint8Array.of(0xef, 0xbb, 0xbf, ...bytesOf(cfdi())), null],
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
    ['half of it', bytesOf(cfdi().slice(0, 300)), 'El XML está incompleto'],
    ['two roots', bytesOf(`${cfdi()}<a/>`), 'El XML está incompleto'],
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

describe('what is said of an invoice (D317)', () => {
  test('nothing against a good one, and each rule that held says so', () => {
    expect(told()).toEqual([]);
    expect(checkCfdi(good(), expected).map(({ id }) => id)).toEqual([
      'version',
      'tipo',
      'timbre',
      'sello',
      'repetida',
      'emisor',
      'moneda',
      'total',
      'sumas',
      'monto',
      'fecha',
      'receptor',
      'formaPago',
    ]);
  });

  const unstamped = 'La factura no está timbrada: le falta el folio fiscal';
  const complement = (inner: string) => `<cfdi:Complemento>${inner}</cfdi:Complemento>`;
  const local = complement(
    `${stampOf()}<l:ImpuestosLocales xmlns:l="http://www.sat.gob.mx/implocal" TotaldeTraslados="30.00" TotaldeRetenciones="10.00"/>`,
  );
  test.each<[string, Change, Partial<CfdiExpected>, string]>([
    ['3.3', { version: '3.3' }, {}, 'Es CFDI 3.3; desde el 1 de abril de 2023 solo vale la versión 4.0'],
    [
      'no version',
      { version: '' },
      {},
      'Es CFDI sin versión; desde el 1 de abril de 2023 solo vale la versión 4.0',
    ],
    ['a complement of payment', { tipo: 'P' }, {}, 'Es un complemento de pago'],
    ['a credit note', { tipo: 'E' }, {}, 'Es una nota de crédito'],
    ['a credit note of before', { tipo: 'egreso' }, {}, 'Es una nota de crédito'],
    ['payroll', { tipo: 'N' }, {}, 'No es una factura de ingreso'],
    ['a kind that objects have', { tipo: 'constructor' }, {}, 'No es una factura de ingreso'],
    ['no stamp', { complement: '' }, {}, unstamped],
    [
      'a stamp in the addenda alone',
      { complement: '', addenda: `<cfdi:Addenda>${stampOf()}</cfdi:Addenda>` },
      {},
      unstamped,
    ],
    ['two stamps', { complement: complement(stampOf() + stampOf()) }, {}, unstamped],
    [
      'a stamp of another namespace',
      { complement: complement(stampOf().replace(tfd, 'xmlns:tfd="x"')) },
      {},
      unstamped,
    ],
    ['a folio that is none', { complement: complement(stampOf(`${uuid}0`)) }, {}, unstamped],
    ['a seal of another document', { sello: 'abd=' }, {}, 'El XML cambió después de timbrarse'],
    [
      'no seal',
      { sello: '', complement: complement(stampOf(uuid, '')) },
      {},
      'El XML cambió después de timbrarse',
    ],
    [
      'a folio that is known',
      {},
      { knownUuids: { [uuid.toLowerCase()]: '4500123987' } },
      'Ya la subiste para el pedido 4500123987',
    ],
    [
      'sums that do not give the total',
      { total: '1190.00' },
      { amount: null },
      'Los importes suman $1,160.00 y el total dice $1,190.00',
    ],
    ['local taxes', { complement: local }, {}, 'Los importes suman $1,180.00 y el total dice $1,160.00'],
    [
      'a discount',
      { descuento: 'Descuento="10.00"' },
      {},
      'Los importes suman $1,150.00 y el total dice $1,160.00',
    ],
    ['sums below nothing', { descuento: 'Descuento="9000.00"' }, {}, 'Los importes del XML no son números'],
    ['a subtotal that is none', { subtotal: '1e3' }, {}, 'Los importes del XML no son números'],
    [
      'another issuer',
      {},
      { rfc: 'CLU210415AB7' },
      'La emitió EKU9003173C9; tu tienda factura con CLU210415AB7',
    ],
    [
      'two issuers',
      { emisor: '<cfdi:Emisor Rfc="EKU9003173C9"/><cfdi:Emisor Rfc="X"/>' },
      {},
      'La emitió nadie; tu tienda factura con EKU9003173C9',
    ],
    [
      'an issuer of another namespace',
      { emisor: '<x:Emisor xmlns:x="y" Rfc="EKU9003173C9"/>' },
      {},
      'La emitió nadie; tu tienda factura con EKU9003173C9',
    ],
    ['dollars', { moneda: 'USD' }, {}, 'Está en USD; sube una en MXN'],
    ['no currency', { moneda: '' }, {}, 'Está en otra moneda; sube una en MXN'],
    [
      'a peso and a centavo more',
      { total: '1161.01', subtotal: '1001.01' },
      {},
      'La factura dice $1,161.01 y el pedido vale $1,160.00',
    ],
    [
      'a day before the purchase',
      { fecha: '2025-11-17T23:59:59' },
      {},
      'Es del 2025-11-17, antes de la compra del 2025-11-18',
    ],
    ['tomorrow', { fecha: '2025-11-26T00:00:00' }, {}, 'Tiene fecha futura: 2025-11-26'],
    ['a date with a zone', { fecha: '2025-11-20T23:59:59Z' }, {}, 'La fecha del XML no se entiende'],
    [
      'another receiver than the channel asks for',
      {},
      { receiver: 'SAN980101AB1' },
      'El canal la pide a nombre de SAN980101AB1',
    ],
    [
      'no receiver',
      { receptor: '' },
      { receiver: 'SAN980101AB1' },
      'El canal la pide a nombre de SAN980101AB1',
    ],
    [
      'one that replaces nothing',
      {},
      { replaces: uuid.toLowerCase() },
      'No dice que sustituye a la factura anterior',
    ],
  ])('%s is an error', (_, change, of, sentence) => {
    expect(told(change, of)).toEqual([['error', sentence]]);
  });

  test.each(['1,160.00', '1e3', '-1', '1'.repeat(22), '116.005', '', 'mucho', '.5', '1160.'])(
    'a total of "%s" is no amount',
    (total) => {
      expect(told({ total })).toEqual([['error', 'El total del XML no es un importe']]);
    },
  );

  test.each<[string, Change, string]>([
    ['another form of payment', { forma: '03' }, 'La forma de pago suele ser 31, Intermediario pagos'],
    ['deferred payment', { metodo: 'PPD' }, 'Es PPD: cuando te paguen, emite el complemento de pago'],
    ['another month', { fecha: '2025-12-01T10:00:00' }, 'Es de otro mes que la compra'],
    [
      'anybody, with a use of somebody’s',
      { receptor: 'Rfc="XAXX010101000" UsoCFDI="G03" RegimenFiscalReceptor="601"' },
      'A público en general le toca el uso S01 y el régimen 616',
    ],
    [
      'a use that its regime may not take',
      { receptor: 'Rfc="SSM990607NS3" UsoCFDI="D01" RegimenFiscalReceptor="601"' },
      'El uso D01 no va con el régimen 601 de quien la recibe',
    ],
    [
      'no use',
      { receptor: 'Rfc="SSM990607NS3" RegimenFiscalReceptor="601"' },
      'El uso vacío no va con el régimen 601 de quien la recibe',
    ],
    [
      'a global one',
      { global: '<cfdi:InformacionGlobal Meses="11"/>' },
      'Es una factura global, de muchas ventas a la vez',
    ],
  ])('%s is a warning', (_, change, sentence) => {
    expect(told(change, { now: '2025-12-31T18:00:00Z' })).toEqual([['warning', sentence]]);
  });

  test('with a receiver that the channel asks for, what is wrong about the receiver is an error (D353)', () => {
    const of = (rfc: string) => ({ receiver: rfc });
    const anybody = 'Rfc="XAXX010101000" UsoCFDI="G03" RegimenFiscalReceptor="601"';
    expect(told({ receptor: anybody }, of('xaxx010101000'))).toEqual([
      ['error', 'A público en general le toca el uso S01 y el régimen 616'],
    ]);
    const wrongUse = 'Rfc="SSM990607NS3" UsoCFDI="D01" RegimenFiscalReceptor="601"';
    expect(told({ receptor: wrongUse }, of('SSM990607NS3'))).toEqual([
      ['error', 'El uso D01 no va con el régimen 601 de quien la recibe'],
    ]);
    expect(told({ global: '<cfdi:InformacionGlobal Meses="11"/>' }, of('SSM990607NS3'))).toEqual([
      ['error', 'Es una factura global, de muchas ventas a la vez'],
    ]);
    expect(told({}, of('SSM990607NS3'))).toEqual([]);
  });

  test('anybody’s with S01 and 616, and an unknown regime, are fine; what is not known is not asked', () => {
    expect(told({ receptor: 'Rfc="XAXX010101000" UsoCFDI="S01" RegimenFiscalReceptor="616"' })).toEqual([]);
    expect(told({ receptor: 'Rfc="SSM990607NS3" UsoCFDI="Q" RegimenFiscalReceptor="999"' })).toEqual([]);
    const nothing = { amount: null, boughtAt: null, rfc: null };
    expect(told({ emisor: '', receptor: '' }, nothing)).toEqual([]);
    const related = `<cfdi:CfdiRelacionados TipoRelacion="04"><cfdi:CfdiRelacionado UUID=" ${uuid} "/></cfdi:CfdiRelacionados>`;
    expect(told({ related }, { replaces: uuid.toLowerCase() })).toEqual([]);
  });

  test('its date is the clock’s of where it was issued: no false future, no purchase after it', () => {
    // 23:20 in the centre, the next day in Cancún.
    const lateNight = { now: '2025-11-26T05:20:00Z' };
    const inCancun = { fecha: '2025-11-26T00:20:00', lugar: '77500' };
    expect(told(inCancun, lateNight)).toEqual([]);
    const future = [['error', 'Tiene fecha futura: 2025-11-26']];
    expect(told({ ...inCancun, lugar: '06000' }, lateNight)).toEqual(future);
    expect(told({ ...inCancun, lugar: '' }, lateNight)).toEqual(future);
    expect(told({ ...inCancun, lugar: '' }, { ...lateNight, timeZone: 'America/Cancun' })).toEqual([]);
    // Bought at 00:30 of the store's 19th, invoiced in Tijuana, where it is still the 18th.
    const night = { boughtAt: '2025-11-19T06:30:00Z' };
    expect(told({ fecha: '2025-11-18T22:40:00', lugar: '22000' }, night)).toEqual([]);
    expect(told({ fecha: '2025-11-18T22:40:00', lugar: '06000' }, night)).toEqual([
      ['error', 'Es del 2025-11-18, antes de la compra del 2025-11-19'],
    ]);
  });

  test('within a peso and within a centavo a concept it agrees', () => {
    for (const total of ['1159.00', '1161.00']) {
      const subtotal = total === '1159.00' ? '999.00' : '1001.00';
      expect(told({ total, subtotal })).toEqual([]);
    }
    expect(told({ total: '1160.01' })).toEqual([]);
    expect(told({ tipo: 'ingreso' })).toEqual([]);
    expect(told({ subtotal: '1000.004999' })).toEqual([]);
  });

  test('uses by regime are those of the catalogue', () => {
    expect(usesOfRegime('616')).toEqual(['G02', 'S01', 'CP01']);
    expect(usesOfRegime('605')).toEqual(expect.arrayContaining(['D01', 'S01', 'CN01']));
    expect(usesOfRegime('601')).not.toContain('D01');
    expect(usesOfRegime('1')).toBeNull();
  });

  it('damaged anywhere, it never throws, and is never taken for good with another content', () => {
    const whole = cfdi();
    const errors = (xml: string): readonly CfdiRule[] | null => {
      const read = readCfdi(xml);
      if (!read.ok) return null;
      return checkCfdi(read.value, expected)
        .filter(({ level }) => level === 'error')
        .map(({ id }) => id);
    };
    fc.assert(
      fc.property(
        fc.nat(whole.length),
        fc.nat(3),
        fc.string({ unit: 'binary', maxLength: 3 }),
        (at, cut, put) => {
          const damaged = whole.slice(0, at) + put + whole.slice(at + cut);
          const found = errors(damaged);
          if (found === null || found.length > 0) return;
          const read = readCfdi(damaged);
          // Taken: what counts is as it was, but for what a rule allows.
          if (!read.ok) throw new Error('It was read a moment ago');
          const { total, emisor, moneda, tipo, version, suma } = read.value;
          expect([emisor, moneda, tipo, version]).toEqual(['EKU9003173C9', 'MXN', 'I', '4.0']);
          expect(Math.abs((total ?? 0) - 116_000)).toBeLessThanOrEqual(100);
          expect(Math.abs((suma ?? 0) - (total ?? 0))).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 2_000 },
    );
    fc.assert(
      fc.property(anyText, (text) => {
        expect(typeof readCfdi(text).ok).toBe('boolean');
      }),
    );
  });

  test('time grows with the length, whatever is written', () => {
    const timeOf = (xml: string): number => cpuOf(() => readCfdi(xml));
    const hostileText = (size: number) => [
      `<a ${'a '.repeat(size / 2)}`,
      `<a b="${'&'.repeat(size)}"/>`,
      '<'.repeat(size),
      `<a>${'<b c="1">'.repeat(60)}${'x]]>'.repeat(size / 4)}`,
      `<a b='${'&#38;'.repeat(size / 5)}'/>`,
      '<a b="1" '.repeat(size / 9),
    ];
    const [small, large] = [100_000, 400_000].map((size) =>
      hostileText(size).reduce((sum, xml) => sum + Math.min(timeOf(xml), timeOf(xml)), 0),
    );
    expect(large).toBeLessThan(12 * Math.max(small ?? 0, 5));
  });
});

describe('which order a file is of', () => {
  const open = [
    { order: '4500123987', guide: '794600012345', amount: centavos(116_000), day: '2025-11-18' },
    { order: '4500123988', guide: 'GU-1', amount: centavos(50_000), day: '2025-11-18' },
    { order: '4500123989', guide: '', amount: centavos(50_050), day: '2025-11-19' },
  ];
  const xml = (name: string, total: number, fecha = '2025-11-20T10:00:00', texts: string[] = []) => ({
    name,
    cfdi: { total: centavos(total), fecha },
    texts,
  });
  const match = (...files: Parameters<typeof matchInvoices>[0]) =>
    matchInvoices(files, open).map(({ order, by, candidates }) => [order, by, ...candidates]);

  test('by its name, an attribute, its amount; a PDF goes with the XML of its name', () => {
    expect(
      match(
        xml('Factura-4500123987.XML', 1),
        xml('guia 794600012345.xml', 1),
        xml('factura gu-1.xml', 1),
        xml('A-1.xml', 1, '2025-11-20T10:00:00', ['Pedido 4500123988']),
        xml('A-2.xml', 116_100),
        { name: 'a-2.pdf', cfdi: null },
        { name: 'A-3.pdf', cfdi: null },
        { name: '4500123989.pdf', cfdi: null },
      ),
    ).toEqual([
      ['4500123987', 'nombre'],
      ['4500123987', 'nombre'],
      ['4500123988', 'nombre'],
      ['4500123988', 'xml'],
      ['4500123987', 'importe'],
      ['4500123987', 'pareja'],
      [null, null],
      ['4500123989', 'nombre'],
    ]);
  });

  test('several are candidates, never a guess; a number within another one is none', () => {
    expect(match(xml('A.xml', 50_000), { name: 'A.pdf', cfdi: null })).toEqual([
      [null, null, '4500123988', '4500123989'],
      [null, null, '4500123988', '4500123989'],
    ]);
    expect(match(xml('4500123987 4500123988.xml', 1))).toEqual([[null, null, '4500123987', '4500123988']]);
    expect(match(xml('x4500123987.xml', 1), xml('45001239870.xml', 1))).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  test('an amount counts from the day of the purchase to 60 days after', () => {
    expect(match(xml('A.xml', 116_000, '2025-11-17T10:00:00'))).toEqual([[null, null]]);
    expect(match(xml('A.xml', 116_000, '2026-01-17T10:00:00'))).toEqual([['4500123987', 'importe']]);
    expect(match(xml('A.xml', 116_000, '2026-01-18T10:00:00'))).toEqual([[null, null]]);
    expect(match({ name: 'A.xml', cfdi: { total: null, fecha: '' } })).toEqual([[null, null]]);
  });
});

describe('a constancy of withholdings', () => {
  test('of both versions', () => {
    const two = `<r:Retenciones xmlns:r="http://www.sat.gob.mx/esquemas/retencionpago/2" Version="2.0" CveRetenc="26">
      <r:Emisor RfcE="dml110101ab1"/><r:Periodo MesIni="01" MesFin="02" Ejercicio="2026"/>
      <r:Totales><r:ImpRetenidos ImpuestoRet="001" MontoRet="48.64"/><r:ImpRetenidos ImpuestoRet="002" MontoRet="155.66"/>
      <r:ImpRetenidos ImpuestoRet="001" MontoRet="0.01"/></r:Totales></r:Retenciones>`;
    expect(readWithholdings(two)).toEqual({
      ok: true,
      value: {
        version: '2.0',
        key: '26',
        emitter: 'DML110101AB1',
        firstMonth: 1,
        lastMonth: 2,
        year: 2026,
        isr: 4865,
        iva: 15_566,
      },
    });
    const one = `<r:Retenciones xmlns:r="http://www.sat.gob.mx/esquemas/retencionpago/1" Version="1.0" CveRetenc="26">
      <r:Emisor RFCEmisor="DML110101AB1"/><r:Periodo MesIni="7" MesFin="7" Ejerc="2020"/>
      <r:Totales><r:ImpRetenidos BaseRet="188.63" Impuesto="01" montoRet="3.77"/><r:ImpRetenidos Impuesto="02" montoRet="15.09"/></r:Totales></r:Retenciones>`;
    expect(readWithholdings(one)).toMatchObject({
      value: { version: '1.0', year: 2020, isr: 377, iva: 1509 },
    });
  });

  test('another document is none', () => {
    expect(readWithholdings(cfdi())).toMatchObject({ ok: false, error: { code: 'not_cfdi' } });
    expect(readWithholdings('<a')).toMatchObject({ ok: false, error: { code: 'incomplete' } });
    expect(
      readWithholdings('<r:Retenciones xmlns:r="http://www.sat.gob.mx/esquemas/retencionpago/2"/>'),
    ).toMatchObject({
      value: { version: '', emitter: '', isr: 0 },
    });
  });
});

describe('the addenda is no part of the invoice', () => {
  const invoice = (addenda: string) =>
    `<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4"><cfdi:Emisor/>${addenda}</cfdi:Comprobante>`;

  it('a prefix in it that nobody declared refuses nothing', () => {
    const read = readXml(invoice('<cfdi:Addenda><mabe:Factura><mabe:Linea/></mabe:Factura></cfdi:Addenda>'));
    expect(read).toMatchObject({ root: { children: [{ name: 'Emisor' }, { name: 'Addenda' }] } });
  });

  it('one elsewhere does, and one in somebody else’s addenda', () => {
    expect(readXml(invoice('<mabe:Factura/>'))).toEqual({ fault: 'malformed' });
    expect(readXml(invoice('<o:Addenda xmlns:o="urn:o"><mabe:Factura/></o:Addenda>'))).toEqual({
      fault: 'malformed',
    });
  });
});
