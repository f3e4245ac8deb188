import { paths } from '../../routes/paths.ts';

export type Shortcut =
  | { readonly kind: 'toggle-sidebar' }
  | { readonly kind: 'focus-search' }
  | { readonly kind: 'await-destination' }
  | { readonly kind: 'go'; readonly href: string };

/** Where `G` and then a letter lead (experience.md, section 14). */
const destinations: Readonly<Record<string, () => string>> = {
  i: paths.home,
  p: () => paths.orders(),
  c: () => paths.products(),
  v: paths.salesReport,
  d: () => paths.payments(),
};

export type Keystroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key means; `afterG` once `G` has been pressed. Single letters mean nothing inside of fields. */
export function shortcutOf(
  { key, ctrlKey, metaKey, altKey }: Keystroke,
  {
    isTyping,
    afterG,
    lettersOn,
  }: { readonly isTyping: boolean; readonly afterG: boolean; readonly lettersOn: boolean },
): Shortcut | null {
  const letter = key.toLowerCase();
  if ((ctrlKey || metaKey) && !altKey) {
    if (letter === 'b') return { kind: 'toggle-sidebar' };
    return letter === 'k' ? { kind: 'focus-search' } : null;
  }
  if (isTyping || altKey || !lettersOn) return null;
  if (afterG) {
    const href = destinations[letter]?.();
    return href === undefined ? null : { kind: 'go', href };
  }
  if (letter === '/') return { kind: 'focus-search' };
  return letter === 'g' ? { kind: 'await-destination' } : null;
}
