import { describe, expect, it } from 'vitest';
import { faultsOfName, namedStories, namesTwice } from '../../../../.storybook/story-names.ts';

const sources = Object.entries(
  import.meta.glob<string>('../**/*.stories.tsx', { eager: true, query: '?raw', import: 'default' }),
);
const stories = sources.map(([path, code]) => ({ path, of: namedStories(code) }));

describe('the name of a story', () => {
  it('stands in its own object', () => {
    expect(stories.flatMap(({ of }) => of).length).toBeGreaterThan(700);
    for (const [path, code] of sources)
      expect(namedStories(code).length, path).toBe(code.match(/^export const /gmu)?.length);
    expect(
      stories.flatMap(({ path, of }) =>
        of.filter(({ name }) => name === undefined).map(({ story }) => `${path} ${story}`),
      ),
    ).toEqual([]);
  });

  it('is a sentence of a designer, with ids of the specification at its end', () => {
    expect(
      stories.flatMap(({ path, of }) =>
        of.flatMap(({ name = '' }) => faultsOfName(name).map((fault) => `${path} «${name}» ${fault}`)),
      ),
    ).toEqual([]);
  });

  it('is that of one story of its file', () => {
    expect(stories.flatMap(({ path, of }) => namesTwice(of).map((name) => `${path} ${name}`))).toEqual([]);
  });

  it('is looked for where it may be missing', () => {
    expect(
      namedStories(
        [
          "export const A: Story = { name: 'En curso', args: {} };",
          "export const B: Story = inEachState('button');",
          "export const C: Story = {\n  name: 'En el teléfono',\n  ...A,\n};",
          "export const D: Story = {\n  ...A,\n  name: 'Con ayuda',\n};",
          "export const E: Story = {\n  args: {\n    name: 'Mariana',\n  },\n};",
          'export const F: Story = { ...A, args: {} };',
          "export const G: Story = { ...A, ...onPhone(620), name: 'Texto largo' };",
          "export const H: Story = { ...A, name: 'Angosta', globals: phone };",
          "export const I: Story = { name: 'Ancha', ...A };",
        ].join('\n'),
      ).map(({ name }) => name),
    ).toEqual([
      'En curso',
      undefined,
      undefined,
      'Con ayuda',
      undefined,
      undefined,
      'Texto largo',
      'Angosta',
      undefined,
    ]);
    expect(faultsOfName('S2.14 Menú reducido')).toHaveLength(1);
    expect(faultsOfName('Un Solo Botón')).toHaveLength(1);
    expect(faultsOfName('en curso')).toHaveLength(1);
    expect(faultsOfName('Un solo botón · S2.14 D29')).toEqual([]);
  });
});
