import { channelCodes, type DateRangePresetId } from '@trastienda/domain';
import { addressOf, patterns } from './patterns.ts';
import { day, defineSearch, flag, manyOf, oneOf, optionalOneOf, pageNumber, text } from './search-schema.ts';

/** The presets of days (D166), as an address names them. */
export const presetOfDays = {
  hoy: 'today',
  ayer: 'yesterday',
  '7': 'last-7-days',
  '15': 'last-15-days',
  '30': 'last-30-days',
  mes: 'current-month',
  '60': 'last-2-months',
  '90': 'last-3-months',
  '180': 'last-6-months',
} as const satisfies Readonly<Record<string, DateRangePresetId>>;

export type PresetDays = keyof typeof presetOfDays;
export const presetDays = Object.keys(presetOfDays) as PresetDays[];

/** The period that a figure is compared with (D293). */
const comparisons = ['anterior', 'fechas', 'semana', 'otras', 'no'] as const;
export type Comparison = (typeof comparisons)[number];

export const figureIds = ['ventas', 'unidades', 'ticket'] as const;
export type FigureId = (typeof figureIds)[number];

/** The sales report as its address says it. */
export const salesSearch = defineSearch({
  dias: oneOf(presetDays, '30'),
  /** With both, the days are these and not those of `dias`. */
  desde: day(),
  hasta: day(),
  comparar: oneOf(comparisons, 'anterior'),
  /** The days that `otras` compares with. */
  cdesde: day(),
  chasta: day(),
  canal: manyOf(channelCodes),
  sku: text(50),
  /** The grain of the range; it follows the length of the range until somebody chooses (D298). */
  por: optionalOneOf(['dia', 'semana', 'mes']),
  /** The figure whose line is drawn. */
  ver: oneOf(figureIds, 'ventas'),
  orden: oneOf(['monto', 'unidades'], 'monto'),
  pagina: pageNumber(),
  /** Charts are opened as their tables. */
  tabla: flag(),
});

export type SalesSearch = ReturnType<typeof salesSearch.parse>;

/** The report in a state: beside its schema, which the shell does not need. */
export const salesAddress = addressOf(patterns.salesReport, salesSearch);
