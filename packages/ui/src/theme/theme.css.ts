import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { buildScheme, type ColorScheme } from './build-theme.ts';
import * as contract from './contract.css.ts';
import { base } from './layers.css.ts';
import * as tokens from './tokens.generated.ts';

const withUnit = <T extends Record<string, number>>(group: T, unit: string) =>
  Object.fromEntries(Object.entries(group).map(([key, value]) => [key, `${value}${unit}`])) as {
    [K in keyof T]: string;
  };

createGlobalTheme(':root', contract.space, { '@layer': base, ...tokens.space });
createGlobalTheme(':root', contract.radius, { '@layer': base, ...tokens.radius });
createGlobalTheme(':root', contract.size, { '@layer': base, ...tokens.size });
createGlobalTheme(':root', contract.fontFamily, { '@layer': base, ...tokens.fontFamily });
createGlobalTheme(':root', contract.duration, { '@layer': base, ...withUnit(tokens.durationMs, 'ms') });
createGlobalTheme(':root', contract.easing, { '@layer': base, ...tokens.easing });
createGlobalTheme(':root', contract.zIndex, { '@layer': base, ...withUnit(tokens.zIndex, '') });

function paint(scheme: ColorScheme) {
  const { color, shadow, mark } = buildScheme(scheme);
  return {
    vars: {
      ...assignVars(contract.color, color),
      ...assignVars(contract.shadow, shadow),
      ...assignVars(contract.mark, mark),
    },
    colorScheme: scheme === 'dark' ? 'dark' : 'light',
  };
}

const byAttribute = (scheme: ColorScheme) => `[data-color-scheme="${scheme}"]`;
/** The person has not chosen: the system decides. */
const bySystem = ':root:not([data-color-scheme])';

globalStyle(`:root, ${byAttribute('light')}`, { '@layer': { [base]: paint('light') } });
globalStyle(byAttribute('dark'), { '@layer': { [base]: paint('dark') } });
globalStyle(bySystem, {
  '@layer': { [base]: { '@media': { '(prefers-color-scheme: dark)': paint('dark') } } },
});
globalStyle(byAttribute('contrast'), { '@layer': { [base]: paint('contrast') } });
globalStyle(bySystem, {
  '@layer': { [base]: { '@media': { '(prefers-contrast: more)': paint('contrast') } } },
});
