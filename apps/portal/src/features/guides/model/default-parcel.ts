import type { OrderedProduct } from '@trastienda/api-client';
import {
  addMoney,
  formatNumber,
  formatUpTo,
  fromCentavos,
  guideContentLimit,
  toCentavos,
} from '@trastienda/domain';
import type { Draft } from './draft.ts';

/** A number as the form shows it: no needless zeros, '' for none. */
export const formText = (value: number): string =>
  value > 0 ? formatUpTo(value, 2).replaceAll(',', '') : '';

const tidy = (value: number): number => Number(value.toFixed(3));

/**
 * The parcel that the lines would make: laid flat and stacked, so the two longer sides are the longest of all and
 * the heights add up. Sides in cm, weight in kg, value in MXN, as texts of the form; '' where nothing is known.
 */
export function defaultParcel(
  lines: readonly OrderedProduct[],
): Pick<Draft, 'height' | 'width' | 'depth' | 'weight'> {
  const pieces = lines.flatMap(({ dimensions }) => dimensions);
  const sides = pieces.map(({ height, width, depth }) => [height, width, depth].toSorted((a, b) => a - b));
  const largest = (at: number) => Math.max(0, ...sides.map((side) => side[at] ?? 0));
  return {
    height: formText(tidy(sides.reduce((sum, side) => sum + (side[0] ?? 0), 0))),
    width: formText(largest(1)),
    depth: formText(largest(2)),
    weight: formText(tidy(pieces.reduce((sum, { weight }) => sum + weight, 0))),
  };
}

/** What the pieces were sold for, MXN with two decimals. */
export const defaultValue = (lines: readonly OrderedProduct[]): string =>
  formatNumber(fromCentavos(addMoney(...lines.map(({ totalSale }) => toCentavos(totalSale)))), 2);

/** The products' names; only the first one's when together they would not fit on the guide. */
export function defaultContent(lines: readonly OrderedProduct[]): string {
  const names = [...new Set(lines.map(({ name }) => name.trim()))];
  const all = names.join(', ');
  return [...all].length <= guideContentLimit ? all : (names[0] ?? '');
}
