import type { CSSProperties, ReactNode } from 'react';
import { expect, type within } from 'storybook/test';

// Scaffolding of stories, not part of the library.
interface BoxProps {
  children: ReactNode;
  gap?: number;
  style?: CSSProperties;
}

export const Row = ({ children, gap = 12, style }: BoxProps) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap, ...style }}>{children}</div>
);

export const Stack = ({ children, gap = 12, style }: BoxProps) => (
  <div
    style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap, justifyItems: 'start', ...style }}
  >
    {children}
  </div>
);

/** A column of a given width: how a component looks in a card or on a phone. */
export const Frame = ({ children, width = 360 }: { children: ReactNode; width?: number }) => (
  <div style={{ width, maxWidth: '100%' }}>{children}</div>
);

/** On a usage page: in a window of its own, where what floats or opens stays, and the play function runs. */
export const framed = (iframeHeight: number) => ({ docs: { story: { inline: false, iframeHeight } } });

/** A story in a phone's window, in tests, in pictures and on its usage page (.storybook/docs.css). */
export const onPhone = (iframeHeight: number) => ({
  globals: { viewport: { value: 'w390', isRotated: false } },
  parameters: framed(iframeHeight),
});

/** What a story needs that speaks of all columns of a table: a window with room for them, however narrow the designer's. */
export const wideWindow = { viewport: { value: 'w1110', isRotated: false } };

/** A play: small buttons with room around them pass the look at every story (`crowdedTargets`), these are to have 44 px. */
export const eachIsAsLargeAsAThumb = async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
  for (const button of canvas.getAllByRole('button')) {
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height), button.textContent).toBeGreaterThanOrEqual(44);
  }
};

/**
 * Parameters of a story tagged `no-visual`, which tests, or looks otherwise each time: Chromatic takes no picture of it
 * either, and reads no tags. (Storybook reads tags where they are written: they cannot come from here.)
 */
export const withoutPicture = { chromatic: { disableSnapshot: true } };
