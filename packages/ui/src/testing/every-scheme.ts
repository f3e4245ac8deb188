import { applyColorScheme } from '../theme/apply-color-scheme.ts';
import { type ColorScheme, schemes } from '../theme/build-theme.ts';

/** The rules of axe, of those that run, whose answer depends on colours: its category `cat.color` at level AA. */
export const rulesOfColor: readonly string[] = ['color-contrast', 'link-in-text-block'];

/**
 * Looks at the page in each colour scheme, one after the other, and puts back the one it had. A scheme is names of colours on
 * the root element: nothing is drawn or played anew for it. What `look` throws says in which scheme.
 * @param options `but`: a scheme in which it was looked at already.
 */
export async function inEveryScheme(
  look: (scheme: ColorScheme) => unknown,
  { but }: { but?: string | undefined } = {},
): Promise<void> {
  const root = document.documentElement;
  const before = root.getAttribute('data-color-scheme');
  try {
    for (const scheme of schemes.filter((one) => one !== but)) {
      applyColorScheme(root, scheme);
      try {
        await look(scheme);
      } catch (fault) {
        throw new Error(`In the scheme '${scheme}': ${String(fault)}`, { cause: fault });
      }
    }
  } finally {
    if (before === null) root.removeAttribute('data-color-scheme');
    else root.setAttribute('data-color-scheme', before);
  }
}
