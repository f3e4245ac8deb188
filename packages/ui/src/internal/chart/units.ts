import { centavos, formatMxn, formatMxnCompact, formatNumber, formatPercent } from '@trastienda/domain';

/** Formats the values of a chart. */
export interface ChartUnit {
  /** Short text for an axis: `$20 mil`. */
  readonly axis: (value: number) => string;
  /** Full text: `$20,000.00`. */
  readonly full: (value: number) => string;
}

const compact = (value: number) =>
  Math.abs(value) < 999.5
    ? formatNumber(value, Number.isInteger(value) ? 0 : 1)
    : formatMxnCompact(centavos(value * 100)).replace('$', '');

const units = {
  /** Centavos. */
  money: {
    // Cents that a tick would leave out are said: it read "$0" five times over each other.
    axis: (value) =>
      Math.abs(value) < 1000 && value % 100 !== 0
        ? formatMxn(centavos(Math.round(value)))
        : formatMxnCompact(centavos(value)),
    full: (value) => formatMxn(centavos(value)),
  },
  count: { axis: compact, full: (value) => formatNumber(value, Number.isInteger(value) ? 0 : 2) },
  /** 8.4 is 8.4 %. */
  percent: { axis: (value) => `${compact(value)} %`, full: (value) => formatPercent(value) },
} as const satisfies Record<string, ChartUnit>;

export type ChartUnitName = keyof typeof units;

/** The writing of a unit, by name or its own. @example chartUnit('money').axis(2000000) // => '$20 mil' */
export const chartUnit = (unit: ChartUnitName | ChartUnit): ChartUnit =>
  typeof unit === 'string' ? units[unit] : unit;
