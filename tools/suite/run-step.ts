import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { bin, runUnlessSilent } from '../run.ts';
import { type Outcome, outcomeOf, settled, type VitestReport } from './report.ts';

/** The number of passed and of failed tests. A command that is no test runner counts as one test. */
export type Tally = { readonly passed: number; readonly failed: number };

/** The input of a step, and the lists that it fills for the closing lines. */
export type Run = {
  readonly environment: NodeJS.ProcessEnv;
  readonly write: (text: Buffer | string) => void;
  /** Tests that failed and then passed alone: a defect, of the product or of the test. */
  readonly unsteady: string[];
  readonly broken: string[];
};

/** Files that failed, up to so many, are tried once more: more of them are no accident. */
const MAX_RETRIED_FILES = 3;
/** The longest file of a slow machine prints something within half of this. */
const SILENCE_LIMIT_MS = 10 * 60_000;

/** One command that passes or fails. */
export async function check(run: Run, command: string, args: readonly string[]): Promise<Tally> {
  const { environment: env, write } = run;
  const code = await runUnlessSilent(command, args, { env, write, silenceLimit: SILENCE_LIMIT_MS });
  if (code === 0) return { passed: 1, failed: 0 };
  run.broken.push(
    `${command.split('/').at(-1)} ${args.join(' ')}: ${code === 'silent' ? code : `exit ${code}`}`,
  );
  return { passed: 0, failed: 1 };
}

const withoutReport = (failure: string): Outcome => ({
  passed: 0,
  passedBeside: 0,
  failures: [failure],
  files: [],
});

async function vitestOnce(run: Run, name: string, args: readonly string[]): Promise<Outcome | 'silent'> {
  const folder = mkdtempSync(join(tmpdir(), 'trastienda-tests-'));
  try {
    const file = join(folder, 'report.json');
    const outside = join(folder, 'outside');
    const reporters = [
      'default',
      'json',
      './tools/suite/outside-errors.ts',
      ...(process.argv.includes('--write') ? ['./tools/suite/proofs.ts'] : []),
    ].map((one) => `--reporter=${one}`);
    const command = ['run', ...args, ...reporters, `--outputFile.json=${file}`];
    const env = { ...run.environment, TRASTIENDA_OUTSIDE_ERRORS: outside };
    const code = await runUnlessSilent(bin('vitest'), command, {
      env,
      write: run.write,
      silenceLimit: SILENCE_LIMIT_MS,
    });
    if (code === 'silent') return code;
    if (!existsSync(file)) return withoutReport(`${name}: the run left no report`);
    return outcomeOf(JSON.parse(readFileSync(file, 'utf8')) as VitestReport, code, existsSync(outside));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A run of Vitest. What hangs, and a few files that fail, are tried once more: what passes then is unsteady. */
export async function vitest(run: Run, name: string, args: readonly string[]): Promise<Tally> {
  let first = await vitestOnce(run, name, args);
  if (first === 'silent') {
    const hung = `${name}: said nothing for ${SILENCE_LIMIT_MS / 60_000} minutes and was ended`;
    run.write(`\n== ${hung}; once more\n`);
    run.unsteady.push(hung);
    first = await vitestOnce(run, name, args);
  }
  let outcome = first === 'silent' ? withoutReport(`${name}: fell silent twice`) : first;
  if (outcome.files.length > 0 && outcome.files.length <= MAX_RETRIED_FILES) {
    run.write(`\n== ${name}: once more, alone: ${outcome.files.join(', ')}\n`);
    const second = await vitestOnce(run, name, [...args, ...outcome.files]);
    const again = settled(
      outcome,
      second === 'silent' ? withoutReport(`${name}: fell silent when tried again`) : second,
    );
    run.unsteady.push(...again.unsteady);
    outcome = again;
  }
  run.broken.push(...outcome.failures);
  return { passed: outcome.passed, failed: outcome.failures.length };
}

/** The environment of every step, on top of the process's own. */
export const environmentOf = (browser: string): NodeJS.ProcessEnv => ({
  ...process.env,
  CHROMIUM_PATH: browser,
  TURBO_TELEMETRY_DISABLED: '1',
});
