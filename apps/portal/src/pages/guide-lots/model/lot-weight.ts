import { airWeight, chargeableWeight, formatUpTo, volumetricWeight } from '@trastienda/domain';
import type { LotRow } from '../selectors.ts';

/** The charged weight of a row's parcel, in whole kg, and the part of it that is air; `null` while it cannot be read. */
function chargedOf({ request }: Pick<LotRow, 'request'>): { billed: number; air: number } | null {
  if (!request.ok) return null;
  const { height, width, depth, weight: actual } = request.value;
  const kilograms = { actual, volumetric: volumetricWeight({ height, width, depth }) };
  return { billed: chargeableWeight(kilograms).billed, air: airWeight(kilograms) };
}

/** '39 kg · 25 de aire', '2 kg' */
export function chargedWords(row: Pick<LotRow, 'request'>): string {
  const charged = chargedOf(row);
  if (charged === null) return '';
  const billed = `${formatUpTo(charged.billed, 0)} kg`;
  return charged.air > 0 ? `${billed} · ${formatUpTo(charged.air, 0)} de aire` : billed;
}

/** Orders that a sentence names. */
const named = 3;

/** 'Uno de 20 paga 25 kg de aire: WC-5242.', '9 de 20 pagan 83 kg de aire: A, B, C y 6 más.'; `null` where none does. */
export function airSentence(rows: readonly Pick<LotRow, 'request' | 'order'>[]): string | null {
  const airy = rows.flatMap((row) => {
    const air = chargedOf(row)?.air ?? 0;
    return air > 0 ? [{ air, number: row.order.orderNumber }] : [];
  });
  if (airy.length === 0) return null;
  const sum = airy.reduce((all, { air }) => all + air, 0);
  const numbers = airy.slice(0, named).map(({ number }) => number);
  const more = airy.length > named ? ` y ${airy.length - named} más` : '';
  return `${airy.length === 1 ? 'Uno' : airy.length} de ${rows.length} ${airy.length === 1 ? 'paga' : 'pagan'} ${formatUpTo(sum, 0)} kg de aire: ${numbers.join(', ')}${more}.`;
}
