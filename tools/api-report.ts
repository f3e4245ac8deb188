import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { apiReport } from './package/api-report.ts';
import { withoutChangeset } from './package/changesets.ts';
import { root } from './run.ts';

/**
 * `node tools/api-report.ts ui` compares the committed report of a built package with what it promises now, and with what it
 * promised at its last release: a difference there needs a changeset. `--write` writes the report.
 */
const [name = '', ...flags] = process.argv.slice(2);
const folder = join(root, 'packages', name);
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  name: string;
  version: string;
};
const file = join(folder, 'api-report.txt');
const path = `packages/${name}/api-report.txt`;

const git = (...args: readonly string[]): string | null => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return null;
  }
};

/** The commit that the change is measured from: `CHANGESET_BASE` (CI: the target branch), else the one that set this version. */
const base =
  process.env['CHANGESET_BASE'] ??
  git(
    'log',
    '-1',
    '--format=%H',
    `-S"version": "${manifest.version}"`,
    '--',
    `packages/${name}/package.json`,
  )?.trim();

const now = apiReport(folder);
if (flags.includes('--write')) {
  writeFileSync(file, now);
  console.log(`Written: ${path}`);
}
const committed = existsSync(file) ? readFileSync(file, 'utf8') : '';
const problems: string[] = [];
if (committed !== now) {
  const lines = new Set(committed.split('\n'));
  const fresh = now.split('\n').filter((line) => !lines.has(line));
  problems.push(
    `${path} is not what the package promises. Run \`npm run api -w packages/${name}\`, and look at the difference:`,
    ...fresh.slice(0, 12).map((line) => `  + ${line}`),
  );
}
// An archive of the sources has no history to compare with.
const before = base ? git('show', `${base}:${path}`) : now;
const changesets = globSync('.changeset/*.md', { cwd: root }).map((one) =>
  readFileSync(join(root, one), 'utf8'),
);
for (const needing of withoutChangeset([{ name: manifest.name, before, now }], changesets))
  problems.push(
    `${needing} promises something else than at its last release: add a changeset (\`npm exec -- changeset\`).`,
  );

for (const problem of problems) console.error(problem);
if (problems.length === 0)
  console.log(`API report of ${manifest.name}: ${now.split('\n').length} lines, as committed`);
process.exitCode = problems.length === 0 ? 0 : 1;
