import type { LotDetail } from './lot-result.ts';

/** The guides that a carrier would come for. */
export type CarrierGuides = { readonly nameParcel: string; readonly guides: readonly string[] };

/** The made guides of a lot by their carrier, the one with most of them first: each carrier comes for its own. */
export function carriersOf({ items }: Pick<LotDetail, 'items'>): CarrierGuides[] {
  const guidesOf = new Map<string, string[]>();
  for (const { status, guide, nameParcel } of items) {
    if (status !== 'creada' || guide === null || nameParcel === null) continue;
    guidesOf.set(nameParcel, [...(guidesOf.get(nameParcel) ?? []), guide]);
  }
  return [...guidesOf]
    .map(([nameParcel, guides]) => ({ nameParcel, guides }))
    .toSorted((a, b) => b.guides.length - a.guides.length);
}
