import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** KiB after gzip -9, as the peers were measured (docs/benchmarks.md). */
const kilobytes = (bytes: number) => bytes / 1024;

/** Minified and gzipped, with everything but React: what a page pays for an import. */
async function weigh(folder: string, entry: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export * from ${JSON.stringify(join(folder, entry))};`,
      resolveDir: folder,
      loader: 'js',
    },
    bundle: true,
    format: 'esm',
    target: 'es2023',
    minify: true,
    write: false,
    outdir: 'out',
    external: ['react', 'react-dom', 'react/*', 'react-aria-components', '@internationalized/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

/** What the house allows, in KiB; React Aria's own share is held by ratio in `npm run bench:ui`. */
const budgets: Readonly<Record<string, number>> = {
  'components/LineChart/index.js': 30,
  // The outlines of 32 states are two thirds of it.
  'components/MexicoMap/index.js': 30,
  'components/Button/index.js': 2,
  'components/TextField/index.js': 3,
  'components/DataTable/index.js': 44,
};
/** Bytes of the one style sheet for each component it dresses, schemes and reset included; the goal is 16 KiB in all. */
const styleBytesEach = 212;

/** Weighs the built package and names what is over its budget. */
export async function heldBudgets(folder: string): Promise<string[]> {
  const problems: string[] = [];
  const sheet = gzipSync(readFileSync(join(folder, 'dist/styles.css')), { level: 9 }).length;
  const components = globSync('dist/components/*/index.js', { cwd: folder }).length;
  const each = Math.round(sheet / components);
  console.log(
    `  styles.css: ${kilobytes(sheet).toFixed(1)} KiB for ${components} components, ${each} B each of ${styleBytesEach}`,
  );
  if (each > styleBytesEach)
    problems.push(`styles.css has ${each} B a component, ${styleBytesEach} are allowed`);
  for (const [entry, budget] of Object.entries(budgets)) {
    const weight = kilobytes(await weigh(folder, `dist/${entry}`));
    const line = `${entry}: ${weight.toFixed(1)} KiB of ${budget}`;
    console.log(`  ${line}`);
    if (weight > budget) problems.push(`too heavy: ${line}`);
  }
  return problems;
}
