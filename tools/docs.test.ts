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
];

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

  test('have pictures of less than 170 kB each', () => {
    const tooBig = pictures.filter((file) => statSync(join(root, file)).size >= 170_000);
    expect(tooBig).toEqual([]);
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

describe('what the code cites of docs/architecture.md is there', () => {
  const house = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const code = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const cited = (pattern: RegExp): string[] => [
    ...new Set(code.flatMap((text) => [...text.matchAll(pattern)].flatMap((match) => match.slice(1)))),
  ];

  test('its sections', () => {
    const sections = cited(/architecture\.md section (\d+)/gu);
    expect(sections.length).toBeGreaterThan(0);
    for (const section of sections) expect(house).toMatch(new RegExp(`^## ${section}\\. `, 'mu'));
  });

  test('its laws', () => {
    const laws = cited(/\blaws? (\d+)(?: and (\d+))?/gu).filter(Boolean);
    expect(laws.length).toBeGreaterThan(0);
    for (const law of laws) expect(house).toMatch(new RegExp(`^${law}\\. \\*\\*`, 'mu'));
  });
});

describe('docs/benchmarks.md', () => {
  const text = readFileSync(join(root, 'docs/benchmarks.md'), 'utf8');

  test('has a place for the figures of every bench', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const benches = Object.keys(scripts).filter((name) => name.startsWith('bench:'));
    const places = [...text.matchAll(/^<!-- (bench:[\w-]+) -->$/gmu)].map((match) => match[1]);
    expect(places.toSorted()).toEqual(benches.toSorted());
  });

  test('tells figures, not their history', () => {
    // The figures are the benches' own, so their number says nothing.
    const prose = text.replaceAll(/^<!-- (bench:[\w-]+) -->$.*?^<!-- \/\1 -->$/gmsu, '');
    expect(prose.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length).toBeLessThan(320);
  });
});
