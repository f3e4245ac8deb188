import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface DocExample {
  readonly file: string;
  readonly expression: string;
  readonly expected: string;
}

const source = join(import.meta.dirname, '..');

/** The source files of the package, tests and testing helpers left out. */
export function sourceFiles(): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('testing'))
    .toSorted();
}

/** The test files of the package. */
export function testFiles(): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.test.ts'),
  );
}

export function readSource(file: string): string {
  return readFileSync(join(source, file), 'utf8');
}

/** Every `@example expression // => value` of the docstrings. */
export function docExamples(): DocExample[] {
  return sourceFiles().flatMap((file) =>
    [...readSource(file).matchAll(/@example (.+?) \/\/ => (.+?)(?: \*\/)?$/gmu)].map(
      ([, expression = '', expected = '']) => ({ file, expression, expected }),
    ),
  );
}

/** Evaluates JavaScript text with the given names in reach. */
export function evaluate(text: string, names: Readonly<Record<string, unknown>>): unknown {
  return new Function(...Object.keys(names), `"use strict"; return (${text});`)(...Object.values(names));
}
