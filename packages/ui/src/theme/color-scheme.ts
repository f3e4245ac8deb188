// The run-time part of the theme, without the authoring helpers of ./index.ts.
export { applyColorScheme, isColorSchemeChoice, type ColorSchemeChoice } from './apply-color-scheme.ts';
export { schemes, type ColorScheme } from './build-theme.ts';
