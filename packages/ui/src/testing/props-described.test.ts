import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { composeStories } from '@storybook/react-vite';
import { viteFinal } from '@storybook/react-vite/preset';
import type { Plugin } from 'vite';
import { describe, expect, it } from 'vitest';

interface StoryFile {
  readonly default: { readonly component?: Named; readonly subcomponents?: Readonly<Record<string, Named>> };
}
type Named = { readonly name: string };
type Row = { readonly description?: string | undefined; readonly table?: { readonly disable?: boolean } };
type Rows = Readonly<Record<string, Row>>;
type Shown = { readonly args: object; readonly argTypes: Rows };

const files = import.meta.glob<StoryFile & Parameters<typeof composeStories>[0]>(
  '../components/*/*.stories.tsx',
  { eager: true },
);
const sources = Object.keys(
  import.meta.glob([
    '../components/*/*.tsx',
    '!../components/*/*.{stories,test,browser.test,case,example}.tsx',
  ]),
);

/** The plugin by which Storybook reads the props of components for its tables, as it sets it up itself. */
async function docgen(): Promise<(code: string, path: string) => Promise<string>> {
  const presets = {
    apply: async (name: string) => (name === 'typescript' ? { reactDocgen: 'react-docgen' } : {}),
  };
  // Of what Storybook hands over, only this is read.
  const config = await viteFinal?.({ plugins: [] }, { presets } as unknown as Parameters<
    typeof viteFinal
  >[1]);
  const plugin = config?.plugins?.[0] as Plugin;
  const transform = plugin.transform as unknown as (
    code: string,
    path: string,
  ) => Promise<{ code: string } | undefined>;
  return async (code, path) => (await transform(code, path))?.code ?? '';
}

/** What the plugin appends to a file: `;Button.__docgenInfo={"props":…}`. */
function read(code: string): (readonly [component: string, props: Rows])[] {
  return code
    .split(/;(?=\w+\.__docgenInfo=\{)/u)
    .slice(1)
    .map((one) => {
      const [, name = '', json = ''] = /^(\w+)\.__docgenInfo=(.*)$/su.exec(one) ?? [];
      return [name, (JSON.parse(json) as { props?: Rows }).props ?? {}] as const;
    });
}

const folderOf = (path: string) => path.split('/')[2] ?? '';

/** Props by folder and component: `Button/IconButton`. */
async function propsOfAll(): Promise<ReadonlyMap<string, Rows>> {
  const transform = await docgen();
  const found = new Map<string, Rows>();
  for (const source of sources) {
    const path = fileURLToPath(new URL(source, import.meta.url));
    for (const [name, props] of read(await transform(readFileSync(path, 'utf8'), path)))
      found.set(`${folderOf(source)}/${name}`, props);
  }
  return found;
}

const withoutDescription = (rows: Rows) =>
  Object.entries(rows).flatMap(([name, { description, table }]) =>
    table?.disable || description?.trim() ? [] : [name],
  );

/** The rows of a component's tables: the props that are read from its code, and what its stories give it besides. */
function rowsOf(props: Rows, stories: readonly Shown[]): Rows {
  const told = stories.flatMap(({ args, argTypes }) => [
    ...Object.keys(args).map((name): [string, Row] => [name, {}]),
    ...Object.entries(argTypes),
  ]);
  const rows = new Map(Object.entries(props));
  for (const [name, row] of told)
    rows.set(name, {
      ...rows.get(name),
      ...row,
      description: row.description ?? rows.get(name)?.description,
    });
  return Object.fromEntries(rows);
}

describe('a row of a table of props', async () => {
  const props = await propsOfAll();

  it('is read as Storybook reads it', () => {
    expect(read('let a;A.__docgenInfo={"props":{"b":{"description":""}}};B.__docgenInfo={}')).toEqual([
      ['A', { b: { description: '' } }],
      ['B', {}],
    ]);
    expect(Object.keys(props.get('Button/Button') ?? {})).toEqual(
      expect.arrayContaining(['onPress', 'variant']),
    );
    const story = { args: { c: 1 }, argTypes: { d: { table: { disable: true } } } };
    expect(
      withoutDescription(rowsOf({ a: { description: 'Said.' }, b: { description: '' } }, [story])),
    ).toEqual(['b', 'c']);
  });

  it.each(Object.entries(files))('says what it is: %s', (path, file) => {
    const { component, subcomponents = {} } = file.default;
    const stories = Object.values(composeStories(file)) as unknown as readonly Shown[];
    const unsaid = [component, ...Object.values(subcomponents)].flatMap((one, at) => {
      if (one === undefined) return [];
      const own = props.get(`${folderOf(path)}/${one.name}`);
      if (own === undefined) return [`${one.name} is not read`];
      return withoutDescription(at === 0 ? rowsOf(own, stories) : own).map((name) => `${one.name}.${name}`);
    });
    expect(unsaid).toEqual([]);
  });
});
