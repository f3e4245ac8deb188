import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { countFragments, withoutComments } from './fragments.ts';
import { root } from './run.ts';

/**
 * `npm run figures` counts what the repository holds: its size, its comments and its names. `-- <folder>` counts another checkout,
 * such as a `git worktree` of an earlier commit.
 */
const folder = process.argv[2] ?? root;
const files = execFileSync('git', ['ls-files', '-z'], { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 })
  .split('\0')
  .filter((file) => file !== '');
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');
const linesOf = (file: string): number => textOf(file).match(/\n/g)?.length ?? 0;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const linesIn = (some: readonly string[]): number => sum(some.map(linesOf));

const isCode = (file: string): boolean => /\.(?:tsx?|css)$/.test(file);
const isTest = (file: string): boolean =>
  /\.(?:test|stories|e2e|nightly|type\.test)\.tsx?$|\/(?:testing|e2e|test|bench|scripts|fixture-app)\//.test(
    file,
  );
const productionOf = (room: string): string[] =>
  files.filter((file) => file.startsWith(`${room}/src/`) && isCode(file) && !isTest(file));

/** Counts each name in code: comments, texts and the words between tags are no code. */
function namesIn(some: readonly string[], name: RegExp): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of some) {
    const code = withoutComments(textOf(file))
      .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")
      .replaceAll(/>[^<>{}=;()]*</g, '><');
    for (const [found] of code.matchAll(name)) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  return counts;
}
const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

const portal = productionOf('apps/portal');
const routes = textOf('apps/portal/src/app/routes/routes.ts').match(/\bpath: (?:'|patterns\.)/g)?.length ?? 0;
const deposits = namesIn(portal, /\b(?:pago|deposit|payment|payout)\w*/gi);
const depositWords = new Map<string, number>();
for (const [name, count] of deposits) {
  const word = /^(?:pago|deposit|payment|payout)/i.exec(name)?.[0].toLowerCase() ?? '';
  depositWords.set(word, (depositWords.get(word) ?? 0) + count);
}
const number = (value: number): string => value.toLocaleString('en-US');

const rows: [string, string][] = [
  ['files of git', number(files.length)],
  ['TypeScript and CSS lines', number(linesIn(files.filter(isCode)))],
  [
    'JSON lines without the lock file',
    number(linesIn(files.filter((file) => file.endsWith('.json') && !file.endsWith('package-lock.json')))),
  ],
  [
    'PNG bytes',
    number(
      sum(files.filter((file) => file.endsWith('.png')).map((file) => statSync(join(folder, file)).size)),
    ),
  ],
  ['portal, production lines', number(linesIn(portal))],
  [`portal, production lines a route (${routes})`, number(Math.round(linesIn(portal) / routes))],
  ...[
    'packages/domain',
    'packages/api-client',
    'packages/ui',
    'packages/connectors',
    'packages/services',
    'packages/demo',
    'apps/gateway',
    'apps/portal',
  ].map((room): [string, string] => {
    const { comments, fragments } = countFragments(productionOf(room).map(textOf));
    const share = ((100 * fragments) / Math.max(1, comments)).toFixed(1);
    return [`${room}, fragment comments`, `${share} % (${fragments} of ${number(comments)})`];
  }),
  [
    'names of an order number in the portal',
    listed(namesIn(portal, /\b(?:orderid|orderId|orderNumber|no_pedido|pedido|numero)\b/g)),
  ],
  ['names of a deposit in the portal', listed(depositWords)],
];
const width = Math.max(...rows.map(([name]) => name.length));
for (const [name, value] of rows) process.stdout.write(`${name.padEnd(width)}  ${value}\n`);
