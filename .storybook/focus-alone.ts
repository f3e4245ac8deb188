import type { Preview } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { isFrameOfDocs } from './docs-stay.ts';

type BeforeEach = Extract<NonNullable<Preview['beforeEach']>, (...of: never[]) => unknown>;

/** A play that fails to end gives the others their turn. */
const TURN_MS = 10_000;

/**
 * The frames of a usage page share one focus. Stories that say `focusAlone` begin one after the other there, each with the focus
 * in its own window: side by side, what opens took it from each other, and their plays failed.
 */
export const focusAlone: BeforeEach = async ({ parameters }) => {
  if (parameters['focusAlone'] !== true || !isFrameOfDocs()) return;
  await new Promise<void>((begin) => {
    void navigator.locks.request('focus of a usage page', async () => {
      window.focus();
      begin();
      await new Promise<void>((end) => {
        addons.getChannel().once('storyFinished', () => end());
        setTimeout(end, TURN_MS);
      });
    });
  });
};
