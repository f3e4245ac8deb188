export { type SwitcherStore } from './StoreSwitcher.model.ts';
export { StoreSwitcher, type StoreSwitcherLabels, type StoreSwitcherProps } from './StoreSwitcher.tsx';
