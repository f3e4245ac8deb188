// Mutation tests, folder by folder: the mutants of a folder against the tests that are about it, so that none falls by
// luck to a test of something else. `npm run test:mutation -w packages/domain [-- folder …]`; the last report of each
// folder is kept, and only what changed is run again. Fails below 90 % of all.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packageFolder = join(import.meta.dirname, '..');
const reports = join(packageFolder, '.cache/mutation');
const bar = 90;

/** Folders whose rules are proven by the tests of others. */
const testedBy: Readonly<Record<string, readonly string[]>> = {
  'async-operation': ['order-action-states'],
  colonies: ['placeholders'],
  delivery: ['order-status'],
  images: ['images', 'placeholders'],
  internal: [
    'cfdi',
    'channels',
    'contact',
    'csv',
    'guide-text',
    'money',
    'number-format',
    'person-name',
    'tax-id',
  ],
  result: ['clabe', 'contact'],
  'special-sellers': ['placeholders'],
  states: ['banks', 'contact'],
  time: ['time', 'indicators', 'dispatch', 'promotion'],
  tracking: ['order-status'],
};

/** No rules: catalogues and the tests' own helpers. */
const unmutated = new Set(['banks', 'fiscal-regimes', 'testing']);

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}
interface Score {
  readonly folder: string;
  readonly dead: number;
  readonly all: number;
}

const folders = readdirSync(join(packageFolder, 'src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !unmutated.has(entry.name))
  .map(({ name }) => name);

function run(folder: string): void {
  const report = join(reports, `${folder}.json`);
  const mutate = [
    `src/${folder}/**/*.ts`,
    '!src/**/*.test.ts',
    '!src/**/testing/**',
    '!src/states/mexican-states.ts',
  ];
  const { status } = spawnSync(
    'npm',
    ['exec', '--', 'stryker', 'run', '--mutate', mutate.join(','), '--incrementalFile', report],
    {
      cwd: packageFolder,
      env: { ...process.env, MUTATION_TESTS: (testedBy[folder] ?? [folder]).join(',') },
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new Error(`Stryker stopped in ${folder}`);
}

function scoreOf(folder: string): Score {
  const file = join(reports, `${folder}.json`);
  if (!existsSync(file)) return { folder, dead: 0, all: 0 };
  const { files } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...wanted: string[]) => statuses.filter((status) => wanted.includes(status)).length;
  const dead = count('Killed', 'Timeout');
  return { folder, dead, all: dead + count('Survived', 'NoCoverage') };
}

const share = ({ dead, all }: Pick<Score, 'dead' | 'all'>) => (all === 0 ? 100 : (dead / all) * 100);

mkdirSync(reports, { recursive: true });
const asked = process.argv.slice(2);
for (const folder of asked.length > 0 ? asked : folders) run(folder);

const scores = folders.map(scoreOf);
const total = {
  dead: scores.reduce((sum, { dead }) => sum + dead, 0),
  all: scores.reduce((sum, { all }) => sum + all, 0),
};
for (const score of scores) {
  console.log(`${score.folder.padEnd(22)} ${score.dead} of ${score.all}, ${share(score).toFixed(1)} %`);
}
console.log(`${'all'.padEnd(22)} ${total.dead} of ${total.all}, ${share(total).toFixed(1)} %`);
process.exitCode = share(total) >= bar ? 0 : 1;
