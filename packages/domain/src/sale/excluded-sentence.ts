import { toCentavos } from '../money/centavos.ts';
import { formatMxn } from '../money/format-mxn.ts';

/** Purchases that are not counted as sales: units, and MXN. */
export interface ExcludedSales {
  readonly canceladas: { readonly unidades: number; readonly monto: number };
  readonly devueltas: { readonly unidades: number; readonly monto: number };
}

/**
 * Says what a figure of sales leaves out, in a sentence without its period; `null` where it leaves nothing out.
 * @example excludedSentence({ canceladas: { unidades: 2, monto: 1100 }, devueltas: { unidades: 1, monto: 99 } }) // => 'No cuenta 2 piezas canceladas ($1,100.00) ni 1 devuelta ($99.00)'
 * @example excludedSentence({ canceladas: { unidades: 0, monto: 0 }, devueltas: { unidades: 1, monto: 99 } }) // => 'No cuenta 1 pieza devuelta ($99.00)'
 */
export function excludedSentence({ canceladas, devueltas }: ExcludedSales): string | null {
  const amount = (mxn: number) => `(${formatMxn(toCentavos(mxn))})`;
  const some = (units: number, word: string) => `${units} ${word}${units === 1 ? '' : 's'}`;
  const cancelled = `${some(canceladas.unidades, 'pieza')} ${canceladas.unidades === 1 ? 'cancelada' : 'canceladas'} ${amount(canceladas.monto)}`;
  const returned = `${devueltas.unidades === 1 ? 'devuelta' : 'devueltas'} ${amount(devueltas.monto)}`;
  if (canceladas.unidades > 0 && devueltas.unidades > 0)
    return `No cuenta ${cancelled} ni ${devueltas.unidades} ${returned}`;
  if (canceladas.unidades > 0) return `No cuenta ${cancelled}`;
  return devueltas.unidades > 0 ? `No cuenta ${some(devueltas.unidades, 'pieza')} ${returned}` : null;
}
