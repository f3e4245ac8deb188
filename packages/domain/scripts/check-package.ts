// Checks the package as others get it: builds it, holds each import against its size budget, and lets publint
// and attw look at the packed tarball. Prints the figures; fails when one of them is off.
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

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
  availableOrderActions: 1670,
  channelName: 460,
  dateRangePreset: 1020,
  formatDateTime: 950,
  formatMxn: 250,
  allocate: 360,
  validateRfc: 860,
  validateCurp: 1700,
  validateClabe: 2900,
  toCsv: 500,
  newSessionId: 210,
  sidebarMode: 140,
};

/** Whole entries. */
const entryBudgets: Readonly<Record<string, number>> = {
  'payment/banks.js': 2500,
  'invoice/fiscal-regimes.js': 800,
  'guide/index.js': 2300,
  'channel/setup/index.js': 4080,
  'files/clipboard/index.js': 600,
  'files/images/index.js': 600,
  'invoice/cfdi/index.js': 7000,
  'invoice/examples/index.js': 3900,
  'onboarding/index.js': 5760,
  'payment/nets/index.js': 2200,
  'product/index.js': 8900,
  'product/category-match.js': 1500,
  'bulk/index.js': 17_400,
  'sale/index.js': 3570,
  'stock/index.js': 1700,
  'people/states/index.js': 1500,
};

/**
 * Everything that the root exports, without the catalogues that its rules read: nobody imports all of it. It grows with the
 * subjects of the domain, and by steps that are meant.
 */
const rootBudget = 24_576;

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

/** By esbuild, which drops less than Rollup and Rolldown do: what is light here is light everywhere. */
async function weigh(contents: string, plugins: Plugin[] = []): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: packageFolder },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    write: false,
    plugins,
  });
  return gzipSync(outputFiles[0]?.contents ?? '').length;
}

const problems: string[] = [];
const properties = globSync('src/**/*.test.ts', { cwd: packageFolder })
  .map((file) => readFileSync(join(packageFolder, file), 'utf8').match(/fc\.property\(/gu)?.length ?? 0)
  .reduce((sum, count) => sum + count, 0);
console.log(`Properties: ${properties}`);

function held(name: string, bytes: number, budget: number): void {
  const line = `${name.padEnd(36)} ${String(bytes).padStart(6)} B of ${budget} B`;
  console.log(`  ${line}`);
  if (bytes > budget) problems.push(`too heavy: ${line}`);
}

execFileSync('npm', ['run', '--silent', 'build'], { cwd: packageFolder });

const dist = (file: string) => JSON.stringify(join(packageFolder, 'dist', file));
console.log('Sizes, minified and gzipped:');
for (const [name, budget] of Object.entries(budgets)) {
  held(name, await weigh(`export { ${name} } from ${dist('index.js')};`), budget);
}
const wholeRoot = await weigh(`export * from ${dist('index.js')};`, [emptyCatalogues]);
held('the whole root, without catalogues', wholeRoot, rootBudget);
for (const [file, budget] of Object.entries(entryBudgets)) {
  held(file, await weigh(`export * from ${dist(file)};`), budget);
}

const folder = mkdtempSync(join(tmpdir(), 'domain-'));
try {
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
      cwd: packageFolder,
      encoding: 'utf8',
    }),
  ) as { entryCount: number; size: number }[];
  if (!packed) throw new Error('npm pack made no tarball');
  console.log(`Tarball: ${packed.entryCount} files, ${packed.size} B`);

  const { messages, pkg } = await publint({ pkgDir: packageFolder, strict: true });
  for (const message of messages) problems.push(`publint: ${formatMessage(message, pkg)}`);
  console.log(`publint: ${messages.length === 0 ? 'clean' : `${messages.length} messages`}`);

  // ESM only, and it says so: a CommonJS reader has require(esm).
  execFileSync('npm', ['run', '--silent', 'check:types'], { cwd: packageFolder, encoding: 'utf8' });
  console.log('attw: clean');
} catch (error) {
  problems.push(String((error as { stdout?: string }).stdout ?? error));
} finally {
  rmSync(folder, { recursive: true });
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
