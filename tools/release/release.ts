import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { bin } from '../run.ts';
import { publishedPackages, readManifest, stage } from './stage.ts';

/** The parts of a release, in a workspace of which the caller says where it is: the workspace, or a copy to try it in. */

const inFolder =
  (cwd: string, env = process.env) =>
  (command: string, ...args: readonly string[]): string =>
    execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/**
 * Spends the changesets: new versions, their changelogs, the lockfile, and a commit of it all.
 * @returns The names with the versions they have then.
 * @throws when something is not committed.
 */
export function spendChangesets(workspace: string): string[] {
  const run = inFolder(workspace);
  const uncommitted = run('git', 'status', '--porcelain');
  if (uncommitted !== '')
    throw new Error(`Commit first; a release is made of what is committed:\n${uncommitted}`);
  run(bin('changeset'), 'version');
  const released = publishedPackages.map((name) => {
    const manifest = readManifest(join(workspace, 'packages', name));
    return `${manifest.name} ${manifest.version}`;
  });
  if (run('git', 'status', '--porcelain') === '') return released;
  run(bin('oxfmt'), ...globSync('packages/*/{CHANGELOG.md,package.json}', { cwd: workspace }));
  run('npm', 'install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund');
  run('git', 'add', '--all');
  run(
    'git',
    'commit',
    '--quiet',
    '-m',
    `Release of ${released.map((one) => one.replace('@trastienda/', '')).join(', ')}`,
  );
  return released;
}

/**
 * Publishes the built packages whose version the registry has not, and tags their commit.
 * @throws when changesets wait to be spent: what is published would not say what has changed.
 */
export function publish(workspace: string, environment = process.env): void {
  const waiting = globSync('.changeset/*.md', { cwd: workspace });
  if (waiting.length > 0) throw new Error(`Changesets wait to be spent: ${waiting.join(', ')}`);
  for (const name of publishedPackages) {
    const staged = stage(name, workspace);
    if (!existsSync(join(staged, 'CHANGELOG.md'))) throw new Error(`${name} has no CHANGELOG.md`);
  }
  console.log(inFolder(workspace, environment)(bin('changeset'), 'publish'));
}
