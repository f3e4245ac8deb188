export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
export type { Command, CommandGroup } from './CommandPalette.model.ts';
export type { CommandPaletteLabels } from './CommandPalette.model.ts';
