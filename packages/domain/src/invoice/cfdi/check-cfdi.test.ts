import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyText } from '../../testing/arbitraries.ts';
import { type CfdiChange, cfdiOf, expected, good, stampOf, tfd, told, uuid } from '../../testing/cfdi-of.ts';
import { cpuOf } from '../../testing/cpu-of.ts';
import { checkCfdi, type CfdiExpected, type CfdiRule } from './check-cfdi.ts';
import { readCfdi } from './read-cfdi.ts';
import { usesOfRegime } from './uses-of-regime.ts';

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
  test.each<[string, CfdiChange, Partial<CfdiExpected>, string]>([
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

  test.each<[string, CfdiChange, string]>([
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
    const whole = cfdiOf();
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
