import { decimalOf, roundedUnits } from '../internal/decimal.ts';
import { groupThousands } from '../internal/group-thousands.ts';
import { absentValue } from '../time/format-date.ts';

/**
 * A number in the es-MX form with a fixed number of decimals (0 to 10), the minus sign U+2212. What is no
 * finite number is '—'.
 * @example formatNumber(1248) // => '1,248'
 * @example formatNumber(-1234.565, 2) // => '−1,234.57'
 */
export function formatNumber(value: number, decimals = 0): string {
  if (!Number.isFinite(value)) return absentValue;
  const places = Math.min(10, Math.max(0, Math.trunc(decimals) || 0));
  const units = roundedUnits(decimalOf(value), places);
  const digits = String(units)
    .replace('-', '')
    .padStart(places + 1, '0');
  const whole = groupThousands(digits.slice(0, digits.length - places));
  const text = places === 0 ? whole : `${whole}.${digits.slice(-places)}`;
  return units < 0n ? `−${text}` : text;
}

/**
 * A number in the es-MX form with all the decimals it has, at most 10.
 * @example formatExact(1234.5) // => '1,234.5'
 */
export function formatExact(value: number): string {
  return formatUpTo(value, 10);
}

/**
 * A number in the es-MX form with at most so many decimals, none of them needless.
 * @example formatUpTo(1234.504, 2) // => '1,234.5'
 * @example formatUpTo(30, 2) // => '30'
 */
export function formatUpTo(value: number, mostDecimals: number): string {
  const text = formatNumber(value, mostDecimals);
  return text.includes('.') ? text.replace(/\.?0+$/u, '') : text;
}

/**
 * A number rounded as `formatNumber` shows it, for files and comparisons that must match the screen. Any
 * value that is not finite stays as it is.
 * @example roundTo(-3.85, 1) // => -3.9
 * @example roundTo(0.04, 1) // => 0
 */
export function roundTo(value: number, decimals: number): number {
  return Number.isFinite(value) ? Number(roundedUnits(decimalOf(value), decimals)) / 10 ** decimals : value;
}

/** A percentage, with a space before the sign. @example formatPercent(8.4) // => '8.4 %' */
export function formatPercent(value: number, decimals = 1): string {
  return withUnit(formatNumber(value, decimals), '%');
}

/** A weight in kg. @example formatWeight(3) // => '3.00 kg' */
export function formatWeight(kilograms: number): string {
  return withUnit(formatNumber(kilograms, 2), 'kg');
}

/**
 * A parcel's sides in cm, without needless decimals.
 * @example formatSize({ height: 30, width: 25, depth: 20.5 }) // => '30 × 25 × 20.5 cm'
 */
export function formatSize(size: {
  readonly height: number;
  readonly width: number;
  readonly depth: number;
}): string {
  return `${[size.height, size.width, size.depth].map((side) => formatUpTo(side, 2)).join(' × ')} cm`;
}

function withUnit(text: string, unit: string): string {
  return text === absentValue ? text : `${text} ${unit}`;
}
