export { applyColorScheme, isColorSchemeChoice, type ColorSchemeChoice } from './apply-color-scheme.ts';
export { schemes, type ColorScheme } from './build-theme.ts';
export * from './contract.css.ts';
export { focusRing, focusRingInset, focusRingInverse } from './focus.ts';
export * as layers from './layers.css.ts';
export { media } from './media.ts';
export { composite, compositeVariants, primitive, primitiveVariants, utility } from './style.ts';
export { code, tabular, text, truncate } from './text.ts';
export { breakpoint, durationMs } from './tokens.generated.ts';
