export { type SwitcherStore } from './StoreSwitcher.model.ts';
export { StoreSwitcher, type StoreSwitcherProps } from './StoreSwitcher.tsx';
export type { StoreSwitcherLabels } from './StoreSwitcher.model.ts';
