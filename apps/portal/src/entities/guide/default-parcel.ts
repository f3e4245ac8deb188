import type { OrderedProduct } from '@trastienda/api-client';
import {
  addMoney,
  formatNumber,
  formatUpTo,
  fromCentavos,
  guideContentLimit,
  proposeParcel,
  toCentavos,
  totalWeight,
} from '@trastienda/domain';

/** A number as the form shows it: no needless zeros, '' for none. */
export const formText = (value: number): string =>
  value > 0 ? formatUpTo(value, 2).replaceAll(',', '') : '';

/** The parcel that the lines would make, as texts of the form: cm and kg; '' where measures are missing. */
export function defaultParcel(
  lines: readonly OrderedProduct[],
): Readonly<Record<'height' | 'width' | 'depth' | 'weight', string>> {
  const pieces = lines.flatMap(({ dimensions }) => dimensions);
  const { height, width, depth } = proposeParcel(pieces) ?? { height: 0, width: 0, depth: 0 };
  return {
    height: formText(height),
    width: formText(width),
    depth: formText(depth),
    weight: formText(totalWeight(pieces.map(({ weight }) => weight))),
  };
}

/** The price that the pieces were sold for, MXN with two decimals. */
export const defaultValue = (lines: readonly OrderedProduct[]): string =>
  formatNumber(fromCentavos(addMoney(...lines.map(({ totalSale }) => toCentavos(totalSale)))), 2);

/** The products' names; only the first one's when together they would not fit on the guide. */
export function defaultContent(lines: readonly OrderedProduct[]): string {
  const names = [...new Set(lines.map(({ name }) => name.trim()))];
  const all = names.join(', ');
  return [...all].length <= guideContentLimit ? all : (names[0] ?? '');
}
