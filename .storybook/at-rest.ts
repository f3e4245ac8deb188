import type { Preview } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { isDocsPage } from './docs-stay.ts';

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...of: never[]) => unknown>;

/** What React Aria writes on a control while a person does something with it; what has opened something counts as pressed. */
const touched = '[data-hovered], [data-pressed]:not([aria-expanded="true"]), [data-focus-visible]';
/** What is open over the page holds the focus, as the platform demands: taking it away would close it, or it comes back. */
const open = '[role="dialog"], [role="alertdialog"], [role="menu"], [data-trigger] [role="listbox"]';

const moment = () => new Promise((resolve) => setTimeout(resolve, 20));

/** The part that has the focus, unless that is the page or lies in what is open. */
function focused(): HTMLElement | null {
  const { activeElement, body } = document;
  const isHeld = activeElement === body || activeElement?.closest(open);
  return isHeld || !(activeElement instanceof HTMLElement) ? null : activeElement;
}

/** The parts that do not rest. In what is open, the one that has the focus may show its ring. */
const restless = (): Element[] => [
  ...[...document.querySelectorAll(touched)].filter(
    (part) => part.matches('[data-hovered], [data-pressed]') || !part.closest(open),
  ),
  ...[focused()].filter((part) => part !== null),
];

/** The pointer leaves and the focus goes, as when a person turns to another window. */
async function letGo(): Promise<void> {
  // The pointer rests on the innermost one, and leaves those around it on its way out.
  const hovered = [...document.querySelectorAll('[data-hovered]')].filter(
    (part) => !part.querySelector('[data-hovered]'),
  );
  for (const part of hovered) await userEvent.unhover(part, { pointerEventsCheck: 0 });
  focused()?.blur();
}

/**
 * `Default` is how a component looks before anyone touches it, and its play function touches it: whatever it did, the pointer
 * and the focus are gone after it. Every other story may end in the state that it is about. What closes gives the focus back
 * a moment later, so rest is what lasts.
 */
export const atRest: AfterEach = async ({ id }) => {
  // Nothing plays in a page of documents itself; the focus that it lets go of would be that of a frame, whose story plays.
  if (!id.endsWith('--default') || isDocsPage()) return;
  for (let calm = 0, turns = 0; calm < 3 && turns < 200; turns += 1) {
    await letGo();
    await moment();
    const isLeaving = document.querySelector('[data-exiting]') !== null;
    calm = isLeaving || restless().length > 0 ? 0 : calm + 1;
  }
  const [first] = restless();
  if (first) throw new Error(`After its play this does not rest: ${first.outerHTML.slice(0, 300)}`);
};
