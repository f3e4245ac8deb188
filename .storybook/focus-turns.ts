import type { Preview } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { isFrameOfDocs } from './docs-stay.ts';

type BeforeEach = Extract<NonNullable<Preview['beforeEach']>, (...of: never[]) => unknown>;

/** A play that fails to end gives the others their turn. */
const TURN_MS = 10_000;

let hasTurn = false;

/**
 * A frame takes the focus while it has its turn, and while a person is in it. What is open in two frames would otherwise take it
 * back from each other for ever.
 */
export function focusByTurns() {
  if (typeof window === 'undefined' || !isFrameOfDocs()) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInTurn(options) {
    if (hasTurn || document.hasFocus()) focus.call(this, options);
  };
}

/**
 * The frames of a page of documents share one focus. Their stories begin one after the other, each with the focus in its own
 * window: side by side, what opens took it from each other, and their plays failed.
 */
export const waitForTurn: BeforeEach = async () => {
  if (!isFrameOfDocs()) return;
  await new Promise<void>((begin) => {
    void navigator.locks.request('focus of a page of documents', async () => {
      hasTurn = true;
      window.focus();
      begin();
      await new Promise<void>((end) => {
        addons.getChannel().once('storyFinished', () => end());
        setTimeout(end, TURN_MS);
      });
      hasTurn = false;
    });
  });
};
