import type { ChartLabels } from '../../internal/chart/labels.ts';
import { mexicanStates, mexicanStateOf, type MexicanState } from '@trastienda/domain';
import { tenthShares } from '@trastienda/domain/sale';

export interface StateValue {
  /** Key of the product, ISO code, id of the shape or name: `MX-JAL`, `MX-DIF`. */
  state: string;
  /** `null` when there is nothing to show. */
  value: number | null;
}

export interface StateRow {
  readonly state: MexicanState;
  readonly value: number | null;
  /** Part of all values in percent, in tenths, those of no state too; `null` without value or total. */
  readonly share: number | null;
}

/**
 * The 32 states from the highest value to the lowest; those without data at the end, by name. The shape of
 * Mexico City is `cmx`, its key in the product MX-DIF.
 */
export function stateRows(items: readonly StateValue[]): StateRow[] {
  const values = new Map<string, { value: number; tenths: number }>();
  const tenths = tenthShares(items.map(({ value }) => value ?? 0));
  for (const [at, { state, value }] of items.entries()) {
    const key = mexicanStateOf(state)?.key;
    if (key !== undefined && value !== null && Number.isFinite(value)) {
      const before = values.get(key);
      values.set(key, {
        value: (before?.value ?? 0) + value,
        tenths: (before?.tenths ?? 0) + (tenths[at] ?? 0),
      });
    }
  }
  const hasTotal = tenths.some((share) => share > 0);
  return mexicanStates
    .map((state) => {
      const found = values.get(state.key);
      return {
        state,
        value: found?.value ?? null,
        share: found === undefined || !hasTotal ? null : found.tenths / 10,
      };
    })
    .toSorted(
      (a, b) =>
        (b.value ?? -Infinity) - (a.value ?? -Infinity) || a.state.name.localeCompare(b.state.name, 'es-MX'),
    );
}

/** Class of a value, 0 to 6: how many limits it reached. @example classOf(500, [500, 2500]) // => 1 */
export const classOf = (value: number, limits: readonly number[]): number =>
  Math.min(6, limits.filter((limit) => value >= limit).length);

/**
 * The step of the ramp that a class is painted with, 0 to 6: few classes are spread over it, up to the strongest one, because the
 * lightest two are hardly told from each other and from the ground.
 */
export const stepOf = (at: number, limits: readonly number[]): number => {
  const classes = limits.length + 1;
  return classes >= 7 ? at : Math.round(6 - ((classes - 1 - at) * 6) / classes);
};

/** Two figures that say something. */
const round = (value: number) => Number(value.toPrecision(2));

/** Up to six limits that part the values in classes of alike size, rounded. */
export function limitsOf(rows: readonly StateRow[]): number[] {
  const sorted = rows.flatMap(({ value }) => (value === null ? [] : [value])).toSorted((a, b) => a - b);
  if (sorted.length === 0) return [];
  const marks = [1, 2, 3, 4, 5, 6].map((part) => round(sorted[Math.floor((part * sorted.length) / 7)] ?? 0));
  return [...new Set(marks)].filter((mark) => mark > (sorted[0] ?? 0));
}

/** States too small for a finger: they get a target of 24 px. */
export const smallStates: ReadonlySet<string> = new Set(['MX-DIF', 'MX-TLA', 'MX-MOR']);

export interface MexicoMapLabels extends ChartLabels {
  value: string;
  share: string;
  /** The words before the names of the states without data. */
  noData: string;
  states: (count: number) => string;
}
