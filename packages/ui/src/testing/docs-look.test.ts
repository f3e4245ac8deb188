import { expect, test } from 'vitest';
import { lookOfPage, type PreviewWindow } from '../../../../.storybook/docs-look.ts';

/** A window of Storybook whose toolbar says this. */
const showing = (look: Record<string, unknown>): PreviewWindow => ({
  __STORYBOOK_PREVIEW__: { storyStoreValue: { userGlobals: { get: () => look } } },
});

test('a framed story begins with the look of its page, and not with its width', () => {
  const parent = showing({ scheme: 'dark', brand: 'jacaranda', viewport: { value: 'w1440' } });
  expect(lookOfPage({ parent })).toEqual({ scheme: 'dark', brand: 'jacaranda' });
});

test('a story in a window of its own, or in a page that is not ours, has the toolbar alone', () => {
  expect(lookOfPage({ parent: {} })).toEqual({});
  const parent = Object.defineProperty({}, '__STORYBOOK_PREVIEW__', {
    get() {
      throw new Error('Blocked a frame from accessing a cross-origin frame');
    },
  });
  expect(lookOfPage({ parent })).toEqual({});
  const alone = { ...showing({ scheme: 'dark' }), parent: {} };
  alone.parent = alone;
  expect(lookOfPage(alone)).toEqual({});
});
