import { totalWeight } from '@trastienda/domain';
import type { LotDetail } from './lot-result.ts';

/** The guides that a carrier would come for, and what they weigh together; `null` where nobody knows. */
export type CarrierGuides = {
  readonly nameParcel: string;
  readonly guides: readonly string[];
  /** kg */
  readonly weight: number | null;
};

/** The made guides of a lot by their carrier, the one with most of them first: each carrier comes for its own. */
export function carriersOf({ items }: Pick<LotDetail, 'items'>): CarrierGuides[] {
  const madeBy = new Map<string, { guide: string; weight: number }[]>();
  for (const { status, guide, nameParcel, weight } of items) {
    if (status !== 'creada' || guide === null || nameParcel === null) continue;
    madeBy.set(nameParcel, [...(madeBy.get(nameParcel) ?? []), { guide, weight }]);
  }
  return [...madeBy]
    .map(([nameParcel, made]) => {
      const weight = totalWeight(made.map((one) => one.weight));
      return { nameParcel, guides: made.map(({ guide }) => guide), weight: weight > 0 ? weight : null };
    })
    .toSorted((a, b) => b.guides.length - a.guides.length);
}
