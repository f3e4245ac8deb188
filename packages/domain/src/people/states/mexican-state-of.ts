import { foldText, type MaybeText } from '../../internal/text.ts';
import { type MexicanState, mexicanStates } from './mexican-states.ts';

/** Other names of one state, folded. */
const otherNames: Readonly<Record<string, string>> = {
  'distrito federal': 'MX-DIF',
  df: 'MX-DIF',
  dif: 'MX-DIF',
  'd.f.': 'MX-DIF',
  'estado de mexico': 'MX-MEX',
  edomex: 'MX-MEX',
  'coahuila de zaragoza': 'MX-COA',
  'michoacan de ocampo': 'MX-MIC',
  'veracruz de ignacio de la llave': 'MX-VER',
  'queretaro de arteaga': 'MX-QUE',
};

/**
 * The state that a text names: its key, ISO code, tax or map id, name, abbreviation or a usual other name,
 * in any case and with or without accents; `undefined` for none.
 * @example mexicanStateOf('MX-CMX')?.key // => 'MX-DIF'
 * @example mexicanStateOf('nuevo leon')?.abbreviation // => 'N. L.'
 */
export function mexicanStateOf(text: MaybeText): MexicanState | undefined {
  const folded = foldText(text);
  const key = otherNames[folded];
  return mexicanStates.find(
    (candidate) =>
      candidate.key === key ||
      [
        candidate.key,
        candidate.iso,
        candidate.sat,
        candidate.map,
        candidate.name,
        candidate.abbreviation,
      ].some((name) => foldText(name) === folded),
  );
}
