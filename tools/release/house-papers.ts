import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Statements, decisions and files of the specification, which who installs a package does not have. */
const paper =
  /\bS\d+\.\d+|\bD\d{2,}\b|\(D\d+\)|\b(?:calls|coverage|decisions|experience|product-spec)\.md\b/gu;

/** The papers that a text names. */
export const papersNamed = (text: string): string[] => [...new Set(text.match(paper) ?? [])];

/** Declarations of a staged package that name them: their docstrings are read by strangers, on hover. */
export const housePapers = (staged: string): string[] =>
  globSync('dist/**/*.d.ts', { cwd: staged }).flatMap((file) => {
    const named = papersNamed(readFileSync(join(staged, file), 'utf8'));
    return named.length === 0 ? [] : [`${file} names papers of the house: ${named.join(', ')}`];
  });
