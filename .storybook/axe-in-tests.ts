import type { Preview } from '@storybook/react-vite';
import { afterEach as axe } from '@storybook/addon-a11y/preview';
import { inEveryScheme, rulesOfColor } from '../packages/ui/src/testing/every-scheme.ts';
import { paleText } from '../packages/ui/src/testing/visual-audit.ts';

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...of: never[]) => unknown>;
type Context = Parameters<AfterEach>[0];

/** What this run has seen of each screen: the screen itself, and what opened over it, by name. */
const seen = new Set<string>();

/** Whether a story shows what no story of its screen before it did. */
function isNew({ title }: Context): boolean {
  const opened = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')].map(
    (part) => {
      const label = document.getElementById(part.getAttribute('aria-labelledby') ?? '');
      return part.getAttribute('aria-label') ?? label?.textContent;
    },
  );
  const shown = ['', ...opened].map((name) => `${title} ${name}`).filter((one) => !seen.has(one));
  for (const one of shown) seen.add(one);
  return shown.length > 0;
}

/**
 * In tests, looks over a story that is drawn and played. The words of each stand out from their ground in every scheme. Axe looks
 * at each story of the library, and at a screen's first one and those where something else opened over it: what a screen shows
 * are those components, in other words. At night it looks at all of them, in every scheme.
 */
export const axeInTests: AfterEach = async (context) => {
  const { axe: where, scheme } = context.globals;
  const { a11y } = context.parameters;
  if (where === undefined || a11y?.test === 'off') return;
  await inEveryScheme(() => {
    const pale = paleText();
    if (pale.length > 0) throw new Error(pale.join('\n'));
  });
  if (where === 'everywhere') {
    const options = { ...a11y?.options, runOnly: { type: 'rule', values: rulesOfColor } };
    const ofColor = { ...context, parameters: { ...context.parameters, a11y: { ...a11y, options } } };
    await inEveryScheme(() => axe(ofColor), { but: scheme });
  } else if (context.title.startsWith('Pantallas/') && !isNew(context))
    // Storybook's own look comes after this one.
    context.parameters = { ...context.parameters, a11y: { ...a11y, test: 'off' } };
};
