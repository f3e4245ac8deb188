import type { Preview } from '@storybook/react-vite';
import { afterEach as axe } from '@storybook/addon-a11y/preview';
import { inEveryScheme, rulesOfColor } from '../packages/ui/src/testing/every-scheme.ts';

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...of: never[]) => unknown>;

/**
 * In tests, lets axe look at a story, drawn and played, in the schemes beside the one in which it looks at it anyway: for what
 * depends on colours, since nothing else differs between schemes.
 */
export const axeInEveryScheme: AfterEach = async (context) => {
  const { everyScheme, scheme } = context.globals;
  if (everyScheme !== true) return;
  const { a11y } = context.parameters;
  const options = { ...a11y?.options, runOnly: { type: 'rule', values: rulesOfColor } };
  const ofColor = { ...context, parameters: { ...context.parameters, a11y: { ...a11y, options } } };
  await inEveryScheme(() => axe(ofColor), { but: scheme });
};
