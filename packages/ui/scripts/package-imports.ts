import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';

/** Outside of the package: what a component brings of these is no component of ours. */
export const outside = [
  'react',
  'react-dom',
  'react/*',
  'react-aria-components',
  '@internationalized/*',
  '@visx/*',
  '@tanstack/*',
  '@trastienda/domain',
  '@trastienda/domain/*',
  '@vanilla-extract/*',
  'topojson-client',
];

/** Files of `dist` whose code is in the bundle of an entry. */
async function usedBy(code: string, folder: string): Promise<readonly string[]> {
  const { metafile } = await build({
    stdin: { contents: code, resolveDir: folder, loader: 'js' },
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    outdir: 'out',
    external: outside,
    logLevel: 'silent',
    absWorkingDir: folder,
  });
  return Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([file]) => join(folder, file));
}

/** Components whose code stands in files of `dist`: esbuild names its sources in comments. */
const componentsOf = (files: readonly string[]): Set<string> =>
  new Set(
    files
      .filter((file) => file.includes('dist/'))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^\/\/ src\/components\/(\w+)\//gm)])
      .map(([, name]) => name ?? ''),
  );

const root = (folder: string) => JSON.stringify(join(folder, 'dist/index.js'));

/** Written beside the package: a line for each component, with the components that its import brings along. */
export const partsFile = 'component-parts.txt';

interface Parts {
  readonly name: string;
  /** By its own entry, besides itself. */
  readonly own: readonly string[];
  /** By the root. */
  readonly byRoot: readonly string[];
}

/** Bundles every component by its own entry and by the root, and tells what components the bundle has code of. */
async function partsIn(folder: string): Promise<readonly Parts[]> {
  const all: Parts[] = [];
  for (const entry of globSync('dist/components/*/index.js', { cwd: folder }).toSorted()) {
    const name = basename(dirname(entry));
    const others = (files: readonly string[]) =>
      [...componentsOf(files)].filter((one) => one !== name).toSorted();
    const own = await usedBy(`export * from ${JSON.stringify(join(folder, entry))};`, folder);
    const exported = /export \{([^}]*)\}/.exec(readFileSync(join(folder, entry), 'utf8'))?.[1] ?? '';
    const names = exported.split(',').map((one) => one.trim().split(' as ').at(-1) ?? '');
    const byRoot = await usedBy(
      `export { ${names.filter(Boolean).join(', ')} } from ${root(folder)};`,
      folder,
    );
    all.push({ name, own: others(own), byRoot: others(byRoot) });
  }
  return all;
}

/** What `component-parts.txt` has to say of the package as it is built. */
export async function partsList(folder: string): Promise<string> {
  const lines = (await partsIn(folder)).map(({ name, own }) => `${name}: ${own.join(', ') || '-'}`);
  return `What one component brings of others. Written by scripts/write-parts.ts from the built package.\n\n${lines.join('\n')}\n`;
}

/** Components whose import, by their own entry or by the root, brings others than the committed list has. */
export async function strangersIn(folder: string): Promise<string[]> {
  const listed = new Map(
    [...readFileSync(join(folder, partsFile), 'utf8').matchAll(/^(\w+): (.+)$/gm)].map(
      ([, name = '', parts = '']) => [name, parts === '-' ? [] : parts.split(', ')],
    ),
  );
  const all = await partsIn(folder);
  if (all.length === 0) return ['dist has no components: build first'];
  const problems = all.flatMap(({ name, own, byRoot }) => {
    const known = listed.get(name) ?? [];
    const found = [
      { how: `${name} brings`, which: own.filter((one) => !known.includes(one)) },
      { how: `${name}, from the root, brings`, which: byRoot.filter((one) => !known.includes(one)) },
      { how: `${name} does not bring any more`, which: known.filter((one) => !own.includes(one)) },
    ];
    return found
      .filter(({ which }) => which.length > 0)
      .map(({ how, which }) => `${how} ${which.join(', ')}: ${partsFile} says otherwise`);
  });
  const gone = [...listed.keys()].filter((name) => all.every((one) => one.name !== name));
  return [...problems, ...gone.map((name) => `${partsFile} has ${name}, which the package has not`)];
}
