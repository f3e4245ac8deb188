import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { apiReport } from './package/api-report.ts';
import { packagesNamed, withoutChangeset } from './package/changesets.ts';

const folder = mkdtempSync(join(tmpdir(), 'trastienda-api-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

function pack(props: string): string {
  write(
    'package.json',
    JSON.stringify({
      name: '@trastienda/probe',
      exports: {
        '.': { types: './dist/index.d.ts', import: './dist/index.js' },
        './styles.css': './dist/styles.css',
        './*': { types: './dist/components/*/index.d.ts', import: './dist/components/*/index.js' },
      },
    }),
  );
  write(
    'dist/index.d.ts',
    "export { Button, type ButtonProps as Props } from './components/Button/index.ts';\n",
  );
  write('dist/components/Button/index.d.ts', "export * from './Button.tsx';\n");
  write(
    'dist/components/Button/Button.d.ts',
    `export interface ButtonProps {\n    /** Words. */\n    ${props}\n}\nexport declare const kinds: readonly ['a'];\n` +
      'export declare function Button({ size }: ButtonProps): string;\n',
  );
  return apiReport(folder);
}

describe('what a package promises is a text under review', () => {
  test('names every entry, its components and their own props, without comments', () => {
    const report = pack('size?: number;');
    expect(report).toContain('## .\nButton\nProps\n');
    expect(report).toContain(
      '## ./Button\nfunction Button({ size }: ButtonProps): string;\ninterface ButtonProps {\n  size?: number;\n}',
    );
    expect(report).toContain('./styles.css');
    expect(report).not.toContain('Words');
  });

  test('a prop that is added, or made required, changes it', () => {
    const before = pack('size?: number;');
    expect(pack('size?: number; kind?: string;')).not.toBe(before);
    expect(pack('size: number;')).not.toBe(before);
  });
});

describe('a changed promise needs a changeset', () => {
  const ui = { name: '@trastienda/ui', before: 'a', now: 'b' };
  const told = "---\n'@trastienda/ui': minor\n---\n\nButton has a prop kind.\n";

  test('that names its package', () => {
    expect(packagesNamed(told)).toEqual(['@trastienda/ui']);
    expect(withoutChangeset([ui], [])).toEqual(['@trastienda/ui']);
    expect(withoutChangeset([ui], ["---\n'@trastienda/domain': patch\n---\n\nOther.\n"])).toEqual([
      '@trastienda/ui',
    ]);
    expect(withoutChangeset([ui], [told])).toEqual([]);
  });

  test('and an unchanged one needs none', () => {
    expect(withoutChangeset([{ ...ui, now: 'a' }], [])).toEqual([]);
  });
});
