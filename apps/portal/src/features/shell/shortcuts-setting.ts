const key = 'shortcuts';

/** Single-letter keys may be switched off (WCAG 2.1.4). */
export const areShortcutsOn = (): boolean => localStorage.getItem(key) !== 'off';
export const setShortcutsOn = (isOn: boolean): void => localStorage.setItem(key, isOn ? 'on' : 'off');
