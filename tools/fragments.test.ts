import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commentsOf, countFragments, isFragment } from './fragments.ts';
import { root } from './run.ts';

/** Comments that begin with a fragment, by folder. A number may only fall. */
const FRAGMENTS: Readonly<Record<string, number>> = {
  'apps/gateway/src': 0,
  'apps/portal/src/app': 0,
  'apps/portal/src/entities': 0,
  'apps/portal/src/features': 0,
  'apps/portal/src/pages': 0,
  'apps/portal/src/shared': 0,
  'packages/api-client/src': 0,
  'packages/connectors/src': 0,
  'packages/demo/src': 0,
  'packages/domain/src': 0,
  'packages/services/src': 0,
  'packages/ui/src': 0,
  tools: 0,
};

/** Tests and stories are no production files, and `testing` folders serve them alone. */
const NOT_PRODUCTION = /\.(?:test|stories|nightly|e2e|generated|d)\.|[\\/]testing[\\/]/u;

const sourcesIn = (folder: string): string[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !NOT_PRODUCTION.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'));

describe('comments are full sentences', () => {
  test.each(Object.entries(FRAGMENTS))('%s has no more fragments than %i', (folder, allowed) => {
    const { fragments } = countFragments(sourcesIn(folder));
    expect(fragments, 'begin the new comments with a subject').toBeLessThanOrEqual(allowed);
    expect(fragments, `lower the number of ${folder} to ${fragments}`).toBe(allowed);
  });

  test('every folder of the packages and apps has its number', () => {
    const folders = globSync(['packages/*/src', 'apps/*/src'], { cwd: root });
    const missing = folders.filter((folder) => !Object.keys(FRAGMENTS).some((one) => one.startsWith(folder)));
    expect(missing).toEqual([]);
  });
});

describe('a fragment', () => {
  test.each([
    'What a cell holds.',
    'Who signs in.',
    'Of the session.',
    'Its last call.',
    'For AES-256.',
    'Without the question mark.',
    'When the bucket is full again.',
  ])('is %j', (prose) => {
    expect(isFragment(prose)).toBe(true);
  });

  test.each([
    'The kinds of value that a cell may hold.',
    'Whether a price is suspicious.',
    'When the bucket is full, the row has no meaning.',
    '`null` means none.',
  ])('is not %j', (prose) => {
    expect(isFragment(prose)).toBe(false);
  });
});

test('comments are found as blocks and as lines that follow each other, without directives and strings', () => {
  const source = [
    '/** The first',
    ' * of two lines. */',
    "const address = 'https://example.com'; // The address of the example.",
    '// The lines of a comment',
    '// are one.',
    'export {};',
    '// oxlint-disable-next-line no-console',
  ].join('\n');
  expect(commentsOf(source)).toEqual([
    'The first\nof two lines.',
    'The address of the example.',
    'The lines of a comment\nare one.',
  ]);
});
