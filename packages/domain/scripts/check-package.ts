// Checks the package as others get it: holds each import against its size budget, and lets publint and attw look at the
// packed tarball. Prints the figures; fails when one of them is off. Needs `npm run build` before.
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { tarballProblems } from '../../../tools/release/tarball-problems.ts';

const packageFolder = join(import.meta.dirname, '..');

/** What one import may weigh, in bytes of minified and gzipped code: a fifth above what it weighs today. */
const budgets: Readonly<Record<string, number>> = {
  splitFullName: 250,
  initialsOf: 290,
  parseStreet: 3900,
  clampGuideContent: 400,
  volumetricWeight: 610,
  toQuoteRequest: 1150,
  groupOrderLines: 680,
  statusFamilyOfTab: 300,
  nextLineStatus: 730,
  availableOrderActions: 1720,
  channelName: 460,
  dateRangePreset: 1020,
  formatDateTime: 950,
  formatMxn: 250,
  allocate: 360,
  validateRfc: 860,
  validateCurp: 1700,
  validateClabe: 2900,
  // With what a spreadsheet would change of a key.
  toCsv: 740,
  newSessionId: 210,
  sidebarMode: 140,
};

/** Whole entries. */
const entryBudgets: Readonly<Record<string, number>> = {
  'payment/banks.js': 2500,
  'invoice/fiscal-regimes.js': 800,
  'guide/index.js': 3300,
  'channel/cases/index.js': 3300,
  'channel/setup/index.js': 5100,
  'files/clipboard/index.js': 760,
  'files/images/index.js': 600,
  // With the clocks of the country's postal codes.
  'invoice/cfdi/index.js': 9400,
  'invoice/examples/index.js': 3900,
  'onboarding/index.js': 5760,
  'payment/nets/index.js': 2200,
  'product/index.js': 9_800,
  'product/category-match.js': 1500,
  // With the encodings, the heads of five shops by version and language, where they stand, and what their rows say of each other.
  'bulk/index.js': 26_800,
  'bulk/examples/index.js': 1100,
  'sale/index.js': 3570,
  // With the reader of files, which reads a pasted list, too.
  'stock/index.js': 2250,
  'people/states/index.js': 2200,
};

/**
 * Everything that the root exports, without the catalogues that its rules read: nobody imports all of it. It grows with the
 * subjects of the domain, and by steps that are meant.
 */
const rootBudget = 27_136;

/** Catalogues without their rows: they have entries and budgets of their own. */
const emptyCatalogues: Plugin = {
  name: 'empty-catalogues',
  setup({ onLoad }) {
    onLoad({ filter: /\/(?:banks|mexican-states)\.js$/ }, async ({ path }) => {
      const names = Object.keys((await import(path)) as object);
      return { contents: names.map((name) => `export const ${name} = [];`).join('\n') };
    });
  },
};

/**
 * The weight of each of many entries, by name. By esbuild, which drops less than Rollup and Rolldown do: what is light here is
 * light everywhere. It links every entry as if it were alone, and reads the package once for all.
 */
async function weigh(
  codes: ReadonlyMap<string, string>,
  plugins: Plugin[] = [],
): Promise<Map<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'domain-entries-'));
  try {
    const names = [...codes.keys()];
    const files = names.map((name, at) => {
      const file = join(folder, `${at}.js`);
      writeFileSync(file, codes.get(name) ?? '');
      return file;
    });
    const { outputFiles } = await build({
      entryPoints: files,
      bundle: true,
      splitting: false,
      minify: true,
      format: 'esm',
      target: 'es2023',
      write: false,
      outdir: folder,
      plugins,
    });
    return new Map(
      outputFiles.map(({ path, contents }) => [
        names[Number(basename(path, '.js'))] ?? '',
        gzipSync(contents).length,
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const problems: string[] = [];
const properties = globSync('src/**/*.test.ts', { cwd: packageFolder })
  .map((file) => readFileSync(join(packageFolder, file), 'utf8').match(/fc\.property\(/gu)?.length ?? 0)
  .reduce((sum, count) => sum + count, 0);
console.log(`Properties: ${properties}`);

function held(name: string, bytes: number | undefined, budget: number): void {
  if (bytes === undefined) throw new Error(`Nothing was weighed of ${name}`);
  const line = `${name.padEnd(36)} ${String(bytes).padStart(6)} B of ${budget} B`;
  console.log(`  ${line}`);
  if (bytes > budget) problems.push(`too heavy: ${line}`);
}

const dist = (file: string) => JSON.stringify(join(packageFolder, 'dist', file));
const everything = 'the whole root, without catalogues';
const weights = await weigh(
  new Map([
    ...Object.keys(budgets).map((name) => [name, `export { ${name} } from ${dist('index.js')};`] as const),
    ...Object.keys(entryBudgets).map((file) => [file, `export * from ${dist(file)};`] as const),
  ]),
);
const root = await weigh(new Map([[everything, `export * from ${dist('index.js')};`]]), [emptyCatalogues]);
console.log('Sizes, minified and gzipped:');
for (const [name, budget] of Object.entries(budgets)) held(name, weights.get(name), budget);
held(everything, root.get(everything), rootBudget);
for (const [file, budget] of Object.entries(entryBudgets)) held(file, weights.get(file), budget);

problems.push(...(await tarballProblems('domain')));

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
