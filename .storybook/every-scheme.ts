import type { Preview } from '@storybook/react-vite';
import { afterEach as axe } from '@storybook/addon-a11y/preview';
import { inEveryScheme } from '../packages/ui/src/testing/every-scheme.ts';

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...of: never[]) => unknown>;

/** In tests, lets axe look at a story, drawn and played, in the schemes beside the one in which it looks at it anyway. */
export const axeInEveryScheme: AfterEach = async (context) => {
  const { everyScheme, scheme } = context.globals;
  if (everyScheme === true) await inEveryScheme(() => axe(context), { but: scheme });
};
