import { airWeight, chargeableWeight, formatUpTo, volumetricWeight } from '@trastienda/domain';
import type { LotRow } from '../selectors.ts';

/** What a row's parcel is charged for, in whole kg, and how much of it is air; `null` while it cannot be read. */
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

/** 'Uno de 20 paga 25 kg de aire.', '9 de 20 pagan 83 kg de aire.'; `null` where none does. */
export function airSentence(rows: readonly Pick<LotRow, 'request'>[]): string | null {
  const air = rows.map((row) => chargedOf(row)?.air ?? 0).filter((kilograms) => kilograms > 0);
  if (air.length === 0) return null;
  const sum = formatUpTo(
    air.reduce((all, kilograms) => all + kilograms, 0),
    0,
  );
  return `${air.length === 1 ? 'Uno' : air.length} de ${rows.length} ${air.length === 1 ? 'paga' : 'pagan'} ${sum} kg de aire.`;
}
