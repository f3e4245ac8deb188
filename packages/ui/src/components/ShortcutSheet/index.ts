export { ShortcutSheet, type ShortcutSheetProps } from './ShortcutSheet.tsx';
export { defaultShortcuts, type Shortcut, type ShortcutGroup } from './shortcuts.ts';
