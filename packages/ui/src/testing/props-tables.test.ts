import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(
  [
    '../components/*/*.ts',
    '../components/*/*.tsx',
    '!../components/*/*.test.ts',
    '!../components/*/*.test.tsx',
    '!../components/*/*.stories.tsx',
    '!../components/*/*.case.tsx',
    '!../components/*/*.example.tsx',
    '!../components/*/*.css.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const stories = import.meta.glob<string>('../components/*/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const folders = [...new Set(Object.keys(sources).map(folderOf))];

function folderOf(path: string): string {
  return path.split('/')[2] ?? '';
}

/** Names that a folder gives to the world and that begin as components do: of its index, and of what the index passes on. */
function componentsOf(folder: string): string[] {
  const at = (file: string) => sources[`../components/${folder}/${file}`] ?? '';
  const index = at('index.ts');
  const listed = [...index.matchAll(/export \{([^}]*)\}/gu)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  const passedOn = [...index.matchAll(/export \* from '\.\/(.+\.tsx)'/gu)].flatMap(([, file = '']) =>
    [...at(file).matchAll(/^export (?:function|const) (\w+)/gmu)].map(([, name = '']) => name),
  );
  return [...listed, ...passedOn].filter((name) => /^[A-Z][a-z]\w*$/u.test(name));
}

/** Names in the `component` and `subcomponents` of a folder's stories, also under a name that stands for one type of rows. */
function shownOf(folder: string): string {
  return Object.entries(stories)
    .filter(([path]) => folderOf(path) === folder)
    .flatMap(([, code]) => {
      const named = [...code.matchAll(/\bcomponent: (\w+)|\bsubcomponents: \{([^}]*)\}/gu)].flatMap(
        ([, one = '', more = '']) => [one, ...more.split(',').map((name) => name.trim())],
      );
      return named.map((name) => new RegExp(`^const ${name} = (\\w+)<`, 'mu').exec(code)?.[1] ?? name);
    })
    .join(' ');
}

/** Members of the interfaces of props without a word of what they are. */
const unsaid = (code: string): string[] =>
  [...code.matchAll(/^export interface (\w*Props)\b.*?^\}/gmsu)].flatMap(([body, name]) => {
    const lines = body.split('\n');
    return lines.flatMap((line, at) => {
      const member = /^ {2}(?:readonly )?'?([\w-]+)'?\??[:(]/u.exec(line)?.[1];
      return member === undefined || lines[at - 1]?.endsWith('*/') ? [] : [`${name}.${member}`];
    });
  });

/** Types that the domain makes from a list: the table reads their name and not the values, so the story gives the list. */
const listed = /\b(?:StatusFamily|LabelFormat|UploadKind|ChannelCode)\b/u;
/** Props whose type is any text, so that a channel of tomorrow is drawn, too, and that people choose from those of today. */
const chosen = ['OrderCard.channel', 'ChannelBadge.code'];

/** Props of the components of the tables, of a type that comes from a list, that are a field of free text there. */
const typedByHand = (folder: string): string[] => {
  const shown = new Set(shownOf(folder).split(' '));
  const told = Object.entries(stories)
    .filter(([path]) => folderOf(path) === folder)
    .map(([, code]) => /^ {2}argTypes: .*?\} \},?$/msu.exec(code)?.[0] ?? '')
    .join('\n');
  return Object.entries(sources)
    .filter(([path]) => folderOf(path) === folder)
    .flatMap(([, code]) => [...code.matchAll(/^export interface (\w+)Props\b.*?^\}/gmsu)])
    .filter(([, component = '']) => shown.has(component))
    .flatMap(([body, component = '']) =>
      [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??: ([^;]+);/gmu)]
        .filter(
          ([, prop = '', type = '']) =>
            (listed.test(type) && !/=>|<|\[\]/u.test(type)) || chosen.includes(`${component}.${prop}`),
        )
        .map(([, prop = '']) => prop),
    )
    .filter((prop) => !new RegExp(`\\b${prop}: \\{ options: `, 'u').test(told))
    .map((prop) => `${folder}.${prop}`);
};

describe('the table of props', () => {
  it.each(folders)('%s has one for each of its components', (folder) => {
    const shown = shownOf(folder);
    expect(componentsOf(folder).filter((name) => !new RegExp(`\\b${name}\\b`, 'u').test(shown))).toEqual([]);
  });

  it('is looked for in what there is', () => {
    expect(folders.length).toBeGreaterThan(90);
    expect(componentsOf('FilterBar')).toContain('FilterChip');
    expect(shownOf('DataTable').split(' ')).toContain('DataTable');
    expect(unsaid('export interface XProps {\n  /** Said. */\n  a: string;\n  b?: string;\n}')).toEqual([
      'XProps.b',
    ]);
  });

  it('says of every prop what it is', () => {
    expect(Object.values(sources).flatMap(unsaid)).toEqual([]);
  });

  it('offers a choice where only some values are right', () => {
    expect(folders.flatMap(typedByHand)).toEqual([]);
  });
});
