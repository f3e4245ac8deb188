import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';

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

/** Entries that are no files: `entry:<name>`, whose code is told by its name. */
const told = (codes: ReadonlyMap<string, string>, resolveDir: string): Plugin => ({
  name: 'told',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^entry:/ }, ({ path }) => ({
      path: path.slice('entry:'.length),
      namespace: 'told',
    }));
    onLoad({ filter: /.*/, namespace: 'told' }, ({ path }) => ({
      contents: codes.get(path) ?? '',
      loader: 'js',
      resolveDir,
    }));
  },
});

/**
 * Files of `dist` whose code is in the bundle of each entry. esbuild links every entry by itself, as if it were alone, and
 * reads the files of all but once: one build instead of two for each component.
 */
async function usedBy(
  codes: ReadonlyMap<string, string>,
  folder: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { metafile } = await build({
    entryPoints: [...codes.keys()].map((name) => ({ in: `entry:${name}`, out: name })),
    plugins: [told(codes, folder)],
    bundle: true,
    splitting: false,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    outdir: 'out',
    external: outside,
    logLevel: 'silent',
    absWorkingDir: folder,
  });
  const used = Object.entries(metafile.outputs).flatMap(([output, { inputs, entryPoint }]) =>
    entryPoint === undefined
      ? []
      : [
          [
            output.replace(/^out\//, '').replace(/\.js$/, ''),
            Object.entries(inputs)
              .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
              .map(([file]) => join(folder, file)),
          ] as const,
        ],
  );
  return new Map(used);
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
  const entries = globSync('dist/components/*/index.js', { cwd: folder }).toSorted();
  if (entries.length === 0) return [];
  const codes = new Map<string, string>();
  for (const entry of entries) {
    const name = basename(dirname(entry));
    const exported = /export \{([^}]*)\}/.exec(readFileSync(join(folder, entry), 'utf8'))?.[1] ?? '';
    const names = exported.split(',').map((one) => one.trim().split(' as ').at(-1) ?? '');
    codes.set(`own/${name}`, `export * from ${JSON.stringify(join(folder, entry))};`);
    codes.set(`root/${name}`, `export { ${names.filter(Boolean).join(', ')} } from ${root(folder)};`);
  }
  const used = await usedBy(codes, folder);
  return entries.map((entry) => {
    const name = basename(dirname(entry));
    const othersOf = (which: string): string[] => {
      const files = used.get(`${which}/${name}`);
      if (files === undefined) throw new Error(`The bundle of ${which}/${name} is missing`);
      return [...componentsOf(files)].filter((one) => one !== name).toSorted();
    };
    return { name, own: othersOf('own'), byRoot: othersOf('root') };
  });
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
