import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './run.ts';

/** Docs stay true: what they point at is there. */
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'GLOSSARY.md',
  ...globSync('docs/{,comerciantes/}*.md', { cwd: root }),
].filter((page) => page !== 'docs/experience.md');

const rooms = /^(?:apps|packages|docs|tools|\.storybook)\//;

describe('the merchants’ pages', () => {
  const words = globSync('docs/comerciantes/*.md', { cwd: root }).map((page) =>
    readFileSync(join(root, page), 'utf8'),
  );
  const pictures = globSync('docs/comerciantes/imagenes/*.png', { cwd: root });

  test('show every picture that is kept for them', () => {
    const unseen = pictures.filter(
      (file) => !words.some((text) => text.includes(`imagenes/${basename(file)}`)),
    );
    expect(unseen).toEqual([]);
  });

  test('have pictures of less than 1.5 MB in all', () => {
    const bytes = pictures.reduce((sum, file) => sum + statSync(join(root, file)).size, 0);
    expect(bytes).toBeLessThan(1_500_000);
  });
});

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
