import { execFileSync } from 'node:child_process';
import { root } from './run.ts';

/** Runs write these pages themselves: such a change moves no figure, so one run may follow another. */
const WRITTEN_BY_RUNS = /^docs\/(?:benchmarks|reliability)\.md$/u;

/** Paths with uncommitted changes, from `git status --porcelain`, without the pages that runs write. */
export const uncommitted = (status: string): string[] =>
  status
    .split('\n')
    .map((line) => line.slice(3))
    .filter((path) => path !== '' && !WRITTEN_BY_RUNS.test(path));

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trimEnd();

/**
 * The day (UTC) and the commit that a run measures, as `2026-11-27, 180668e1`.
 * @throws when the tree differs from the commit, which would then not be what was measured.
 */
export function provenance(): string {
  const paths = uncommitted(git('status', '--porcelain'));
  if (paths.length > 0) throw new Error(`Commit first; figures name their commit: ${paths.join(', ')}`);
  return `${new Date().toISOString().slice(0, 10)}, ${git('rev-parse', '--short=8', 'HEAD')}`;
}
