import { describe, expect, it } from 'vitest';
import { faultsOfName, namedStories, namesTwice } from '../../../../.storybook/story-names.ts';

const stories = Object.entries(
  import.meta.glob<string>('../**/*.stories.tsx', { eager: true, query: '?raw', import: 'default' }),
).map(([path, code]) => ({ path, of: namedStories(code) }));

describe('the name of a story', () => {
  it('is given where Storybook would make a title of the words of its export', () => {
    expect(stories.flatMap(({ of }) => of).length).toBeGreaterThan(700);
    expect(
      stories.flatMap(({ path, of }) =>
        of
          .filter(({ story, name }) => name === undefined && !/^[A-Z][a-z]+$/u.test(story))
          .map(({ story }) => `${path} ${story}`),
      ),
    ).toEqual([]);
  });

  it('is a sentence of a designer, and that of one story of its file', () => {
    expect(
      stories.flatMap(({ path, of }) => [
        ...of.flatMap(({ story, name = story }) =>
          faultsOfName(name).map((fault) => `${path} «${name}» ${fault}`),
        ),
        ...namesTwice(of).map((name) => `${path} «${name}» twice`),
      ]),
    ).toEqual([]);
  });
});
