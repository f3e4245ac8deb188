import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { uncommitted } from './provenance.ts';
import { root } from './run.ts';
import { proofsIn, withProofs } from './suite/proofs.ts';

test('a changed tree has no commit to name; the pages that runs write are no change of it', () => {
  expect(uncommitted(' M docs/benchmarks.md\n M docs/reliability.md\n')).toEqual([]);
  expect(uncommitted(' M docs/benchmarks.md\n M package.json\n?? new.ts\n')).toEqual([
    'package.json',
    'new.ts',
  ]);
});

const git = (...args: readonly string[]): string | null => {
  try {
    const env = { ...process.env, TZ: 'UTC' };
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', env, stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
};

/** A clone without the whole history, or an archive of the sources, may lack the commit of a figure. */
const hasHistory = git('rev-parse', '--is-shallow-repository') === 'false';
const LOST = 'no such commit in this history: run it again, or write “commit unknown” in its place';
const dayOf = (commit: string) => git('show', '-s', '--date=format-local:%Y-%m-%d', '--format=%cd', commit);

describe.each(['docs/benchmarks.md', 'docs/reliability.md'])('the figures of %s', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const runs = [...text.matchAll(/\b(20\d\d-\d\d-\d\d), ([\da-f]{8})\b/gu)];

  test('name a commit of this history that is no younger than their day', () => {
    expect(runs.length).toBeGreaterThan(0);
    for (const [line, day = '', commit = ''] of runs) {
      const committed = dayOf(commit);
      if (committed === null) expect(hasHistory, `${line}: ${LOST}`).toBe(false);
      else expect(committed <= day, `${line}: the commit is of ${committed}`).toBe(true);
    }
  });

  test('are not of a day to come', () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(runs.map(([, day = '']) => day).filter((day) => day > today)).toEqual([]);
  });
});

describe('proofs of a run', () => {
  const page = [
    'Before.',
    '',
    '<!-- proved -->',
    '',
    '| test     | count | run                  |',
    '| -------- | ----- | -------------------- |',
    '| `b.ts`   | 1 key | 2026-11-21, 01234567 |',
    '',
    '<!-- /proved -->',
    '',
    'After.',
  ].join('\n');

  test('take the place of their files and leave the others', () => {
    const next = withProofs(page, [{ file: 'a.ts', count: '2 calls', run: '2026-11-22, 89abcdef' }]);
    expect(next).toContain(
      '| `a.ts` | 2 calls | 2026-11-22, 89abcdef |\n| `b.ts` | 1 key | 2026-11-21, 01234567 |',
    );
    expect(next.startsWith('Before.\n\n<!-- proved -->')).toBe(true);
    expect(next.endsWith('<!-- /proved -->\n\nAfter.')).toBe(true);
  });

  test('need their place', () => {
    expect(() => withProofs('Nothing.', [])).toThrow('has no place');
  });

  test('are the lines that begin with proved:', () => {
    expect(proofsIn('noise\nproved: 2 calls\nproved: a | b\n')).toEqual(['2 calls', String.raw`a \| b`]);
  });
});
