import { foldText } from '@trastienda/domain';
import type { Icon } from '../../icons/index.ts';

export interface Command {
  id: string;
  /** "Mis pedidos", "Pedido 61840277", "Generar guías". */
  label: string;
  /** A second line: the client, the store. */
  description?: string | undefined;
  icon?: Icon | undefined;
  /** Keyboard shortcut of the command: `G P`. */
  shortcut?: string | undefined;
  /** Goes there; without one, `onAction` is told. */
  href?: string | undefined;
  /** Other words that find it: "órdenes ventas". */
  keywords?: string | undefined;
}

export interface CommandGroup {
  id: string;
  /** "Páginas", "Acciones", "Pedidos". */
  label: string;
  items: readonly Command[];
  /** A service found them for what is typed: they are not filtered again. Default: false. */
  isAnswer?: boolean | undefined;
}

/** Gives the commands that match every typed word, by group, with names that start with the text first. Empty groups are left out. */
export function matchCommands(groups: readonly CommandGroup[], query: string): readonly CommandGroup[] {
  const words = foldText(query).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return groups.filter(({ items }) => items.length > 0);
  const matches = ({ label, description = '', keywords = '' }: Command) => {
    const text = foldText(`${label} ${description} ${keywords}`);
    return words.every((word) => text.includes(word));
  };
  const start = words.join(' ');
  const rank = ({ label }: Command) => (foldText(label).startsWith(start) ? 0 : 1);
  return groups
    .map((group) =>
      group.isAnswer
        ? group
        : { ...group, items: group.items.filter(matches).toSorted((one, other) => rank(one) - rank(other)) },
    )
    .filter(({ items }) => items.length > 0);
}

/** The command below or above one, round the ends; without one the first or the last. */
export function stepFrom(
  commands: readonly Command[],
  id: string | undefined,
  by: 1 | -1,
): string | undefined {
  const at = commands.findIndex((command) => command.id === id);
  if (at === -1) return commands.at(by === 1 ? 0 : -1)?.id;
  return commands.at((at + by) % commands.length)?.id;
}

export interface CommandPaletteLabels {
  title: string;
  placeholder: string;
  results: string;
  noMatch: (query: string) => string;
  busy: string;
  choose: string;
  walk: string;
  /** After the key, in the foot. */
  close: string;
  /** Name of the × button, which a phone shows in place of the key. */
  dismiss: string;
}
