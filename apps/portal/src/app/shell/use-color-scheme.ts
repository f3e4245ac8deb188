import { applyColorScheme, type ColorSchemeChoice, isColorSchemeChoice } from '@trastienda/ui/color-scheme';
import { useState } from 'react';
import { browserStorage } from '../../shared/persistence/browser-storage.ts';

/** The same key as `public/head.js`, which reads it before the first paint. */
const key = 'color-scheme';

/** The person's colour scheme, stored for the next visit. */
export function useColorScheme(): [ColorSchemeChoice, (choice: ColorSchemeChoice) => void] {
  const [choice, setChoice] = useState<ColorSchemeChoice>(() => {
    const stored = browserStorage.getItem(key);
    return isColorSchemeChoice(stored) ? stored : 'system';
  });
  const choose = (next: ColorSchemeChoice) => {
    if (next === 'system') browserStorage.removeItem(key);
    else browserStorage.setItem(key, next);
    applyColorScheme(document.documentElement, next);
    setChoice(next);
  };
  return [choice, choose];
}
