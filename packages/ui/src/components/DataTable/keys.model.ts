/** The parts of a keyboard event that decide. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The place of the focus. */
export interface KeyPlace {
  /** Whether the focus is in something that takes text or arrows itself. */
  readonly isField: boolean;
  /** Whether the focus is on the row itself, not on a control in it. */
  readonly isRow: boolean;
  /** Single letters act (WCAG 2.1.4: they can be switched off). */
  readonly hasLetters: boolean;
}

export type Move = 'next' | 'previous' | 'first' | 'last';

export type TableIntent =
  | { readonly kind: 'move'; readonly to: Move }
  | { readonly kind: 'toggle'; readonly isExtending: boolean }
  | { readonly kind: 'select-more' | 'open' | 'edit' | 'clear' };

const moves: Readonly<Record<string, Move>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};
const letterMoves: Readonly<Record<string, Move>> = { j: 'next', k: 'previous' };

/** The command that a key gives to the table; null when the key is not the table's. */
export function intentOf(press: KeyPress, { isField, isRow, hasLetters }: KeyPlace): TableIntent | null {
  if (isField) return null;
  const letter = press.key.toLowerCase();
  if (press.ctrlKey || press.metaKey) {
    return letter === 'a' && !press.altKey && !press.shiftKey ? { kind: 'select-more' } : null;
  }
  if (press.altKey) return null;
  if (press.key === 'Escape') return { kind: 'clear' };
  if (press.key === 'F2') return { kind: 'edit' };
  if (isRow && press.key === 'Enter') return { kind: 'open' };
  if (isRow && press.key === ' ') return { kind: 'toggle', isExtending: press.shiftKey };
  if (hasLetters && letter === 'x') return { kind: 'toggle', isExtending: press.shiftKey };
  const to = moves[press.key] ?? (hasLetters && !press.shiftKey ? letterMoves[letter] : undefined);
  return to === undefined ? null : { kind: 'move', to };
}

/** Returns the row at which a move ends among `count` rows; from none (-1) both ways lead to the first. */
export function rowAfter(at: number, to: Move, count: number): number {
  if (to === 'first' || at < 0) return 0;
  if (to === 'last') return count - 1;
  return Math.min(count - 1, Math.max(0, to === 'next' ? at + 1 : at - 1));
}
