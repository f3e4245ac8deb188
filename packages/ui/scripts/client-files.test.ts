import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { clientDirectives, hiddenFromServers, valueModules } from './client-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'ui-client-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
/** As esbuild writes them: a file with the map of its sources. */
const built = (path: string, code: string, ...sources: readonly string[]) => {
  write(`dist/${path}`, code);
  write(
    `dist/${path}.map`,
    JSON.stringify({ sources: sources.map((one) => `../src/${one}`), mappings: 'AAAA' }),
  );
};
const firstLine = (path: string) => readFileSync(join(folder, path), 'utf8').split('\n')[0];

describe('"use client"', () => {
  write(
    'src/components/Map/index.ts',
    "export { Map } from './Map.tsx';\nexport { credit } from './credit.ts';\n",
  );
  write('src/components/Map/Map.tsx', 'export function Map() {\n  return <p />;\n}\n');
  write('src/components/Map/credit.ts', "export const credit = 'V. C.';\n");
  write('src/internal/use-width.ts', "import { useState } from 'react';\n");
  write('src/theme/index.ts', "import type { ReactNode } from 'react';\n");

  it('leaves constants beside a component a file of their own', () => {
    expect(valueModules(folder)).toEqual(['src/components/Map/credit.ts']);
  });

  it('stands on components and hooks alone, a line above what the map says', () => {
    built('chunk-A.js', 'export { Map };\n', 'components/Map/Map.tsx');
    built('chunk-B.js', 'export { credit };\n', 'components/Map/credit.ts');
    built('chunk-C.js', 'export { useWidth };\n', 'internal/use-width.ts');
    built('theme.js', 'export {};\n', 'theme/index.ts');
    clientDirectives(folder);
    expect(['chunk-A', 'chunk-B', 'chunk-C', 'theme'].map((name) => firstLine(`dist/${name}.js`))).toEqual([
      '"use client";',
      'export { credit };',
      '"use client";',
      'export {};',
    ]);
    expect(JSON.parse(readFileSync(join(folder, 'dist/chunk-A.js.map'), 'utf8'))).toMatchObject({
      mappings: ';AAAA',
    });
  });

  it('hides no constant from a server component', () => {
    write('dist/index.js', 'import { Map } from "./chunk-A.js";\nimport { credit } from "./chunk-B.js";\n');
    expect(hiddenFromServers(folder)).toEqual([]);
    write('dist/index.js', 'import { Map, credit as c } from "./chunk-A.js";\n');
    expect(hiddenFromServers(folder)).toEqual(['dist/index.js takes credit from a file with "use client"']);
  });
});
