import { counted } from '@trastienda/domain';
import { choiceOf, lotChoices } from '../model/lot-draft.ts';
import type { LotRow } from '../selectors.ts';

/** '1 guía', '20 guías' */
export const guides = (count: number): string => counted(count, 'guía');

/** Returns the carriers of the rows, in one line: 'la recomendada de cada pedido', 'la más barata de cada pedido', or by the rows. */
export function carriersLine(rows: readonly Pick<LotRow, 'cells'>[]): string {
  const choices = new Set(rows.map(({ cells }) => choiceOf(cells.carrier)));
  const [only] = choices;
  const known = choices.size === 1 ? lotChoices.find(({ id }) => id === only) : undefined;
  return known ? `${known.label.toLocaleLowerCase('es-MX')} de cada pedido` : 'la paquetería de cada fila';
}
