import type { ColorScheme } from './build-theme.ts';

export type ColorSchemeChoice = ColorScheme | 'system';

/**
 * Puts a person's choice on the root element, before first paint or whenever it changes.
 * `system` takes the attribute away, and the media queries of the style sheet decide.
 */
export function applyColorScheme(
  root: Pick<Element, 'setAttribute' | 'removeAttribute'>,
  choice: ColorSchemeChoice,
): void {
  if (choice === 'system') root.removeAttribute('data-color-scheme');
  else root.setAttribute('data-color-scheme', choice);
}

export const isColorSchemeChoice = (value: unknown): value is ColorSchemeChoice =>
  value === 'system' || value === 'light' || value === 'dark' || value === 'contrast';
