import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';

/** A page of the workbench, as the start page lists it. */
export interface DirectoryEntry {
  /** The first part of its title: `Acciones`. */
  readonly group: string;
  /** The rest: `Botón · Button`. */
  readonly name: string;
  /** Where it is opened, as Storybook's `path` takes it: its usage page, its table of props, or a screen's first story. */
  readonly path: string;
  readonly hasUsage: boolean;
  readonly storyCount: number;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const name = 'virtual:directory';

function entryOf(path: string): DirectoryEntry | null {
  const code = readFileSync(`${root}${path}`, 'utf8');
  const title = /const meta\b[^]*?title: '([^']+)'/u.exec(code)?.[1];
  const [group, ...rest] = title?.split('/') ?? [];
  if (title === undefined || group === undefined || rest.length === 0 || code.includes("'!dev'")) return null;
  const id = /const meta\b[^]*?\bid: '([^']+)'/u.exec(code.split('satisfies')[0] ?? '')?.[1] ?? title;
  const stories = [...code.matchAll(/^export const (\w+): Story\b/gmu)].map(([, name = '']) => name);
  const hasUsage = existsSync(`${root}${path.replace('.stories.tsx', '.mdx')}`);
  const screen = `/story/${toId(id, storyNameFromExport(stories[0] ?? ''))}`;
  const page = `/docs/${toId(id, hasUsage ? 'Uso' : 'Propiedades')}`;
  return {
    group,
    name: rest.join(' / '),
    path: code.includes("'!autodocs'") && !hasUsage ? screen : page,
    hasUsage,
    storyCount: stories.length,
  };
}

/** A page that tells no single component. */
function guideOf(path: string): DirectoryEntry | null {
  const [, title, id = ''] =
    /<Meta title="([^"]+)" id="([^"]+)"/u.exec(readFileSync(`${root}${path}`, 'utf8')) ?? [];
  const [group, ...rest] = title?.split('/') ?? [];
  if (group === undefined) return null;
  return { group, name: rest.join(' / '), path: `/docs/${id}--uso`, hasUsage: true, storyCount: 0 };
}

/** Every guide and every file of stories, read from the files each time, so that the start page never lags behind them. */
export const directoryEntries = (): DirectoryEntry[] =>
  [
    ...globSync('.storybook/{packages,guides}/*.mdx', { cwd: root }).map(guideOf),
    ...globSync(['packages/ui/src/**/*.stories.tsx', 'apps/portal/src/**/*.stories.tsx'], { cwd: root }).map(
      entryOf,
    ),
  ]
    .filter((entry) => entry !== null)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'es-MX'));

/** Gives the start page what it lists of the files, without their text: that was 582 kB. */
export const directory: Plugin = {
  name: 'workbench-directory',
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load: (id) => (id === `\0${name}` ? `export const entries = ${JSON.stringify(directoryEntries())};` : null),
};
