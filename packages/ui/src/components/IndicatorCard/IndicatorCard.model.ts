import { changeOf, changeWords, type ChangeWords } from '../../internal/chart/change.ts';

export interface Indicator {
  /** "Mis ventas". */
  label: string;
  /** The figure, formatted: "$455,958.00". */
  value?: string | undefined;
  /** Against the period before, in percent; `null` when there is nothing to compare with. Default: null. */
  change?: number | null | undefined;
  /** The figure of the period before, formatted: "$377,575.00". */
  before?: string | undefined;
  /** The days of the period. Default: none. */
  values?: readonly (number | null)[] | undefined;
  /** The days before. Default: none. */
  previous?: readonly (number | null)[] | undefined;
  /** Nothing was sold: these words stand in the figure's place. */
  zero?: string | undefined;
  /** Default: `ready`. */
  status?: 'loading' | 'ready' | 'failed' | undefined;
}

export interface IndicatorCardLabels extends ChangeWords {
  before: (figure: string) => string;
  loading: string;
  failed: string;
}

/** The words of an indicator where nothing replaces them. */
export const indicatorWords: IndicatorCardLabels = {
  ...changeWords,
  before: (figure) => `antes ${figure}`,
  loading: 'Cargando',
  failed: 'No se pudo cargar',
};

/** Gives the accessible name of an indicator: "Mis ventas, $455,958.00, sube 20.8 %". */
export function indicatorName(
  { label, value, zero, change = null, status = 'ready' }: Indicator,
  labels?: Partial<IndicatorCardLabels>,
): string {
  const words = { ...indicatorWords, ...labels };
  if (status === 'loading') return `${label}, ${words.loading}`;
  if (status === 'failed') return `${label}, ${words.failed}`;
  if (zero !== undefined) return `${label}, ${zero}`;
  return [label, value, changeOf(change, words).said].filter(Boolean).join(', ');
}
