export type { Icon, IconProps } from './create-icon.tsx';
export * from './icons.tsx';
