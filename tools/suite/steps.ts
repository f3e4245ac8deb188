import { randomInt } from 'node:crypto';
import process from 'node:process';
import { workbenchBuild } from '../build-product.ts';
import { bin } from '../run.ts';
import { check, type Run, type Tally, vitest } from './run-step.ts';

export type Step = {
  readonly name: string;
  /** Seconds on two quiet cores, with the other lane at work. A step that grows past it is made cheaper first. */
  readonly budget: number;
  /** The steps whose results it needs. */
  readonly needs?: readonly string[];
  readonly run: (run: Run) => Promise<Tally>;
};

/** A part of the night, with what no step of `npm test` proves. */
export type NightlyStep = Step & { readonly proves: string };

/**
 * Files wait for PostgreSQL and for the browser: with the default of one worker fewer than cores, cores idle.
 */
const onEveryCore = '--maxWorkers=100%';
const endToEnd = ['--config', 'vitest.e2e.config.ts'];
const nightlyEndToEnd = ['--config', 'vitest.e2e.nightly.config.ts'];

export const build: Step = {
  name: 'build',
  budget: 40,
  run: (run) => check(run, bin('turbo'), ['run', 'build', '--output-logs=new-only']),
};
const generators: Step = {
  name: 'generators',
  budget: 60,
  run: (run) => check(run, process.execPath, ['tools/check-generators.ts']),
};
const tests: Step = {
  name: 'tests',
  budget: 300,
  needs: ['build'],
  run: (run) => vitest(run, 'tests', ['--project=!stories', onEveryCore]),
};
const stories: Step = {
  name: 'stories',
  budget: 300,
  run: (run) => vitest(run, 'stories', ['--project=stories', onEveryCore]),
};
/** The design system as static pages, which the walks open. */
export const workbench: Step = {
  name: 'workbench',
  budget: 60,
  run: (run) => check(run, bin('turbo'), workbenchBuild),
};
const walks: Step = {
  name: 'e2e',
  budget: 240,
  needs: ['build', 'workbench'],
  run: (run) => vitest(run, 'e2e', endToEnd),
};

/**
 * The steps of `npm test`: two lanes side by side, since most steps wait for a browser or a database half of
 * their time.
 */
export const lanes: readonly (readonly Step[])[] = [
  [
    {
      name: 'typecheck',
      budget: 45,
      run: (run) => check(run, bin('turbo'), ['run', 'typecheck', '--output-logs=errors-only']),
    },
    { name: 'lint', budget: 10, run: (run) => check(run, bin('oxlint'), []) },
    { name: 'format', budget: 10, run: (run) => check(run, bin('oxfmt'), ['--check']) },
    { name: 'unused', budget: 40, run: (run) => check(run, bin('knip'), []) },
    build,
    {
      name: 'packages',
      budget: 60,
      needs: ['build'],
      run: (run) => check(run, process.execPath, ['tools/check-packages.ts']),
    },
    generators,
    tests,
  ],
  [stories, workbench, walks],
];

/** One for all processes of a night, and for the second try of what failed: it does not pass for having met others. */
const seedOfNight = process.env['TRASTIENDA_SEED'] ?? String(randomInt(2 ** 31));

/** The same steps with every sample in full, as the tests read it of `TRASTIENDA_NIGHTLY`. */
const inFull =
  (step: Step, more: NodeJS.ProcessEnv = {}): Step['run'] =>
  (run) => {
    run.write(`TRASTIENDA_SEED=${seedOfNight} repeats what is random\n`);
    const night = { TRASTIENDA_NIGHTLY: '1', TRASTIENDA_SEED: seedOfNight, ...more };
    return step.run({ ...run, environment: { ...run.environment, ...night } });
  };

/**
 * The steps that take too long for every change: one after the other, since each measures or kills processes.
 */
export const nightly: readonly NightlyStep[] = [
  {
    name: 'kills',
    budget: 1_900,
    proves:
      'books stay whole through kills of gateways, workers and migrations; ten minutes of use leave no memory behind; every label is read by a scanner',
    run: (run) => vitest(run, 'kills', ['--config', 'vitest.nightly.config.ts']),
  },
  {
    name: 'tests-in-full',
    budget: 900,
    proves: 'each call meets each fault, each place each merchant, and random sequences run by the thousand',
    run: inFull(tests),
  },
  {
    name: 'stories-in-full',
    budget: 900,
    proves: 'axe finds nothing in any story in any colour scheme',
    run: inFull(stories),
  },
  {
    name: 'generators-in-full',
    budget: 180,
    proves: 'what npm run new writes is drawn in every state, and is in what is built',
    run: inFull(generators),
  },
  {
    name: 'outside-next',
    budget: 240,
    needs: ['build'],
    proves:
      'the newest Next builds and serves an application of the packages, on its server and for its client',
    run: (run) => check(run, process.execPath, ['tools/outside-next.ts']),
  },
  {
    name: 'e2e-in-full',
    budget: 600,
    needs: ['build'],
    proves: 'every route at every width, crashes and backups, seen in the running product',
    run: (run) => vitest(run, 'e2e-in-full', nightlyEndToEnd),
  },
  {
    name: 'two-processes',
    budget: 600,
    needs: ['build', 'workbench'],
    proves: 'the walks hold behind two gateways and a round-robin',
    run: inFull(walks, { E2E_PROCESSES: '2' }),
  },
];
