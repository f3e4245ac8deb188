export { useIsServed } from '../../internal/use-is-served.ts';
export { useMedia } from '../../internal/use-media.ts';
export { UiProvider, type UiProviderProps } from './UiProvider.tsx';
export { type WindowSize } from '../../internal/served-window.ts';
