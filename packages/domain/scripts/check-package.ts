// Checks the package as others get it: builds it, holds each import against its size budget, and lets publint
// and attw look at the packed tarball. Prints the figures; fails when one of them is off.
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build, type Rolldown } from 'vite';

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
  sniffCfdi: 1950,
  toCsv: 500,
  newSessionId: 210,
  sidebarMode: 140,
};

/** Whole entries. */
const entryBudgets: Readonly<Record<string, number>> = {
  'banks/banks.js': 2500,
  'fiscal-regimes/fiscal-regimes.js': 800,
  'states/index.js': 1500,
};

/** Everything that the root exports, without the catalogue that one of its rules reads. */
const rootBudget = 20_480;

async function weigh(code: string, external?: RegExp): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      rollupOptions: {
        input: 'entry',
        preserveEntrySignatures: 'strict',
        ...(external ? { external } : {}),
        output: { format: 'es' },
      },
    },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? '\0entry' : null),
        load: (id) => (id === '\0entry' ? code : null),
      },
    ],
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const text = outputs
    .flatMap(({ output }) => output.map((file) => (file.type === 'chunk' ? file.code : '')))
    .join('');
  return gzipSync(text).length;
}

function run(command: string, ...args: string[]): string {
  return execFileSync('npm', ['exec', '--offline', '--', command, ...args], {
    cwd: packageFolder,
    encoding: 'utf8',
  });
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

run('tsup', '--silent');
run('tsc', '-p', 'tsconfig.build.json');

const dist = (file: string) => JSON.stringify(join(packageFolder, 'dist', file));
console.log('Sizes, minified and gzipped:');
for (const [name, budget] of Object.entries(budgets)) {
  held(name, await weigh(`export { ${name} } from ${dist('index.js')};`), budget);
}
const wholeRoot = `export * from ${JSON.stringify(join(packageFolder, 'src/index.ts'))};`;
held('the whole root, without catalogues', await weigh(wholeRoot, /banks\/banks/u), rootBudget);
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
