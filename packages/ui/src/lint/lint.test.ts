import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import lint from './index.ts';

const oxlint = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin/oxlint');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trastienda-lint-'));
  writeFileSync(
    join(folder, '.oxlintrc.json'),
    JSON.stringify({
      jsPlugins: [fileURLToPath(new URL('index.ts', import.meta.url))],
      categories: { correctness: 'off' },
      rules: Object.fromEntries(Object.keys(lint.rules).map((rule) => [`trastienda/${rule}`, 'error'])),
    }),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The rules that a file breaks, in the order of its lines, as oxlint says them. */
function broken(code: string): string[] {
  writeFileSync(join(folder, 'screen.tsx'), code);
  try {
    execFileSync(process.execPath, [oxlint, '--format=json', 'screen.tsx'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return [];
  } catch (error) {
    const { diagnostics } = JSON.parse((error as { stdout: string }).stdout) as {
      diagnostics: { code: string; labels: { span: { line: number } }[] }[];
    };
    return diagnostics
      .toSorted((a, b) => (a.labels[0]?.span.line ?? 0) - (b.labels[0]?.span.line ?? 0))
      .map(({ code: name }) => /\(([\w-]+)\)/u.exec(name)?.[1] ?? name);
  }
}

describe('the rules for who uses the library', () => {
  it('find a colour by hand, two main acts and words in English', () => {
    const screen = `export function Screen() {
  return (
    <div style={{ color: '#ff0000', background: \`rgb(1 2 3)\` }}>
      <Button variant="primary">Save</Button>
      <Button variant="primary" aria-label="Search">Guardar</Button>
    </div>
  );
}`;
    expect(broken(screen).toSorted()).toEqual([
      'no-english',
      'no-english',
      'no-raw-color',
      'no-raw-color',
      'one-primary-action',
    ]);
  });

  it('leave alone what is right', () => {
    const screen = `const order = ['#61840277'];
export function Screen() {
  return (
    <div style={{ color: 'var(--ts-color-text-muted)' }} id="save">
      <a href="#abc">Error</a>
      <Button variant="primary">Generar guía</Button>
      <Button>No</Button>
    </div>
  );
}
export function Other() {
  return <Button variant="primary">Cancelar {order}</Button>;
}`;
    expect(broken(screen)).toEqual([]);
  });
});
