import { foldText, type MaybeText } from '../internal/text.ts';
import { type FiscalRegime, fiscalRegimes } from './fiscal-regimes.ts';

/** A name without what documents write around it: "Régimen de las …", a final dot, "PM". */
const bare = (name: MaybeText): string =>
  foldText(name)
    .replace(/^regimen (?:de (?:las |los |la |el )?)?/u, '')
    .replace(/[\s.]+$/u, '')
    .replace(/ pm$/u, '');

/**
 * The fiscal regime that a text names, as the tax authority's documents write it or by its key; `undefined` for none.
 * @example regimeOf('Régimen General de Ley Personas Morales')?.code // => '601'
 * @example regimeOf('REGIMEN DE LAS PERSONAS FISICAS CON ACTIVIDADES EMPRESARIALES Y PROFESIONALES.')?.code // => '612'
 */
export function regimeOf(text: MaybeText): FiscalRegime | undefined {
  const name = bare(text);
  return fiscalRegimes.find((regime) => regime.code === name || bare(regime.name) === name);
}
