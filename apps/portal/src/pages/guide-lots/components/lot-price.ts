import { formatMxn } from '@trastienda/domain';
import { carrierName } from '../../../entities/guide/carrier-names.ts';
import type { LotRow } from '../selectors.ts';
import type { LotDraftView } from '../use-lot-draft.ts';

/** '$148.50 · Veloz MX', once it was asked for. */
export function priceOf({ price, fault }: LotRow, carriers: LotDraftView['carriers']): string {
  if (price === null) return fault === null ? 'Sin cotizar' : 'Por corregir';
  const name = carriers.find(({ id }) => id === price.nameParcel)?.label ?? carrierName(price.nameParcel);
  return `${formatMxn(price.cost)} · ${name}`;
}
