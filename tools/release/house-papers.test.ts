import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { housePapers, papersNamed } from './house-papers.ts';

it('a docstring names no paper that only the house has', () => {
  expect(papersNamed('/** The main menu. Source: S2.2 to S2.10; experience.md 17. */')).toEqual([
    'S2.2',
    'S2.10',
    'experience.md',
  ]);
  expect(papersNamed('Reloads (D7), (not by default, D128), calls.md 24')).toEqual([
    '(D7)',
    'D128',
    'calls.md',
  ]);
  expect(papersNamed('import type { D3 } from "./S2.ts"; // README.md, 3D, ISO 9.1')).toEqual([]);
});

it('is looked for in every declaration of a package', () => {
  const staged = mkdtempSync(join(tmpdir(), 'trastienda-papers-'));
  try {
    mkdirSync(join(staged, 'dist/menu'), { recursive: true });
    writeFileSync(join(staged, 'dist/index.d.ts'), '/** The main menu. */');
    writeFileSync(join(staged, 'dist/menu/menu.d.ts'), '/** The main menu (D23). */');
    expect(housePapers(staged)).toEqual(['dist/menu/menu.d.ts names papers of the house: (D23)']);
  } finally {
    rmSync(staged, { recursive: true });
  }
});
