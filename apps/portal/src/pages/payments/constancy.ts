import { addMoney, type Centavos, centavos, formatMxn } from '@trastienda/domain';
import { readWithholdings } from '@trastienda/domain/invoice';
import type { DepositSummary } from '@trastienda/api-client';
import { monthInWords } from './model.ts';

type ConstancyLine = {
  readonly key: 'isr' | 'iva';
  readonly isEqual: boolean;
  readonly words: string;
};
export type ConstancyResult =
  | { readonly ok: false; readonly sentence: string }
  | { readonly ok: true; readonly title: string; readonly lines: readonly ConstancyLine[] };

/** A channel's constancy held against what its deposits say they withheld in the same months. */
export function constancyResult(xml: string, withheld: DepositSummary['withholdings']): ConstancyResult {
  const read = readWithholdings(xml);
  if (!read.ok) return { ok: false, sentence: read.error.message };
  const { year, firstMonth, lastMonth, isr, iva } = read.value;
  const monthOf = (month: number) => `${year}-${String(month).padStart(2, '0')}`;
  const [first, last] = [monthOf(firstMonth), monthOf(lastMonth)];
  const months = withheld.filter(({ month }) => first <= month && month <= last);
  if (months.length === 0)
    return { ok: false, sentence: `No hay depósitos pagados en ${monthInWords(first, '')}` };
  const sumOf = (tax: 'isr' | 'iva'): Centavos => addMoney(centavos(0), ...months.map((month) => month[tax]));
  const line = (key: ConstancyLine['key'], name: string, said: Centavos): ConstancyLine => ({
    key,
    isEqual: said === sumOf(key),
    words: `${name}: constancia ${formatMxn(said)}, depósitos ${formatMxn(sumOf(key))}`,
  });
  return {
    ok: true,
    title: first === last ? monthInWords(first, '') : `${monthInWords(first)} a ${monthInWords(last, '')}`,
    lines: [line('isr', 'ISR', isr), line('iva', 'IVA', iva)],
  };
}
