import { createGlobalThemeContract } from '@vanilla-extract/css';
import * as tokens from './tokens.generated.ts';

const kebab = (key: string) =>
  key.replaceAll('.', '_').replace(/[a-z][A-Z]/g, ([a, b]) => `${a}-${b?.toLowerCase()}`);
const named = (group: string) => (_: string | null, path: string[]) =>
  `ts-${[group, ...path.map(kebab)].join('-')}`;

/** Colours by role. Every scheme fills the same names; a component never knows which scheme it is in. */
export const color = createGlobalThemeContract(tokens.color.light, named('color'));
export const shadow = createGlobalThemeContract(tokens.shadow.light, named('shadow'));

/** Measures that differ by scheme: high contrast draws focus and selection heavier. */
export const mark = createGlobalThemeContract(
  { focusWidth: '', selectedBar: '', selectedEdge: '' },
  named('mark'),
);

const text = <T extends Record<string, unknown>>(group: T) =>
  Object.fromEntries(Object.keys(group).map((key) => [key, ''])) as { [K in keyof T]: string };

export const space = createGlobalThemeContract(tokens.space, named('space'));
export const radius = createGlobalThemeContract(tokens.radius, named('radius'));
export const size = createGlobalThemeContract(tokens.size, named('size'));
export const fontFamily = createGlobalThemeContract(tokens.fontFamily, named('font'));
export const duration = createGlobalThemeContract(text(tokens.durationMs), named('duration'));
export const easing = createGlobalThemeContract(tokens.easing, named('easing'));
export const zIndex = createGlobalThemeContract(text(tokens.zIndex), named('z'));
