import { useSyncExternalStore } from 'react';

const key = 'shortcuts';
const listeners = new Set<() => void>();

/** Single-letter keys may be switched off (WCAG 2.1.4). */
export const areShortcutsOn = (): boolean => localStorage.getItem(key) !== 'off';

export function setShortcutsOn(isOn: boolean): void {
  localStorage.setItem(key, isOn ? 'on' : 'off');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, areShortcutsOn);
