import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { patterns } from '../apps/portal/src/shared/routes/patterns.ts';
import { withoutComments } from './fragments.ts';
import { root } from './run.ts';

const portal = join(root, 'apps/portal/src');
const table = 'shared/routes/patterns.ts';

/** The root is left out: a slash alone also means other things than the home page. */
const pages = Object.values(patterns).filter((pattern) => pattern !== '/');

/** Gives the pages whose address is typed in a source, whole or as the beginning of a longer text. */
function typedIn(source: string): string[] {
  const code = withoutComments(source);
  return pages.filter((page) => new RegExp(`['"\`}]${page}(?=['"\`?#/$])`, 'u').test(code));
}

describe('the address of a page', () => {
  test('is typed in the table alone', () => {
    const files = globSync('**/*.{ts,tsx}', { cwd: portal, exclude: ['**/testing/**'] }).filter(
      (file) => !/\.(?:test|stories)\./u.test(file) && file !== table,
    );
    expect(files.length).toBeGreaterThan(300);
    const typed = files.map((file) => ({ file, typed: typedIn(readFileSync(join(portal, file), 'utf8')) }));
    expect(typed.filter((one) => one.typed.length > 0)).toEqual([]);
  });

  test('stands once in the table', () => {
    expect(Object.values(patterns)).toEqual([...new Set(Object.values(patterns))]);
  });

  test.each([
    "const to = '/mis-pagos';",
    'const to = `/mis-pagos${search}`;',
    "const to = '/mis-pagos?vista=pedidos';",
    'const to = `${origin}/mis-pagos`;',
    '<Link href="/mis-pagos" />',
  ])('is found in %s', (source) => {
    expect(typedIn(source)).toEqual(['/mis-pagos']);
  });

  test.each([
    '/** `/mis-pagos`: deposits. */',
    "import { a } from './mis-pagos';",
    "const to = '/mis-pagosos';",
  ])('is not found in %s', (source) => {
    expect(typedIn(source)).toEqual([]);
  });
});
