import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './run.ts';

/** Docs stay true: what they point at is there. */
const pages = ['README.md', 'CONTRIBUTING.md', 'GLOSSARY.md', ...globSync('docs/*.md', { cwd: root })].filter(
  (page) => page !== 'docs/experience.md',
);

const rooms = /^(?:apps|packages|docs|tools|\.storybook)\//;

describe('pages for newcomers point at what exists', () => {
  test.each(pages)('%s', (page) => {
    const text = readFileSync(join(root, page), 'utf8');
    const named = [...text.matchAll(/`([\w./-]+)`/g)]
      .map((match) => match[1] ?? '')
      .filter((path) => rooms.test(path));
    const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)\)/g)].map((match) =>
      join(dirname(page), match[1] ?? ''),
    );
    const missing = [...named, ...linked].filter((path) => !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  });
});
