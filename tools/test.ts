import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { ensureBrowser } from './browser.ts';
import { bin, run, runUnlessSilent } from './run.ts';
import { type Outcome, outcomeOf, settled, type VitestReport } from './test-report.ts';

/** What `npm test` does, in order. A step that is no test runner counts as one test. */

type Tally = { passed: number; failed: number };

const results = mkdtempSync(join(tmpdir(), 'trastienda-tests-'));
const environment: NodeJS.ProcessEnv = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };

async function check(command: string, args: readonly string[]): Promise<Tally> {
  const code = await run(command, args, { env: environment });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Files that failed, up to so many, are tried once more: more of them are no accident. */
const triedAgain = 3;
/** The longest file of a slow machine says something within half of it. */
const silenceLimit = 10 * 60_000;
const unsteady: string[] = [];
const broken: string[] = [];

async function vitestOnce(
  name: string,
  args: readonly string[],
  more: NodeJS.ProcessEnv,
): Promise<Outcome | 'silent'> {
  const file = join(results, `${name}.json`);
  const outside = join(results, `${name}.outside`);
  const reporters = ['default', 'json', './tools/outside-errors.ts'].map((one) => `--reporter=${one}`);
  for (const old of [file, outside]) rmSync(old, { force: true });
  const command = ['run', ...args, ...reporters, `--outputFile.json=${file}`];
  const env = { ...environment, ...more, TRASTIENDA_OUTSIDE_ERRORS: outside };
  const code = await runUnlessSilent(bin('vitest'), command, { env, silenceLimit });
  if (code === 'silent') return code;
  if (!existsSync(file)) return withoutReport(`${name}: the run left no report`);
  return outcomeOf(JSON.parse(readFileSync(file, 'utf8')) as VitestReport, code, existsSync(outside));
}

const withoutReport = (failure: string): Outcome => ({
  passed: 0,
  passedBeside: 0,
  failures: [failure],
  files: [],
});

async function vitest(name: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<Tally> {
  let first = await vitestOnce(name, args, more);
  if (first === 'silent') {
    const hung = `${name}: said nothing for ${silenceLimit / 60_000} minutes and was ended`;
    console.log(`\n== ${hung}; once more`);
    unsteady.push(hung);
    first = await vitestOnce(name, args, more);
  }
  let outcome = first === 'silent' ? withoutReport(`${name}: fell silent twice`) : first;
  if (outcome.files.length > 0 && outcome.files.length <= triedAgain) {
    console.log(`\n== ${name}: once more, alone: ${outcome.files.join(', ')}`);
    const second = await vitestOnce(name, [...args, ...outcome.files], more);
    const again = settled(
      outcome,
      second === 'silent' ? withoutReport(`${name}: fell silent when tried again`) : second,
    );
    unsteady.push(...again.unsteady);
    outcome = again;
  }
  broken.push(...outcome.failures);
  return { passed: outcome.passed, failed: outcome.failures.length };
}

/** Files wait for PostgreSQL and for the browser: with one less than the cores, as is the default, these stand idle. */
const onEveryCore = '--maxWorkers=100%';

const steps: Readonly<Record<string, () => Promise<Tally>>> = {
  typecheck: () => check(bin('turbo'), ['run', 'typecheck', '--output-logs=errors-only']),
  lint: () => check(bin('oxlint'), []),
  format: () => check(bin('oxfmt'), ['--check']),
  unused: () => check(bin('knip'), []),
  build: () => check(bin('turbo'), ['run', 'build', '--output-logs=new-only']),
  tests: () => vitest('tests', ['--project=!stories', onEveryCore]),
  packages: () => check('npm', ['run', 'check:package', '--workspaces', '--if-present']),
  generators: () => check(process.execPath, ['tools/check-generators.ts']),
  stories: () => vitest('stories', ['--project=stories', onEveryCore]),
  e2e: () => vitest('e2e', ['--config', 'vitest.e2e.config.ts']),
};

/** Too long for every change: on its own, once a night. */
const nightly: typeof steps = {
  nightly: () => vitest('nightly', ['--config', 'vitest.nightly.config.ts']),
  'two-processes': () =>
    vitest('two-processes', ['--config', 'vitest.e2e.config.ts'], { E2E_PROCESSES: '2' }),
};

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
// End to end and the nightly set run on the built product.
const ofStep: Readonly<Record<string, readonly string[]>> = {
  e2e: ['build', 'e2e'],
  'two-processes': ['build', 'two-processes'],
  nightly: ['build', ...Object.keys(nightly)],
};
const chosen = only === undefined ? Object.keys(steps) : (ofStep[only] ?? [only]);

environment['CHROMIUM_PATH'] = await ensureBrowser();
const total: Tally = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const name of chosen) {
  const step = { ...steps, ...nightly }[name];
  if (step === undefined) throw new Error(`No step '${name}'; there are ${Object.keys(steps).join(', ')}`);
  console.log(`\n== ${name}`);
  const started = Date.now();
  const { passed, failed } = await step();
  total.passed += passed;
  total.failed += failed;
  lines.push(`${name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - started) / 1000)} s`);
}
rmSync(results, { recursive: true, force: true });

const list = (of: readonly string[]) => of.map((line) => `- ${line}`).join('\n');
if (unsteady.length > 0) console.log(`\nFailed, then passed alone (a defect to mend):\n${list(unsteady)}`);
if (broken.length > 0) console.log(`\nFailed:\n${list(broken)}`);
console.log(`\n${list(lines)}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
