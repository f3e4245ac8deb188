import { useSyncExternalStore } from 'react';
import { browserStorage } from '../persistence/browser-storage.ts';

const key = 'shortcuts';
const listeners = new Set<() => void>();

/** Single-letter keys may be switched off (WCAG 2.1.4). */
export const areShortcutsOn = (): boolean => browserStorage.getItem(key) !== 'off';

export function setShortcutsOn(isOn: boolean): void {
  browserStorage.setItem(key, isOn ? 'on' : 'off');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, areShortcutsOn, areShortcutsOn);
