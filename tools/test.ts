import process from 'node:process';
import { ensureBrowser } from './browser.ts';
import { environmentOf, type Run, type Tally } from './suite/run-step.ts';
import { build, lanes, nightly, type NightlyStep, type Step, workbench } from './suite/steps.ts';

/**
 * `npm test`, or one step of it with `--only`; `--only nightly` is what takes too long for every change. `--write` puts
 * what tests print as `proved: …` into docs/reliability.md.
 */

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;

/** The plan of a run: each lane's steps one after the other, the lanes side by side. */
function planOf(name: string | undefined): readonly (readonly Step[])[] {
  if (name === undefined) return lanes;
  if (name === 'nightly') return [[build, workbench, ...nightly]];
  const every = [...lanes.flat(), ...nightly];
  const step = every.find((one) => one.name === name);
  if (step === undefined)
    throw new Error(`No step '${name}'; there are ${every.map((one) => one.name).join(', ')}, nightly`);
  return [[...every.filter((one) => step.needs?.includes(one.name)), step]];
}

const plan = planOf(only);
const environment = environmentOf(await ensureBrowser());
const unsteady: string[] = [];
const broken: string[] = [];
const finished = new Map<Step, Tally & { readonly seconds: number }>();
const isAlone = plan.length === 1;

/** Concurrent steps would write between each other's lines: the output of one is shown when it ends. */
async function runStep(step: Step): Promise<void> {
  const said: (Buffer | string)[] = [];
  const write: Run['write'] = isAlone ? (text) => process.stdout.write(text) : (text) => said.push(text);
  console.log(isAlone ? `\n== ${step.name}` : `-- ${step.name} begins`);
  const started = Date.now();
  const tally = await step.run({ environment, write, unsteady, broken });
  const seconds = Math.round((Date.now() - started) / 1000);
  finished.set(step, { ...tally, seconds });
  if (!isAlone) console.log(`\n== ${step.name}`);
  for (const text of said) process.stdout.write(text);
  console.log(lineOf(step));
}

const lineOf = (step: Step): string => {
  const { passed = 0, failed = 0, seconds = 0 } = finished.get(step) ?? {};
  return `${step.name}: ${passed} passed, ${failed} failed, ${seconds} s of ${step.budget}`;
};

/** Resolve as their steps end: another lane may wait for one. */
const ends = new Map(plan.flat().map((step) => [step.name, Promise.withResolvers<void>()]));
async function runLane(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    await Promise.all((step.needs ?? []).map((name) => ends.get(name)?.promise));
    await runStep(step);
    ends.get(step.name)?.resolve();
  }
}

const before = Date.now();
await Promise.all(plan.map(runLane));

const list = (of: readonly string[]) => of.map((line) => `- ${line}`).join('\n');
if (unsteady.length > 0) console.log(`\nFailed, then passed alone (a defect to fix):\n${list(unsteady)}`);
if (broken.length > 0) console.log(`\nFailed:\n${list(broken)}`);
console.log(`\n${list(plan.flat().map(lineOf))}\n`);
const proves = plan.flat().filter((step): step is NightlyStep => 'proves' in step);
if (proves.length > 0) {
  const told = proves.map((step) => `${step.name}: ${step.proves} (${lineOf(step)})`);
  console.log(`What the night alone proves:\n${list(told)}\n`);
}
const total = [...finished.values()];
const sum = (of: keyof Tally) => total.reduce((all, tally) => all + tally[of], 0);
console.log(`${Math.round((Date.now() - before) / 1000)} s in all`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
