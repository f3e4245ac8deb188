import type { Shortcut, ShortcutGroup } from '../../shared/layout/page-shortcuts.ts';
import { paths } from '../../shared/routes/paths.ts';

export type ShellActs = {
  readonly openPalette: () => void;
  readonly openSheet: () => void;
  readonly focusSearch: () => void;
  readonly toggleSidebar: () => void;
  readonly go: (href: string) => void;
};

/** The destinations of `G` and then a letter (experience.md, section 14). */
const destinations = [
  { key: 'I', does: 'Inicio', href: paths.home() },
  { key: 'P', does: 'Mis pedidos', href: paths.orders() },
  { key: 'C', does: 'Catálogo de productos', href: paths.products() },
  { key: 'V', does: 'Ventas', href: paths.salesReport() },
  { key: 'D', does: 'Mis pagos', href: paths.payments() },
] as const;

/** `G P` for the address of the orders. */
export const keysTo = (href: string | undefined): string | undefined => {
  const key = destinations.find((one) => one.href === href)?.key;
  return key && `G ${key}`;
};

/** The keys of every page: the shell listens for this list, and its sheet shows it. */
export const shellShortcuts = (acts: ShellActs): readonly ShortcutGroup[] => [
  {
    id: 'todo',
    label: 'En todas partes',
    items: [
      { keys: [['Ctrl', 'K']], does: 'Buscar páginas, pedidos y acciones', press: acts.openPalette },
      { keys: [['/']], does: 'Ir a la búsqueda de la página', press: acts.focusSearch },
      { keys: [['?']], does: 'Ver estos atajos', press: acts.openSheet },
      { keys: [['Ctrl', 'B']], does: 'Contraer o expandir el menú', press: acts.toggleSidebar },
      { keys: [['F6']], does: 'Ir a los avisos' },
      { keys: [['Esc']], does: 'Cerrar, quitar la selección o dejar de editar' },
    ],
  },
  {
    id: 'ir',
    label: 'Ir a',
    items: [
      ...destinations.map(({ key, does, href }) => ({
        keys: [['G', key]],
        does,
        press: () => acts.go(href),
      })),
      { keys: [['Alt', '←']], does: 'Volver a la lista donde ibas' },
    ],
  },
];

export type Keystroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const isCharacter = (key: string): boolean => /^[\p{L}\p{P}]$/u.test(key);

/**
 * Whether a shortcut consists of characters alone, with Shift at most: only such ones may be switched off
 * (WCAG 2.1.4).
 */
export const isOfCharacters = (way: readonly string[]): boolean =>
  way.every((key) => isCharacter(key) || key === 'Shift');

function standing(
  way: readonly string[],
  stroke: Keystroke,
  before: string | null,
): 'whole' | 'begun' | null {
  const key = stroke.key.toUpperCase();
  const [first, second] = way.map((one) => one.toUpperCase());
  const isHeld = stroke.ctrlKey || stroke.metaKey;
  if (stroke.altKey || isHeld !== (first === 'CTRL')) return null;
  if (isHeld) return key === second ? 'whole' : null;
  if (second === undefined) return before === null && key === first ? 'whole' : null;
  if (before !== null) return before === first && key === second ? 'whole' : null;
  return key === first ? 'begun' : null;
}

/**
 * The meaning of a key in these groups: an action, the first of two keys, or nothing. Characters mean nothing
 * inside of fields, nor where they are switched off. The last group wins: a page's own keys come after the
 * shell's.
 * @param where.before The key that has begun a shortcut of two, in capitals.
 */
export function shortcutOf(
  groups: readonly ShortcutGroup[],
  stroke: Keystroke,
  where: { readonly isTyping: boolean; readonly before: string | null; readonly lettersOn: boolean },
): { readonly press: () => void } | { readonly begun: string } | null {
  const found = (wanted: 'whole' | 'begun'): Shortcut | undefined =>
    groups
      .flatMap(({ items }) => items)
      .findLast(
        ({ keys, press }) =>
          press !== undefined &&
          keys.some(
            (way) =>
              standing(way, stroke, where.before) === wanted &&
              (!isOfCharacters(way) || (where.lettersOn && !where.isTyping)),
          ),
      );
  const press = found('whole')?.press;
  if (press) return { press };
  return found('begun') ? { begun: stroke.key.toUpperCase() } : null;
}
