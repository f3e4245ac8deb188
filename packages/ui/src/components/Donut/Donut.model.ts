import { tenthShares } from '@trastienda/domain/sale';
import { arc as arcFactory, pie as pieFactory } from '@visx/shape';

export interface DonutItem {
  key: string;
  label: string;
  /** Zero or more; what is below zero counts as zero. */
  value: number;
}

const size = (value: number) => (Number.isFinite(value) && value > 0 ? value : 0);

/** Slices in the order given, with their part of the total in percent, in tenths that add up to 100, and their outline around 0, 0. */
export function donutModel(items: readonly DonutItem[], radius: number, thickness: number) {
  const total = items.reduce((sum, { value }) => sum + size(value), 0);
  const slices = pieFactory<DonutItem>({ value: ({ value }) => size(value), sort: null, sortValues: null })([
    ...items,
  ]);
  const tenths = tenthShares(items.map(({ value }) => size(value)));
  const path = arcFactory<(typeof slices)[number]>({
    innerRadius: radius - thickness,
    outerRadius: radius,
    // A hairline of surface between slices, none around a single one.
    padAngle: items.filter(({ value }) => size(value) > 0).length > 1 ? 0.02 : 0,
    cornerRadius: 2,
  });
  return {
    total,
    slices: slices.map((slice, at) => ({
      item: slice.data,
      share: (tenths[at] ?? 0) / 10,
      d: path(slice) ?? '',
    })),
  };
}
