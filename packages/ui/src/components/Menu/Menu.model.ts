import type { Icon } from '../../icons/index.ts';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: Icon | undefined;
  /** Second line, or why it cannot act. */
  description?: string | undefined;
  /** Keyboard shortcut: `Ctrl P`. */
  shortcut?: string | undefined;
  /** Makes the button a link to this address instead of an action. */
  href?: string | undefined;
  /** Destroys something: drawn last, apart. */
  tone?: 'danger' | undefined;
  isDisabled?: boolean | undefined;
}

export interface PlacedEntry extends MenuEntry {
  /** First of the destructive ones, after others: a line goes before it. */
  isDivided: boolean;
}

/** Puts destructive items last, behind a line, whatever the order given. */
export function placeEntries(items: readonly MenuEntry[]): PlacedEntry[] {
  const safe = items.filter((item) => item.tone !== 'danger');
  const dangerous = items.filter((item) => item.tone === 'danger');
  return [
    ...safe.map((item) => ({ ...item, isDivided: false })),
    ...dangerous.map((item, at) => ({ ...item, isDivided: at === 0 && safe.length > 0 })),
  ];
}
