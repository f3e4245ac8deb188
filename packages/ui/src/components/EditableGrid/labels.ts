import { identity } from '../../internal/field/identity.ts';
import type { CellWords } from './Cell.tsx';

type Act = 'pasted' | 'undone' | 'redone' | 'filled' | 'cleared' | 'left';

export interface EditableGridLabels extends CellWords {
  /** Head of the column of row names. */
  readonly row: string;
  /** Read of a cell that waits to be saved. */
  readonly changed: string;
  /** Replaces the rows when there are none. */
  readonly noRows: string;
  readonly undo: string;
  readonly redo: string;
  readonly previousError: string;
  readonly nextError: string;
  /** Position among the errors (0 when on none), and their number. */
  readonly errors: (current: number, total: number) => string;
  /** The message where pasted cells had no place. */
  readonly leftOver: (cells: number) => string;
  /** Message for screen readers after an action. */
  readonly said: (act: Act, cells: number) => string;
}

const done: Record<Exclude<Act, 'left'>, readonly [one: string, more: string]> = {
  pasted: ['Se pegó 1 celda', 'Se pegaron'],
  undone: ['Se deshizo 1 celda', 'Se deshicieron'],
  redone: ['Se rehízo 1 celda', 'Se rehicieron'],
  filled: ['Se rellenó 1 celda', 'Se rellenaron'],
  cleared: ['Se vació 1 celda', 'Se vaciaron'],
};

export const es: EditableGridLabels = {
  row: 'Fila',
  noRows: 'Aún no hay filas',
  undo: 'Deshacer',
  redo: 'Rehacer',
  previousError: 'Error anterior',
  nextError: 'Siguiente error',
  empty: 'Falta este dato',
  choice: 'Elige una opción de la lista',
  figure: identity,
  fixed: 'Corregida, sin guardar',
  saving: 'Guardando…',
  blank: 'vacío',
  changed: 'Cambiada, sin guardar',
  leftOver: (cells) =>
    cells === 1 ? '1 celda no cupo o no se cambia aquí' : `${cells} celdas no cupieron o no se cambian aquí`,
  errors: (current, total) => {
    if (current > 0) return `Error ${current} de ${total}`;
    return total === 1 ? '1 error' : `${total} errores`;
  },
  said: (act, cells) => {
    if (act === 'left') return 'Tab sale de la tabla';
    const [one, more] = done[act];
    return cells === 1 ? one : `${more} ${cells} celdas`;
  },
};
