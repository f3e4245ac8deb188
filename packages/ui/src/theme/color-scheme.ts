// What an application needs at run time, without the authoring helpers of ./index.ts.
export { applyColorScheme, isColorSchemeChoice, type ColorSchemeChoice } from './apply-color-scheme.ts';
export { schemes, type ColorScheme } from './build-theme.ts';
