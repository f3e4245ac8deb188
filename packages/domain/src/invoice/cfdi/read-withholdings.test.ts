import { describe, expect, test } from 'vitest';
import { cfdiOf } from '../../testing/cfdi-of.ts';
import { readWithholdings } from './read-withholdings.ts';

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
    expect(readWithholdings(cfdiOf())).toMatchObject({ ok: false, error: { code: 'not_cfdi' } });
    expect(readWithholdings('<a')).toMatchObject({ ok: false, error: { code: 'incomplete' } });
    expect(
      readWithholdings('<r:Retenciones xmlns:r="http://www.sat.gob.mx/esquemas/retencionpago/2"/>'),
    ).toMatchObject({
      value: { version: '', emitter: '', isr: 0 },
    });
  });
});
