import { toCentavos } from '@trastienda/domain';
import { describe, expect, test } from 'vitest';
import { constancyResult } from './constancy.ts';

const constancy = (isr: string, iva: string, months = ['11', '11']) => `<?xml version="1.0"?>
<retenciones:Retenciones xmlns:retenciones="http://www.sat.gob.mx/esquemas/retencionpago/2" Version="2.0" CveRetenc="26">
<retenciones:Emisor RfcE="AAA010101AAA"/>
<retenciones:Periodo MesIni="${months[0]}" MesFin="${months[1]}" Ejercicio="2025"/>
<retenciones:Totales MontoTotOperacion="42829.00"><retenciones:ImpRetenidos ImpuestoRet="001" MontoRet="${isr}"/>
<retenciones:ImpRetenidos ImpuestoRet="002" MontoRet="${iva}"/></retenciones:Totales></retenciones:Retenciones>`;

const withheldIn = (month: string, isr: number, iva: number) => ({
  month,
  channel: 'SR' as const,
  sales: toCentavos(42_829),
  base: toCentavos(36_921.55),
  isr: toCentavos(isr),
  iva: toCentavos(iva),
});
const withheld = [withheldIn('2025-11', 923.04, 2953.72), withheldIn('2025-10', 100.1, 200.2)];

describe('a constancy beside the deposits', () => {
  test('says of each tax whether both sums are the same', () => {
    expect(constancyResult(constancy('923.04', '2953.70'), withheld)).toEqual({
      ok: true,
      title: 'noviembre de 2025',
      lines: [
        { key: 'isr', isEqual: true, words: 'ISR: constancia $923.04, depósitos $923.04' },
        { key: 'iva', isEqual: false, words: 'IVA: constancia $2,953.70, depósitos $2,953.72' },
      ],
    });
  });

  test('sums the months it is of', () => {
    const read = constancyResult(constancy('1023.14', '3153.92', ['10', '11']), withheld);
    expect(read).toMatchObject({
      title: 'octubre a noviembre de 2025',
      lines: [{ isEqual: true }, { isEqual: true }],
    });
  });

  test.each([
    ['<a/>', 'El XML no es una constancia de retenciones'],
    [constancy('1', '1', ['01', '01']), 'No hay depósitos pagados en enero de 2025'],
  ])('or why it cannot be compared', (xml, sentence) => {
    expect(constancyResult(xml, withheld)).toEqual({ ok: false, sentence });
  });
});
