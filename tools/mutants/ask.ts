import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { bin, runUnlessSilent } from '../run.ts';
import { firstLine, outcomeOf, type VitestReport } from '../suite/report.ts';
import type { Fault } from './fault.ts';

/** A copy of the house, and what its tests find in their environment. */
export type Copy = { readonly house: string; readonly env: NodeJS.ProcessEnv };

/**
 * A test that hangs under a fault prints nothing; the longest test of a slow machine ends within half of
 * this.
 */
const SILENCE_LIMIT_MS = 10 * 60_000;

/** The project of Vitest that runs a test file. */
export function projectOf(test: string): string {
  const [, room = ''] = test.split('/');
  if (test.endsWith('.stories.tsx')) return 'stories';
  return test.includes('.browser.test.') ? `${room}-browser` : room;
}

const byProject = (tests: readonly string[]): ReadonlyMap<string, string[]> =>
  Map.groupBy(new Set(tests), projectOf);

type Ran = { readonly code: number | 'silent'; readonly report: VitestReport | null; readonly said: string };

async function vitest({ house, env }: Copy, project: string, args: readonly string[]): Promise<Ran> {
  const file = join(house, 'report-of-mutants.json');
  rmSync(file, { force: true });
  const said: Buffer[] = [];
  const options = [
    // One line for each test: a file of many would otherwise print nothing for minutes, and be taken for one
    // that hangs.
    '--reporter=verbose',
    '--reporter=json',
    `--outputFile.json=${file}`,
    // The file of the fault alone changes from one run to the next.
    '--fsModuleCache',
    `--fsModuleCachePath=${join(house, 'modules-of-mutants')}`,
  ];
  const code = await runUnlessSilent(bin('vitest'), ['run', '--project', project, ...args, ...options], {
    cwd: house,
    env: { ...process.env, ...env },
    silenceLimit: SILENCE_LIMIT_MS,
    write: (chunk) => said.push(chunk),
  });
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : null;
  return { code, report, said: Buffer.concat(said).toString('utf8') };
}

const without = (house: string, path: string) => path.replace(`${house}/`, '');

/**
 * Runs test files without a fault: a failure here is none of the fault's.
 * @returns The files that are not green.
 */
export async function redWithout(copy: Copy, tests: readonly string[]): Promise<readonly string[]> {
  const red: string[] = [];
  for (const [project, files] of byProject(tests)) {
    const { code, report, said } = await vitest(copy, project, [...files, '--maxWorkers=100%']);
    const ran = new Set(report?.testResults.map(({ name }) => without(copy.house, name)));
    const failed = report && code !== 'silent' ? outcomeOf(report, code, false).files : files;
    const ofThese = [
      ...failed.map((file) => without(copy.house, file)),
      ...files.filter((file) => !ran.has(file)),
    ];
    red.push(...ofThese);
    if (code !== 0) console.log(said);
    // An error outside of the tests may be any file's.
    if (code !== 0 && ofThese.length === 0) red.push(...files);
  }
  return red;
}

/**
 * - `caught`: by a test, which is named.
 * - `survived`: every test is as green as it was.
 * - `broken`: the file of the fault, or of a test, cannot even be read: that is no fault such as people make.
 */
export type Fate = { readonly kind: 'caught' | 'survived' | 'broken'; readonly by: string };

function fateIn({ code, report }: Ran, house: string): Fate | null {
  if (code === 'silent') return { kind: 'caught', by: 'the run, which hangs' };
  if (report === null) return { kind: 'broken', by: 'the run left no report' };
  for (const { name, status, message, assertionResults } of report.testResults) {
    const test = assertionResults.find((one) => one.status === 'failed');
    const file = without(house, name);
    if (test)
      return { kind: 'caught', by: `${file} > ${test.fullName} | ${firstLine(test.failureMessages[0])}` };
    if (status === 'failed')
      return {
        kind: assertionResults.length === 0 ? 'broken' : 'caught',
        by: `${file} | ${firstLine(message)}`,
      };
  }
  return code === 0 ? null : { kind: 'caught', by: 'an error outside of the tests' };
}

/** Plants a fault in a text. @throws where the text to replace does not occur exactly once. */
export function planted(text: string, { id, file, find, replacement }: Fault): string {
  const [before, after, ...more] = text.split(find);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${id}: what it changes stands ${more.length === 0 ? 'nowhere' : 'twice'} in ${file}`);
  return before + replacement + after;
}

/** Plants a fault, runs its tests up to the first that fails, and takes it out again. */
export async function fateOf(copy: Copy, fault: Fault): Promise<Fate> {
  const path = join(copy.house, fault.file);
  const original = readFileSync(path, 'utf8');
  writeFileSync(path, planted(original, fault));
  try {
    for (const [project, files] of byProject(fault.tests)) {
      const fate = fateIn(await vitest(copy, project, [...files, '--bail=1']), copy.house);
      if (fate) return fate;
    }
    return { kind: 'survived', by: fault.harm };
  } finally {
    writeFileSync(path, original);
  }
}
