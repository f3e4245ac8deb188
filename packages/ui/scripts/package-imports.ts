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

/** Files of `dist` whose code is in the bundle of an entry, and all that it could reach. */
async function bundled(code: string, folder: string): Promise<{ used: string[]; reached: string[] }> {
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
  });
  const outputs = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  return {
    used: outputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file),
    reached: Object.keys(metafile.inputs),
  };
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

/**
 * Bundles every component by its own entry and by the root, and names what the bundle has of components that it is
 * not made of. Made of: what its entry imports, directly or not.
 */
export async function strangersIn(folder: string): Promise<string[]> {
  const problems: string[] = [];
  const entries = globSync('dist/components/*/index.js', { cwd: folder }).toSorted();
  for (const entry of entries) {
    const name = basename(dirname(entry));
    const own = await bundled(`export * from ${JSON.stringify(join(folder, entry))};`, folder);
    const parts = componentsOf(own.reached);
    const exported = /export \{([^}]*)\}/.exec(readFileSync(join(folder, entry), 'utf8'))?.[1] ?? '';
    const names = exported.split(',').map((one) => one.trim().split(' as ').at(-1) ?? '');
    const byRoot = await bundled(
      `export { ${names.filter(Boolean).join(', ')} } from ${root(folder)};`,
      folder,
    );
    const strangers = [...componentsOf(byRoot.used)].filter((one) => !parts.has(one));
    if (strangers.length > 0) problems.push(`Importing ${name} from the root brings ${strangers.join(', ')}`);
    if (name === 'Button') {
      const more = [...parts].filter((one) => one !== 'Button' && one !== 'Spinner');
      if (more.length > 0) problems.push(`Button is made of ${more.join(', ')}`);
    }
  }
  if (entries.length === 0) problems.push('dist has no components: build first');
  return problems;
}
