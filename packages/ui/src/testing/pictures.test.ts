import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import preview from '../../../../.storybook/preview.tsx';

type StoryModule = Parameters<typeof composeStories>[0];
type Composed = {
  tags?: readonly string[];
  parameters?: { chromatic?: { disableSnapshot?: boolean; prefersReducedMotion?: string } };
};

const modules = import.meta.glob<StoryModule>('../**/*.stories.tsx', { eager: true });
const stories = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(composeStories(module, preview) as Record<string, Composed>).map(
    ([name, { tags, parameters }]) => ({
      story: `${path} ${name}`,
      visual: !tags?.includes('no-visual'),
      chromatic: parameters?.chromatic?.disableSnapshot !== true,
      motion: parameters?.chromatic?.prefersReducedMotion,
    }),
  ),
);

test('Chromatic takes pictures of the same stories as `npm run visual`', () => {
  expect(stories.filter(({ visual }) => visual).length).toBeGreaterThan(700);
  expect(stories.filter(({ visual }) => !visual).length).toBeGreaterThan(10);
  expect(stories.filter(({ visual, chromatic }) => visual !== chromatic)).toEqual([]);
});

test('nothing moves in them', () => {
  expect(stories.filter(({ motion }) => motion !== 'reduce')).toEqual([]);
});

test('a story that tests the library has no picture', () => {
  const tests = stories.filter(({ story }) => story.startsWith('./Conformance'));
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter(({ visual }) => visual)).toEqual([]);
});
