import { defaultShortcuts, ShortcutSheet } from '@trastienda/ui/ShortcutSheet';
import type { ShortcutGroup } from '../../shared/layout/page-shortcuts.ts';
import { useShortcutsOn } from '../../shared/layout/shortcuts-setting.ts';
import { ShortcutsSwitch } from './shortcuts-switch.tsx';
import { isOfCharacters } from './shortcuts.ts';
import type { OverlayProps } from './use-overlay.ts';

export type SheetProps = OverlayProps & {
  /** The keys that are listened for on this page. */
  readonly groups: readonly ShortcutGroup[];
};

/** `⌘` on a computer of Apple. */
const modifier = () => (/mac|iphone|ipad/iu.test(navigator.userAgent) ? '⌘' : 'Ctrl');

/** Keys that a table answers itself (`DataTable`), where the page has one; those that choose, where rows can be chosen. */
function ofTable(): readonly ShortcutGroup[] {
  const rows = 'main table tr[data-key]';
  const canChoose = document.querySelector(`${rows} input[type="checkbox"]`) !== null;
  if (document.querySelector(rows) === null) return [];
  return defaultShortcuts
    .filter(({ id }) => id === 'listas')
    .map((group) => ({
      ...group,
      items: group.items.filter(
        ({ keys }) => canChoose || !keys.some((way) => /^[XA]$/u.test(way.at(-1) ?? '')),
      ),
    }));
}

/** Shortcuts of the page and of its table with the same place share one title. */
const joined = (groups: readonly ShortcutGroup[]): readonly ShortcutGroup[] =>
  groups.flatMap((group, at) =>
    groups.findIndex(({ id }) => id === group.id) === at
      ? [{ ...group, items: groups.filter(({ id }) => id === group.id).flatMap(({ items }) => items) }]
      : [],
  );

/** The keys that work here and now: those that are switched off are not among them. */
export default function Sheet({ groups, ...overlay }: SheetProps) {
  const lettersOn = useShortcutsOn();
  const shown = joined([...groups, ...ofTable()]).flatMap((group) => {
    const items = group.items.flatMap(({ keys, does }) => {
      const ways = keys.filter((way) => lettersOn || !isOfCharacters(way));
      return ways.length === 0 ? [] : [{ keys: ways, does }];
    });
    return items.length === 0 ? [] : [{ ...group, items }];
  });
  return <ShortcutSheet {...overlay} groups={shown} modifier={modifier()} footer={<ShortcutsSwitch />} />;
}
