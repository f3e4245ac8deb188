export { CommandPalette, type CommandPaletteLabels, type CommandPaletteProps } from './CommandPalette.tsx';
export type { Command, CommandGroup } from './CommandPalette.model.ts';
